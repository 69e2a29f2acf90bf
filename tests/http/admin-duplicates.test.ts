import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'

const oak = 'aaaaaaaa-0000-4000-8000-000000000001'
const oakAgain = 'bbbbbbbb-0000-4000-8000-000000000002'
const list = '/admin/duplicates'
const pair = `${list}/${oak}/${oakAgain}`

let app: AccountApp
let admin: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())
beforeEach(async () => {
  await app.operate(sql`delete from treatment_centers where id in (${oak}, ${oakAgain})`)
  await app.operate(sql`delete from center_distinctions`)
  await app.operate(sql`delete from center_former_ids`)
  await app.operate(sql`insert into treatment_centers
      (id, slug, name, phone, address, postal_code, website, created_at) values
    (${oak}, 'oak', 'Oak House', '609 555 0142', '1 Main St', '08608', null, '2026-01-01'),
    (${oakAgain}, 'oak-again', 'Oak House Inc', '609 555 0199', '1 Main Street', '08608',
      'https://oak.example', '2026-02-01')`)
})

const readPage = async (path: string) => (await app.open(admin, path)).text()
const readInput = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
/** Fill in the form as it is shown, apart from `chosen`. */
const send = async (intent: 'merge' | 'distinct', chosen: Record<string, string> = {}) => {
  const page = await readPage(pair)
  const checked = [...page.matchAll(/name="(stays:\w+)" checked="" value="(\w+)"/g)]
  const fields = Object.fromEntries(checked.map(([, name, value]) => [name, value]))
  const seen = readInput(page, 'seen')
  return app.send(admin, { ...fields, ...chosen, seen, intent }, pair)
}
const readNext = async (response: Response) =>
  readText(await (await follow(app, response, admin)).text())

it('lists two centers with the reasons, and counts them on Today', async () => {
  const page = await readPage(list)
  expect(readText(page)).toMatch(/Oak House , 1 Main St Oak House Inc , 1 Main Street same street/)
  expect(readLinks(page)).toContain(pair)
  expect(readText(await readPage('/admin/today'))).toMatch(/Possible duplicates \d/)
})

it('merges them with the chosen values, and undoes it', async () => {
  const shown = readText(await readPage(pair))
  expect(shown).toContain('Phone A: (609) 555-0142 B: (609) 555-0199')
  expect(shown).toContain('Website A: not known B: https://oak.example')
  const merged = await send('merge', { 'stays:phone': 'other' })
  expect(readRedirect(merged)).toBe(`${list} [centers-merged]`)
  expect(await readNext(merged)).toContain('“Oak House Inc” into “Oak House”')
  // An empty field takes the other center's value by itself.
  expect(
    await app.operate(sql`select name, phone, website from treatment_centers where id = ${oak}`),
  ).toEqual([{ name: 'Oak House', phone: '609 555 0199', website: 'https://oak.example' }])
  for (const former of ['oak-again', oakAgain]) {
    const response = await app.request(`/centers/${former}`)
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/centers/oak'])
  }
  const saved = await (await app.request('/list/centers/b.json')).json()
  expect(saved).toContainEqual(expect.objectContaining({ id: oakAgain, slug: 'oak' }))

  const id = readInput(await readPage(list), 'id')
  const undone = await app.send(admin, { intent: 'undo', id }, list)
  expect(await readNext(undone)).toContain('The merge is undone.')
  expect((await app.request('/centers/oak-again')).status).toBe(200)
  expect(
    await app.operate(sql`select phone, website from treatment_centers where id = ${oak}`),
  ).toEqual([{ phone: '609 555 0142', website: null }])
  expect((await app.send(admin, { intent: 'undo', id }, list)).status).toBe(409)
})

it('notes that they are two centers, and does not list them again', async () => {
  expect(await readNext(await send('distinct'))).toContain('these are two centers')
  expect(readLinks(await readPage(list))).not.toContain(pair)
  const again = await app.send(admin, { intent: 'offer', one: oakAgain, other: oak }, list)
  expect(await readNext(again)).toContain('offered again')
  expect(readLinks(await readPage(list))).toContain(pair)
})

it('says what to do first where the kept center was merged or deleted since', async () => {
  await app.operate(sql`delete from center_merges`)
  await send('merge')
  const id = readInput(await readPage(list), 'id')
  const undo = async () => {
    const response = await app.send(admin, { intent: 'undo', id }, list)
    return [response.status, readText(await response.text())] as const
  }
  const third = 'cccccccc-0000-4000-8000-000000000003'
  await app.operate(sql`insert into treatment_centers (id, slug, name)
    values (${third}, 'oak-third', 'Oak Three') on conflict do nothing`)
  const next = `${list}/${third}/${oak}`
  await app.send(admin, { intent: 'merge', seen: readInput(await readPage(next), 'seen') }, next)
  expect(await undo()).toEqual([409, expect.stringContaining('merged into “Oak Three” since.')])
  const [later] = await app.operate<{ id: string }>(
    sql`select id from center_merges where merged_center_id = ${oak}`,
  )
  await app.send(admin, { intent: 'undo', id: later?.id ?? '' }, list)
  await app.send(admin, { intent: 'delete', id: oak }, '/admin/centers/selected')
  expect(await undo()).toEqual([409, expect.stringContaining('Restore it under')])
  expect(readText(await readPage(list))).toContain('“Oak House” was deleted since.')
  await app.send(admin, { id: oak }, '/admin/centers/restore')
  expect(await undo()).toEqual([303, ''])
  expect((await app.request('/centers/oak-again')).status).toBe(200)
})

it('shows the values again if somebody changed one since', async () => {
  const response = await app.send(admin, { intent: 'merge', seen: '1 1' }, pair)
  expect(response.status).toBe(409)
  expect(readText(await response.text())).toContain('Somebody changed one of these centers.')
})

it('does nothing with one center and itself', async () => {
  app.log.length = 0
  const posts: Record<string, string>[] = [
    { intent: 'merge', seen: '1 1' },
    { intent: 'distinct', seen: '1 1' },
    { intent: 'group', seen: '1 1', organization: 'Oak', organizationWebsite: '' },
  ]
  expect((await app.open(admin, `${list}/${oak}/${oak}`)).status).toBe(404)
  for (const self of [`${list}/${oak}/${oak}`, `${list}/${oak}/${oak.toUpperCase()}`]) {
    for (const fields of posts) {
      const response = await app.send(admin, fields, self)
      expect([fields.intent, response.status]).toEqual([fields.intent, 422])
    }
    const offered = await app.send(admin, { intent: 'offer', one: oak, other: oak }, list)
    expect(offered.status).toBe(409)
  }
  expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  expect(await app.operate(sql`select 1 from organizations where name = 'Oak'`)).toEqual([])
})

it('says so where one of them is gone', async () => {
  await app.operate(sql`delete from treatment_centers where id = ${oakAgain}`)
  const response = await app.open(admin, pair)
  expect(response.status).toBe(404)
  expect(readText(await response.text())).toContain('Somebody merged or deleted one')
})
