import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  demoAdmin,
  demoMember,
  findLink,
  keepCookies,
  listMail,
  postForm,
} from '../support/auth-client.ts'
import { openAppOver, openTestApp, type TestApp } from '../support/test-app.ts'

let first: TestApp
/** A new app over the same database: each test starts with its own counts of zero. */
let app: TestApp
beforeAll(async () => {
  first = await openTestApp()
})
beforeEach(async () => {
  app = await openAppOver(first.database)
})
afterAll(() => first?.close())

const openProxied = () => openAppOver(first.database, {}, undefined, undefined, { trustProxy: 1 })

describe('attempts to sign in are limited', () => {
  const attempt = (email: string, headers: Record<string, string> = {}) =>
    postForm(app, '/auth', { email, password: 'not the password' }, headers)

  it('to ten per account in 15 minutes, with the time to wait; a mailed link lifts the limit', async () => {
    const network = (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index}` })
    const proxied = await openProxied()
    const from = (index: number, fields: Record<string, string>) =>
      postForm(proxied, '/auth', fields, network(index))
    const wrong = { ...demoMember, password: 'not the password' }
    for (let index = 0; index < 10; index++) expect((await from(index, wrong)).status).toBe(401)
    const refused = await from(200, demoMember)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(await refused.text()).toContain('Too many tries. Please try again in 15 minutes.')
    // Other accounts aren't affected.
    expect((await from(201, { ...wrong, email: 'other@example.org' })).status).toBe(401)
    await postForm(proxied, '/forgotten-password', { email: demoMember.email }, network(202))
    const link = findLink((await listMail(first.database)).at(-1))
    await postForm(proxied, link, { password: 'marigold ladder 4' }, network(203))
    const renewed = { email: demoMember.email, password: 'marigold ladder 4' }
    expect((await from(204, renewed)).status).toBe(303)
    await postForm(proxied, '/forgotten-password', { email: demoMember.email }, network(205))
    const back = findLink((await listMail(first.database)).at(-1))
    expect((await postForm(proxied, back, { password: demoMember.password })).status).toBe(303)
  })

  it('separately for a known browser: nobody can lock its owner out', async () => {
    const proxied = await openProxied()
    let sent = 0
    const enter = (fields: Record<string, string>, Cookie = '') => {
      sent += 1
      const headers = { 'X-Forwarded-For': `198.51.100.${sent}`, Cookie }
      return postForm(proxied, '/auth', fields, headers)
    }
    const known = async (person: Record<string, string>) => {
      const cookies = keepCookies(await enter(person)).split('; ')
      return cookies.find((pair) => pair.startsWith('directory.device=')) ?? ''
    }
    const wrong = { ...demoMember, password: 'not the password' }
    const device = await known(demoMember)
    const ofAnother = await known({ email: 'admin@example.org', password: demoAdmin.password })
    for (let index = 0; index < 10; index++) expect((await enter(wrong)).status).toBe(401)
    const forged = device.replace(/=.{22}/, `=${'A'.repeat(22)}`)
    for (const cookie of ['', ofAnother, forged, 'directory.device=x']) {
      expect((await enter(demoMember, cookie)).status).toBe(429)
    }
    expect((await enter(demoMember, device)).status).toBe(303)
    // The device can't be used to guess forever, nor after the password changes.
    for (let index = 0; index < 10; index++) {
      expect((await enter(wrong, device)).status).toBe(401)
    }
    expect((await enter(demoMember, device)).status).toBe(429)
    const fresh = await openProxied()
    const renew = async (password: string) => {
      await postForm(fresh, '/forgotten-password', { email: demoMember.email })
      const link = findLink((await listMail(first.database)).at(-1))
      expect((await postForm(fresh, link, { password })).status).toBe(303)
    }
    await renew('marigold ladder 4')
    const renewed = { ...demoMember, password: 'marigold ladder 4' }
    for (let index = 0; index < 10; index++) {
      const from = { 'X-Forwarded-For': `203.0.113.${index}`, Cookie: device }
      expect((await postForm(fresh, '/auth', wrong, from)).status).toBe(401)
    }
    const from = { 'X-Forwarded-For': '203.0.113.99' }
    expect((await postForm(fresh, '/auth', renewed, from)).status).toBe(429)
    await renew(demoMember.password)
  })

  it('per username, whatever its capitals, by the same lookup', async () => {
    const proxied = await openProxied()
    let sent = 0
    const enter = (username: string, password: string) => {
      sent += 1
      const network = { 'X-Forwarded-For': `198.51.100.${sent}` }
      return postForm(proxied, '/auth?redirectTo=%2Fadmin', { username, password }, network)
    }
    expect((await enter('ＡＤＭİＮ\u200B', demoAdmin.password)).status).toBe(303)
    const spellings = ['admin', 'Admin', 'ADMİN', 'ａdmin', 'ad\u00ADmin']
    for (let index = 0; index < 10; index++) {
      const username = spellings[index % spellings.length] ?? ''
      expect((await enter(username, 'not the password')).status).toBe(401)
    }
    for (const username of [...spellings, 'admİn']) {
      expect((await enter(username, demoAdmin.password)).status).toBe(429)
    }
  })

  it('to ten a minute per network, whatever X-Forwarded-For a client sends', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const forged = { 'X-Forwarded-For': `203.0.113.${index}` }
      statuses.push((await attempt(`person${index}@example.org`, forged)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('together for an IPv6 household, and separately behind a trusted proxy', async () => {
    const proxied = await openProxied()
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      const fields = { email: `person${index}@example.org`, password: 'not the password' }
      const household = { 'X-Forwarded-For': `2001:db8:1:2::${index + 1}` }
      statuses.push((await postForm(proxied, '/auth', fields, household)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const neighbor = { 'X-Forwarded-For': '2001:db8:1:3::1' }
    const fields = { email: 'person@example.org', password: 'not the password' }
    expect((await postForm(proxied, '/auth', fields, neighbor)).status).toBe(401)
  })

  it('only when they fail', async () => {
    for (let index = 0; index < 12; index++) {
      expect((await postForm(app, '/auth', demoMember)).status).toBe(303)
    }
  })
})
