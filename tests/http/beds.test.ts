import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, postForm, readRedirect } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readText } from '#tests/support/read-html.ts'
import { openAppOver } from '#tests/support/test-app.ts'

const center = `/centers/${importedCenter.slug}`
const search = '/centers?beds=today'

let app: AccountApp
let admin: string
let dialog: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
  const [row] = await app.operate<{ id: string }>(
    sql`select id from treatment_centers where slug = ${importedCenter.slug}`,
  )
  dialog = `/admin/centers/${row?.id}/beds`
})
afterAll(() => app?.close())
beforeEach(() => app.operate(sql`delete from bed_availability`))
afterEach(() => void vi.useRealTimers())

/** Make a link as staff do; return its path. */
async function makeLink(): Promise<string> {
  const page = await (await app.send(admin, { intent: 'make' }, dialog)).text()
  return /\/beds\?key=[\w-]{32}/.exec(page)?.[0] ?? ''
}
const say = (address: string, fields: Record<string, string>) => postForm(app, address, fields)
const readShown = async (page = center, from: Pick<AccountApp, 'readPage'> = app) =>
  /No open beds, reported in the last 24 hours|(?<=Open beds, reported in the last 24 hours: )detox \d+(?:, residential \d+)?/.exec(
    readText(await from.readPage(page)),
  )?.[0]
const readStored = () => app.operate(sql`select detox, residential from bed_availability`)

it('a center reports them with its link, and they show with the time for 24 hours', async () => {
  const link = await makeLink()
  expect(await readShown()).toBeUndefined()
  // A program that scans email opens the link.
  expect(readText(await app.readPage(link))).toContain('Nothing is shown now.')
  expect(await readStored()).toEqual([])

  const answer = await say(link, { detox: '2', residential: '0' })
  expect(readRedirect(answer)).toBe(`${link} [beds-reported]`)
  expect(readText(await (await follow(app, answer)).text())).toContain('It shows for 24 hours.')
  await expect.poll(() => readShown()).toBe('detox 2, residential 0')
  expect(readText(await app.readPage(center))).toMatch(/The center told us on \w+ \d+, \d{4}, \d/)
  await expect
    .poll(async () => readText(await app.readPage(search)))
    .toMatch(
      /1 Treatment Center Found .*Open beds, reported in the last 24 hours: detox 2, residential 0\./,
    )

  await say(link, { detox: '0', residential: 'none' })
  await expect.poll(() => readShown()).toBe('No open beds, reported in the last 24 hours')
  await expect
    .poll(async () => readText(await app.readPage(search)))
    .toContain('We found no center that reported an open bed in the last 24 hours.')
  // Removing another filter finds centers, but not necessarily an open bed.
  const farther = `${search}&near=08608&within=5&offers=methadone`
  expect(readText(await app.readPage(farther))).toMatch(
    / centers? match.*\. We don’t know whether a bed is open: call and ask\./,
  )

  await app.operate(
    sql`update bed_availability set detox = 5, reported_at = now() - interval '25 hours'`,
  )
  await expect.poll(() => readShown()).toBeUndefined()
})

it('a change drops only its own pages from the cache, and an unchanged report drops none', async () => {
  // A cached page ends when a center on it opens or closes: not between two requests.
  vi.useFakeTimers({ toFake: ['Date'] })
  const link = await makeLink()
  const [other] = await app.operate<{ id: string; slug: string }>(
    sql`select id, slug from treatment_centers where slug <> ${importedCenter.slug} limit 1`,
  )
  const otherPage = `/centers/${other?.slug}`
  const isHit = async (page: string) =>
    (await app.request(page)).headers.get('Cache-Status') === 'directory; hit'
  const warm = async () => {
    for (const page of [center, otherPage, '/about', search]) {
      await expect.poll(() => isHit(page)).toBe(true)
    }
  }
  await warm()
  await say(link, { detox: '3', residential: '0' })
  await expect.poll(() => readShown(search)).toBe('detox 3, residential 0')
  expect(await readShown()).toBe('detox 3, residential 0')
  expect([await isHit(otherPage), await isHit('/about')]).toEqual([true, true])

  await warm()
  await say(link, { detox: '3', residential: '0' })
  // Notifications arrive in order: when this change shows, the one before has arrived too.
  await app.operate(sql`insert into bed_availability (center_id, detox) values (${other?.id}, 1)`)
  await expect.poll(() => readShown(otherPage)).toBe('detox 1')
  expect([await isHit(center), await isHit('/about')]).toEqual([true, true])
})

it('the search panel says how many centers of the search reported one, and hides the filter at none', async () => {
  const readFilter = async (page = '/centers') =>
    /<label[^>]*>(?:(?!<\/label>).)*?name="beds"[^>]*value="today"(?:(?!<\/label>).)*<\/label>/s.exec(
      await app.readPage(page),
    )?.[0] ?? ''
  const isHidden = (filter: string) => /^<label[^>]* hidden/.test(filter)
  const readCount = (filter: string) => /data-count="open-beds">([^<]*)</.exec(filter)?.[1]
  const link = await makeLink()
  await expect.poll(async () => isHidden(await readFilter())).toBe(true)

  await say(link, { detox: '2', residential: '0' })
  await expect.poll(async () => readCount(await readFilter())).toBe('1')
  expect(isHidden(await readFilter())).toBe(false)
  expect(readCount(await readFilter('/centers?near=Cape+May&within=5'))).toBe('0')
  expect(isHidden(await readFilter('/centers?near=Cape+May&within=5'))).toBe(true)

  await say(link, { detox: '0', residential: 'none' })
  await expect.poll(async () => isHidden(await readFilter())).toBe(true)
  // A chosen filter stays.
  expect(isHidden(await readFilter(search))).toBe(false)
})

