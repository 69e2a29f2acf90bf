import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { postForm } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readText } from '#tests/support/read-html.ts'

const center = `/centers/${importedCenter.slug}`

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

/** Make a link as staff do; return its path. */
async function makeLink(): Promise<string> {
  const page = await (await app.send(admin, { intent: 'make' }, dialog)).text()
  return /\/beds\?key=[\w-]{32}/.exec(page)?.[0] ?? ''
}
const say = (address: string, fields: Record<string, string>) => postForm(app, address, fields)
const readShown = async (page = center) =>
  /No open beds, reported in the last 24 hours|Open beds, reported in the last 24 hours/.exec(
    readText(await app.readPage(page)),
  )?.[0]
const readStored = () => app.operate(sql`select detox, residential from bed_availability`)

it('a center reports the same again, or none at all, in one press, for three days', async () => {
  const link = await makeLink()
  const buttons = (page: string) => /Same as (?:yesterday|last time)/.exec(readText(page))?.[0]
  expect(buttons(await app.readPage(link))).toBeUndefined()
  await say(link, { detox: '2', residential: '1', 'detox-women': '1' })
  expect(buttons(await app.readPage(link))).toBe('Same as last time')
  await app.operate(
    sql`update bed_availability set reported_at = now() - interval '24 hours 1 second'`,
  )
  await app.operate(sql`select sweep_overdue()`)
  await expect.poll(() => readShown()).toBeUndefined()
  const page = await app.readPage(link)
  expect(buttons(page)).toBe('Same as yesterday')
  expect(readText(page)).toContain('Last time: detox 2 (women 1), residential 1')
  expect((await say(link, { again: 'same' })).status).toBe(303)
  expect(await readStored()).toEqual([{ detox: 2, residential: 1 }])
  await expect
    .poll(async () => readText(await app.readPage(center)))
    .toContain('Open beds, reported in the last 24 hours: detox 2 (women 1), residential 1.')
  expect((await say(link, { again: 'none' })).status).toBe(303)
  await expect.poll(() => readShown()).toBe('No open beds, reported in the last 24 hours')
  await app.operate(sql`delete from bed_availability`)
  expect((await say(link, { again: 'same' })).status).toBe(422)
})

it.each([
  ['more women than beds', { 'detox-women': '3' }],
  ['beds for some of a kind that is not offered', { 'residential-men': '1' }],
  ['no number', { 'detox-women': 'many' }],
])('%s is refused', async (_, fields) => {
  const answer = await say(await makeLink(), { detox: '2', residential: 'none', ...fields })
  expect(answer.status).toBe(422)
  expect(await readStored()).toEqual([])
})

it('the HSDS file has a capacity for each kind and people, and none after a day', async () => {
  const read = async () => {
    const file = await (await app.open(admin, '/admin/export/centers.hsds.json')).text()
    const { contents } = JSON.parse(file) as {
      contents: { name: string; capacities?: { unit: { name: string }; available: number }[] }[]
    }
    const found = contents.find(({ name }) => name === importedCenter.name)
    return found?.capacities?.map(({ unit, available }) => [unit.name, available])
  }
  await say(await makeLink(), {
    detox: '10',
    residential: '0',
    'detox-women': '4',
    'detox-under-18': '0',
  })
  expect(await read()).toEqual([
    ['Detox beds', 10],
    ['Detox beds for women', 4],
    ['Detox beds for people under 18', 0],
    ['Residential beds', 0],
  ])
  await app.operate(sql`update bed_availability set reported_at = now() - interval '25 hours'`)
  expect(await read()).toEqual([])
})
