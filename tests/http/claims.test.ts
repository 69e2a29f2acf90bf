import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, openAccountApp, type Person } from '#tests/support/account-members.ts'
import { readRedirect } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'
import { turnOnTwoFactor } from '#tests/support/two-factor.ts'

const center = `/centers/${importedCenter.slug}`
const page = `${center}/claim`
const bedsPath = `${center}/beds`
const beds = { detox: '3', residential: 'none' }

let app: AccountApp
let admin: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())

/** Sign in a new member with a second factor. */
async function enterSafely(): Promise<string> {
  const person: Person = await app.addMember()
  const cookie = await app.enter(person)
  await turnOnTwoFactor(app, cookie, person)
  return cookie
}
const read = async (cookie: string, path: string) =>
  readText(await (await app.open(cookie, path)).text())
const findClaim = async () =>
  (
    await app.operate<{ id: string }>(sql`select id from claims order by created_at desc limit 1`)
  )[0]?.id ?? ''

const claimsPage = '/admin/calls/claims'

/** The latest claim, as its form on the page has it. */
async function readClaim(): Promise<{ id: string; seen: string }> {
  const id = await findClaim()
  const html = await (await app.open(admin, claimsPage)).text()
  return { id, seen: readHidden(html, 'seen', id) }
}

/** Make a code for the latest claim, as staff do. */
async function makeCode(): Promise<string> {
  const fields = { intent: 'code', ...(await readClaim()) }
  const made = readText(await (await app.send(admin, fields, claimsPage)).text())
  const [, first = '', second = ''] = /Code: (\d{4}) (\d{4})/.exec(made) ?? []
  return first + second
}

async function enterProved(): Promise<string> {
  const cookie = await enterSafely()
  await app.send(cookie, { intent: 'claim' }, page)
  await app.send(cookie, { intent: 'prove', code: await makeCode() }, page)
  return cookie
}