it('a center changes them at most twenty times an hour, and repeats them without limit', async () => {
  const link = await makeLink()
  const statuses: number[] = []
  for (let number = 0; number < 22; number++) {
    statuses.push((await say(link, { detox: `${number % 2}`, residential: 'none' })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 21 }, () => 303), 429])
  expect((await say(link, { detox: '0', residential: 'none' })).status).toBe(303)
  await app.operate(sql`update bed_availability set counted_from = now() - interval '2 hours'`)
  expect((await say(link, { detox: '4', residential: 'none' })).status).toBe(303)
})

it('pages with a report are cached only until it expires', async () => {
  await say(await makeLink(), { detox: '1', residential: '1' })
  await app.operate(sql`update bed_availability set reported_at = now() - interval '22 hours'`)
  // No center opens or closes at this minute, which would end the cached page, too.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date().setMinutes(20) })
  const cached = await openAppOver(app.database)
  const read = (page: string) => readShown(page, cached)
  const pages = [center, '/towns/trenton']
  for (const page of pages) expect(await read(page)).toBe('detox 1, residential 1')
  // The database follows the real clock. Without a trigger, nothing tells the cache of a change.
  await app.operate(sql`alter table bed_availability disable trigger user`)
  await app.operate(sql`update bed_availability set reported_at = now() - interval '25 hours'`)
  await app.operate(sql`alter table bed_availability enable trigger user`)
  for (const page of pages) expect(await read(page)).toBe('detox 1, residential 1')
  vi.advanceTimersByTime(3 * 60 * 60_000)
  for (const page of pages) expect(await read(page)).toBeUndefined()
})

it('a report shows without a phone number, but never for a closed center', async () => {
  const change = (set: ReturnType<typeof sql>) =>
    app.operate(sql`update treatment_centers set ${set} where slug = ${importedCenter.slug}`)
  await say(await makeLink(), { detox: '1', residential: '1' })
  await change(sql`phone = null`)
  await expect.poll(() => readShown()).toBe('detox 1, residential 1')
  await change(sql`phone = ${importedCenter.phone}, temporarily_closed = true`)
  await expect.poll(() => readShown()).toBeUndefined()
  const found = readText(await app.readPage(search))
  await change(sql`temporarily_closed = false`)
  expect(found).toContain('We found no center that reported an open bed in the last 24 hours.')
})

it.each([
  ['nothing', {}],
  ['one kind', { detox: '2' }],
  ['more than the maximum', { detox: '11', residential: '0' }],
  ['a negative number', { detox: '-1', residential: '0' }],
  ['neither kind', { detox: 'none', residential: 'none' }],
])('%s is refused', async (_, fields) => {
  const answer = await say(await makeLink(), fields)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Your report was not saved yet.')
  expect(await readStored()).toEqual([])
})

it('an altered, expired or revoked link cannot report', async () => {
  const link = await makeLink()
  const beds = { detox: '2', residential: '2' }
  const isRefused = async (address: string) => {
    expect((await app.request(address)).status).toBe(404)
    const answer = await say(address, beds)
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('This link no longer works.'),
    ])
  }
  await isRefused(`${link}x`)
  await isRefused('/beds')
  await app.operate(sql`update bed_links set expires_at = now()`)
  await isRefused(link)

  const other = await makeLink()
  await say(other, beds)
  expect(await readStored()).toHaveLength(1)
  const id = /value="revoke"[\s\S]*?name="id" value="([^"]+)"/.exec(
    await (await app.open(admin, dialog)).text(),
  )?.[1]
  const revoked = await app.send(admin, { intent: 'revoke', id: id ?? '' }, dialog)
  expect(readRedirect(revoked)).toBe(`${dialog} [bed-link-revoked]`)
  expect(await readStored()).toEqual([])
  await isRefused(other)
})

it('a link reports only its own center’s beds', async () => {
  const read = () =>
    app.operate(sql`select phone, name, website, address from treatment_centers order by id`)
  const before = await read()
  const [other] = await app.operate<{ id: string }>(
    sql`select id from treatment_centers where slug <> ${importedCenter.slug} limit 1`,
  )
  const hijack = { phone: '609 555 0166', center: other?.id ?? '', name: 'Call us' }
  await say(await makeLink(), { detox: '1', residential: '0', ...hijack })
  expect(await read()).toEqual(before)
  expect(await app.operate(sql`select center_id as id from bed_availability`)).not.toContainEqual(
    other,
  )
})

it('the audit log records who makes and revokes links, without the key', async () => {
  const link = await makeLink()
  const [row] = await app.operate<{ log: string }>(
    sql`select json_agg(a)::text as log from activities a where action like '%bed-link%'`,
  )
  expect(row?.log).toContain('center.bed-link-made')
  expect(row?.log).not.toContain(link.slice(-32))
})

it('nothing is reported for a deleted center', async () => {
  const link = await makeLink()
  await app.operate(
    sql`update bed_links set center_id = gen_random_uuid() where revoked_at is null`,
  )
  expect((await say(link, { detox: '1', residential: '1' })).status).toBe(404)
})
