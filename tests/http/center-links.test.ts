import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { readRedirect } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readText } from '#tests/support/read-html.ts'

const { id } = importedCenter
const dialog = `/admin/centers/${id}/links`

let app: AccountApp
let admin: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())
beforeEach(() => app.operate(sql`truncate center_links, center_contacts`))

const readNewest = async (path = dialog) =>
  readHidden(await (await app.open(admin, path)).text(), 'newest')

async function makeLink(): Promise<string> {
  const answer = await app.send(admin, { intent: 'make', newest: await readNewest() }, dialog)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  return /\/confirm\?key=[0-9A-Z-]{19}/.exec(await answer.text())?.[0] ?? ''
}
const readStatus = async (link: string) => (await app.request(link)).status
const readDialog = async () => readText(await (await app.open(admin, dialog)).text())

it('staff make a link that is shown once, and a new one replaces it', async () => {
  const first = await makeLink()
  expect(await readStatus(first)).toBe(200)
  expect(await (await app.open(admin, dialog)).text()).not.toContain(first)
  expect(await readDialog()).toMatch(/Made \w+ \d+, \d{4}, works until .*, not answered/)
  const second = await makeLink()
  expect([await readStatus(first), await readStatus(second)]).toEqual([404, 200])
  const revoke = { intent: 'revoke', newest: await readNewest() }
  const revoked = await app.send(admin, revoke, dialog)
  expect(readRedirect(revoked)).toBe(`${dialog} [center-link-revoked]`)
  expect(await readStatus(second)).toBe(404)
  expect((await app.send(admin, revoke, dialog)).status).toBe(409)
})

it('a stale page neither revokes nor replaces the link that somebody else made', async () => {
  await makeLink()
  const stale = await readNewest()
  const theirs = await makeLink()
  for (const newest of [stale, '']) {
    for (const [path, fields] of [
      [dialog, { intent: 'make', newest }],
      [dialog, { intent: 'revoke', newest }],
      [`/admin/centers/${id}/letter`, { newest }],
    ] as const) {
      const refused = await app.send(admin, fields, path)
      expect(refused.status).toBe(409)
      expect(readText(await refused.text())).toContain('Somebody made another link')
    }
  }
  expect((await app.send(admin, { intent: 'make' }, dialog)).status).toBe(400)
  expect(await readStatus(theirs)).toBe(200)
})

it('staff print a letter with the address, in both languages', async () => {
  const path = `/admin/centers/${id}/letter`
  const before = await makeLink()
  expect(readText(await (await app.open(admin, path)).text())).toContain('Make the letter')
  expect(await readStatus(before)).toBe(200)
  const fields = { newest: await readNewest(path) }
  const letter = await (await app.send(admin, fields, path)).text()
  const text = readText(letter)
  for (const line of [importedCenter.name, importedCenter.street, 'Trenton, NJ 08608']) {
    expect(text).toContain(line)
  }
  expect(text).toMatch(
    /localhost:3000\/confirm and enter .* localhost:3000\/es\/confirmar y escriba/,
  )
  const code = /letter-code">([0-9A-Z-]{19})</.exec(letter)?.[1]
  expect(await readStatus(`/confirm?key=${code}`)).toBe(200)
  expect(await readStatus(before)).toBe(404)
  const moderator = await app.enter(await app.addMember('moderator'))
  expect((await app.send(moderator, fields, path)).status).toBe(403)
  expect((await app.send('', fields, path)).status).toBeGreaterThanOrEqual(300)
  expect(await app.operate(sql`select 1 from center_links`)).toHaveLength(2)
  expect((await app.open(admin, `/admin/centers/${crypto.randomUUID()}/letter`)).status).toBe(404)
})

it('staff keep the email addresses of a center, and confirm them', async () => {
  const add = (fields: Record<string, string>) =>
    app.send(admin, { intent: 'add-contact', language: 'es', ...fields }, dialog)
  expect((await add({ email: 'no address' })).status).toBe(422)
  expect(readRedirect(await add({ email: 'desk@example.org' }))).toContain('center-contact-changed')
  expect(await readDialog()).toContain('Spanish, not confirmed: gets no email')
  const [contact] = await app.operate<{ id: string }>(sql`select id from center_contacts`)
  await app.send(admin, { intent: 'confirm-contact', id: contact?.id ?? '' }, dialog)
  expect(await readDialog()).toContain('Spanish, confirmed, no email yet')
  await app.send(admin, { intent: 'start-bed-mail', id: contact?.id ?? '' }, dialog)
  expect(await readDialog()).toContain('Gets a daily email about open beds')
  await app.send(admin, { intent: 'stop-bed-mail', id: contact?.id ?? '' }, dialog)
  expect(await readDialog()).not.toContain('Gets a daily email about open beds')
  await add({ email: 'other@example.org', confirmed: 'on' })
  expect(
    await app.operate(sql`select count(*)::integer as confirmed from center_contacts
      where confirmed_for = center_id and confirmed_by is not null`),
  ).toEqual([{ confirmed: 2 }])
  await app.send(admin, { intent: 'remove-contact', id: contact?.id ?? '' }, dialog)
  expect(await readDialog()).not.toContain('desk@example.org')
})

it('says that no email goes out while CENTER_MAIL is off', async () => {
  expect(await readDialog()).toContain('These emails are off: nothing is sent until the operator')
})

it('the audit log names who did it, and never the key', async () => {
  const link = await makeLink()
  const [row] = await app.operate<{ log: string }>(
    sql`select json_agg(a)::text as log from activities a where action like 'center.link%'`,
  )
  expect(row?.log).toContain('center.link-made')
  expect(row?.log).not.toContain(link.slice(-19))
})