describe('a claim', () => {
  it('requires an account with a second factor', async () => {
    expect((await app.request(page)).headers.get('Location')).toContain('/auth?redirectTo=')
    const cookie = await app.enter(await app.addMember())
    expect(await read(cookie, page)).toContain('Set up two-factor sign-in')
    expect((await app.send(cookie, { intent: 'claim' }, page)).status).toBe(403)
    expect(await app.operate(sql`select 1 from claims`)).toEqual([])
  })

  it('is confirmed with a code from staff, and then the member can report open beds', async () => {
    const cookie = await enterSafely()
    expect((await app.send(cookie, beds, bedsPath)).status).toBe(403)
    const asked = await app.send(cookie, { intent: 'claim' }, page)
    expect(readRedirect(asked)).toBe(`${page} [claim-asked]`)
    // Nothing works before staff have made a code.
    expect((await app.send(cookie, { intent: 'prove', code: '' }, page)).status).toBe(422)
    expect((await app.send(cookie, beds, bedsPath)).status).toBe(403)
    const code = await makeCode()
    expect(code).toHaveLength(8)
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
    const proved = await app.send(cookie, { intent: 'prove', code: spaced }, page)
    expect(readRedirect(proved)).toBe(`${page} [claim-proved]`)
    expect(await read(cookie, page)).toContain('You represent this center.')
    expect((await app.send(cookie, beds, bedsPath)).status).toBe(303)
    await expect
      .poll(async () => readText(await app.readPage(center)))
      .toContain('Open beds, reported in the last 24 hours: detox 3.')
    const log = await app.operate<{ action: string; who: string }>(
      sql`select action, actor_name as who from activities where action like 'center.claim%' order by id`,
    )
    expect(log.slice(-3).map(({ action }) => action)).toEqual([
      'center.claimed',
      'center.claim-code-made',
      'center.claim-proved',
    ])
    expect(log.at(-1)?.who).toBe('A member')
    expect(JSON.stringify(log)).not.toContain(code)
    // Repeating a finished step succeeds.
    for (const intent of ['claim', 'prove']) {
      expect((await app.send(cookie, { intent, code }, page)).status).toBe(303)
    }
    expect(await app.operate(sql`select 1 from claims`)).toHaveLength(1)
  })

  it('allows five attempts per code', async () => {
    const cookie = await enterSafely()
    await app.send(cookie, { intent: 'claim' }, page)
    const code = await makeCode()
    const wrong = code === '00000000' ? '00000001' : '00000000'
    for (let n = 0; n < 5; n++) {
      expect((await app.send(cookie, { intent: 'prove', code: wrong }, page)).status).toBe(422)
    }
    expect((await app.send(cookie, { intent: 'prove', code }, page)).status).toBe(422)
    const again = await app.send(cookie, { intent: 'prove', code: await makeCode() }, page)
    expect(again.status).toBe(303)
  })

  it('is not confirmed by an old code or another member’s code', async () => {
    const cookie = await enterSafely()
    await app.send(cookie, { intent: 'claim' }, page)
    const foreign = await makeCode()
    const other = await enterSafely()
    await app.send(other, { intent: 'claim' }, page)
    const old = await makeCode()
    expect((await app.send(other, { intent: 'prove', code: foreign }, page)).status).toBe(422)
    await app.operate(sql`update claims set code_made_at = now() - interval '31 days'`)
    expect((await app.send(other, { intent: 'prove', code: old }, page)).status).toBe(422)
  })

  it('is for one center, and can be withdrawn', async () => {
    const cookie = await enterProved()
    const [other] = await app.operate<{ slug: string }>(
      sql`select slug from treatment_centers where slug <> ${importedCenter.slug} limit 1`,
    )
    const elsewhere = `/centers/${other?.slug}`
    const second = await app.send(cookie, { intent: 'claim' }, `${elsewhere}/claim`)
    expect([second.status, readText(await second.text())]).toEqual([
      409,
      expect.stringContaining(`You already claimed ${importedCenter.name}.`),
    ])
    expect((await app.send(cookie, beds, `${elsewhere}/beds`)).status).toBe(403)
    const gone = await app.send(cookie, { intent: 'withdraw' }, page)
    expect(readRedirect(gone)).toBe(`${page} [claim-withdrawn]`)
    expect((await app.send(cookie, beds, bedsPath)).status).toBe(403)
  })

  it('does not work without the second factor, but can still be withdrawn', async () => {
    const cookie = await enterProved()
    await app.operate(sql`delete from auth_two_factors`)
    const shown = await read(cookie, page)
    expect(shown).toContain('Set up two-factor sign-in')
    expect(shown).not.toContain('You represent this center.')
    expect((await app.send(cookie, beds, bedsPath)).status).toBe(403)
    const gone = await app.send(cookie, { intent: 'withdraw' }, page)
    expect(readRedirect(gone)).toBe(`${page} [claim-withdrawn]`)
  })

  it('on a deleted center does not block a new one', async () => {
    const cookie = await enterSafely()
    const [other] = await app.operate<{ slug: string }>(
      sql`select slug from treatment_centers where slug <> ${importedCenter.slug} limit 1`,
    )
    await app.send(cookie, { intent: 'claim' }, `/centers/${other?.slug}/claim`)
    await app.operate(sql`delete from treatment_centers where slug = ${other?.slug}`)
    const asked = await app.send(cookie, { intent: 'claim' }, page)
    expect(readRedirect(asked)).toBe(`${page} [claim-asked]`)
    expect(await read(cookie, page)).toContain('Our staff will call the listed number')
  })

  it('ends at once when staff revoke it', async () => {
    const cookie = await enterProved()
    const revoke = { intent: 'revoke', ...(await readClaim()) }
    const revoked = await app.send(admin, revoke, claimsPage)
    expect(readRedirect(revoked)).toBe('/admin/calls/claims [claim-revoked]')
    expect((await app.send(cookie, beds, bedsPath)).status).toBe(403)
    expect((await app.send(admin, revoke, claimsPage)).status).toBe(409)
  })

  it('is decided as it is: a stale page makes no second code, and revokes no proof', async () => {
    const cookie = await enterSafely()
    await app.send(cookie, { intent: 'claim' }, page)
    const stale = await readClaim()
    const code = await makeCode()
    for (const intent of ['code', 'revoke']) {
      for (const seen of [stale.seen, '']) {
        const refused = await app.send(admin, { intent, id: stale.id, seen }, claimsPage)
        expect(refused.status).toBe(409)
        expect(readText(await refused.text())).toContain('It changed while this page was open.')
      }
    }
    await app.send(cookie, { intent: 'prove', code }, page)
    expect((await app.send(cookie, beds, bedsPath)).status).toBe(303)
  })

  it('never changes the phone number by itself', async () => {
    const cookie = await enterProved()
    const before = await app.operate(sql`select phone, name, address from treatment_centers
      where slug = ${importedCenter.slug}`)
    const facts = { name: importedCenter.name, phone: '609 555 0177' }
    expect((await app.send(cookie, facts, `${center}/suggest`)).status).toBe(303)
    expect(
      await app.operate(sql`select phone, name, address from treatment_centers
        where slug = ${importedCenter.slug}`),
    ).toEqual(before)
    expect(await read(admin, '/admin/calls/suggestions')).toContain('Told by the center')
  })
})
