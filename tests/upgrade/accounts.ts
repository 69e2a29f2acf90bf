import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Person } from '#tests/support/account-members.ts'
import { findLink, keepCookies, listMail, postForm } from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'
import { makeCode, sendPassword, turnOnTwoFactor } from '#tests/support/two-factor.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const newcomer: Person = {
  email: 'robin@example.org',
  username: 'robin.e',
  password: 'lavender teapot 9',
}

async function signUp(app: UpgradeApp, { email, password, username }: Person): Promise<string> {
  const fields = { email, password, username, fullName: 'Robin Example' }
  await postForm(app, '/auth?mode=sign-up', fields)
  return findLink((await listMail(app.database)).at(-1))
}

async function setStatus(app: UpgradeApp, admin: string, person: Person, status: string) {
  const { id } = await app.one<{ id: string }>(
    sql`select id from profiles where username = ${person.username}`,
  )
  const fields = { seen: 'active', status, reason: `They were ${status}.` }
  const answer = await app.send(admin, fields, `/admin/users/${id}/status`)
  expect(answer.status).toBe(303)
}

const enterByCode = async (app: UpgradeApp, person: Person, code: string) =>
  app.send((await sendPassword(app, person)).cookie, { code }, '/auth/second-step')

export const accounts = writeChapter({
  fill: async (app) => {
    const admin = await app.addMember('admin')
    const adminCookie = await app.enter(admin)
    const moderator = await app.addMember('moderator')
    const member = await app.addMember()
    const cookie = await app.enter(member)
    const safe = await app.addMember()
    const { key, codes } = await turnOnTwoFactor(app, await app.enter(safe), safe)
    const [usedCode = '', unusedCode = ''] = codes
    const device = keepCookies(await enterByCode(app, safe, usedCode))
    const begun = await app.addMember()
    const intent = { intent: 'start-two-factor', currentPassword: begun.password }
    await app.send(await app.enter(begun), intent, '/account/two-factor')
    const [suspended, banned] = [await app.addMember(), await app.addMember()]
    await setStatus(app, adminCookie, suspended, 'suspended')
    await setStatus(app, adminCookie, banned, 'banned')
    const confirmLink = await signUp(app, newcomer)
    await postForm(app, '/forgotten-password', { email: begun.email })
    const resetLink = findLink((await listMail(app.database)).at(-1))
    const people = { admin, moderator, member, safe, begun, suspended, banned }
    return { people, cookie, key, usedCode, unusedCode, device, confirmLink, resetLink }
  },
  checks: {
    'passwords, and roles': async (app, { people }) => {
      const opened = async (person: Person, path: string) =>
        (await app.open(await app.enter(person), path)).status
      expect(await opened(people.admin, '/admin/users')).toBe(200)
      expect(await opened(people.moderator, '/admin/reviews')).toBe(200)
      expect(await opened(people.moderator, '/admin/users')).not.toBe(200)
      expect(await opened(people.member, '/dashboard')).toBe(200)
      expect(await opened(people.member, '/admin/reviews')).not.toBe(200)
    },
    'sessions go on': async (app, { cookie, device }) => {
      expect(await app.isSignedIn(cookie)).toBe(true)
      expect(await app.isSignedIn(device)).toBe(true)
    },
    'second factors, and each backup code once': async (app, made) => {
      const { safe } = made.people
      const enter = async (code: string) => (await enterByCode(app, safe, code)).status
      expect(await enter(made.usedCode)).toBe(401)
      expect(await enter(made.unusedCode)).toBe(303)
      expect(await enter(await makeCode(made.key, 1))).toBe(303)
    },
    'a second factor that was not confirmed asks for nothing': async (app, { people }) => {
      expect(await app.isSignedIn(await app.enter(people.begun))).toBe(true)
    },
    'links in emails': async (app, { confirmLink, resetLink, people }) => {
      expect((await sendPassword(app, newcomer)).response.status).toBe(403)
      expect((await postForm(app, confirmLink)).status).toBe(303)
      expect(await app.isSignedIn(await app.enter(newcomer))).toBe(true)
      const renewed = { ...people.begun, password: 'marigold ladder 4' }
      expect((await postForm(app, resetLink, { password: renewed.password })).status).toBe(303)
      expect(await app.isSignedIn(await app.enter(renewed))).toBe(true)
    },
    'who may not sign in, and why': async (app, { people }) => {
      for (const person of [people.suspended, people.banned]) {
        expect((await sendPassword(app, person)).response.status).toBe(403)
      }
      const path = `/admin/users?q=${people.suspended.username}`
      const list = await app.open(await app.enter(people.admin), path)
      expect(readText(await list.text())).toContain('They were suspended.')
    },
  },
})
