import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'

const source = 'aaaaaaaa-0000-4000-8000-00000000000a'
const run = 'aaaaaaaa-0000-4000-8000-00000000000b'
const oak = 'aaaaaaaa-0000-4000-8000-000000000001'
const elm = 'aaaaaaaa-0000-4000-8000-000000000002'
const page = `/admin/sources/${source}/runs/${run}`

let app: AccountApp
let admin: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())
beforeEach(async () => {
  await app.operate(sql`delete from change_sets where id = ${run}`)
  await app.operate(sql`delete from sources where id = ${source}`)
  await app.operate(sql`delete from treatment_centers where id in (${oak}, ${elm})`)
  await app.operate(sql`insert into treatment_centers
      (id, slug, name, phone, category_name, verified_at, verified_by, listed_in, listed_on) values
    (${oak}, 'oak', 'Oak House', '609 555 0142', null, null, null, 'State list', '2025-05-01'),
    (${elm}, 'elm', 'Elm House', '609 555 0143', null, '2026-11-03T17:00Z', 'called', null, null)`)
  await app.operate(
    sql`insert into sources (id, name, kind) values (${source}, 'State list', 'upload')`,
  )
  await app.operate(
    sql`insert into source_runs (id, source_id, state) values (${run}, ${source}, 'open')`,
  )
  const phone = (old: string, next: string) => JSON.stringify([{ field: 'phone', old, new: next }])
  const category = JSON.stringify([{ field: 'categoryName', old: null, new: 'Clinic' }])
  const draft = JSON.stringify({
    name: 'Ash House',
    city: 'Newark',
    state: 'NJ',
    phone: '609 555 0144',
  })
  await app.operate(sql`insert into differences
      (source_id, run_id, record_key, center_id, kind, conflict, fact, changes, draft, fingerprint, status) values
    (${source}, ${run}, null, ${oak}, 'changed', null, 'phone', ${phone('609 555 0142', '609 555 0199')}, null, 'a', 'open'),
    (${source}, ${run}, null, ${oak}, 'changed', null, 'categoryName', ${category}, null, 'b', 'open'),
    (${source}, ${run}, null, ${elm}, 'conflicting', 'verified', 'phone', ${phone('609 555 0143', '609 555 0198')}, null, 'c', 'open'),
    (${source}, ${run}, null, ${elm}, 'vanished', null, null, '[]', null, 'd', 'open'),
    (${source}, ${run}, 'ash', null, 'new', null, null, '[]', ${draft}, 'e', 'open')`)
})

const readPage = async (path = page) => (await app.open(admin, path)).text()
const findId = async (fingerprint: string) => {
  const [row] = await app.operate<{ id: string }>(
    sql`select id from differences where fingerprint = ${fingerprint} and source_id = ${source}`,
  )
  return row?.id ?? ''
}
const send = (fields: Record<string, string>, path = page) => app.send(admin, fields, path)
const readPhones = () =>
  app.operate(
    sql`select name, phone from treatment_centers where id in (${oak}, ${elm}) order by name`,
  )

it('shows groups with counts, old and new values, and where the old one comes from', async () => {
  const html = await readPage()
  const text = readText(html)
  expect(text).toContain('Phone of centers that nobody verified 1')
  expect(text).toContain('Phone of centers that a person verified 1')
  expect(text).toContain('New centers 1')
  expect(text).toContain(
    'Phone 609 555 0142 → becomes 609 555 0199 Listed in State list, May 1, 2025',
  )
  expect(text).toContain('Checked by calling, November 3, 2026')
  expect(text).toContain('Main category nothing → becomes Clinic')
  const group = `${page}?group=changed-phone`
  expect(readLinks(html)).toContain(group)
  expect(readText(await readPage(group))).not.toContain('Clinic')
  expect(readText(await readPage('/admin/today'))).toContain('5 Differences: State list')
  expect((await app.open(admin, page.replace(run, oak))).status).toBe(404)
})

it('accepts one, a group and a selection, and undoes the run', async () => {
  const before = await readPhones()
  const one = await send({ accept: await findId('a') })
  expect(readRedirect(one)).toBe(`${page} [differences-accepted.1]`)
  expect(readText(await (await follow(app, one, admin)).text())).toContain('1 difference accepted.')
  const group = await send({ intent: 'accept-group', group: 'conflicting-phone-verified' })
  expect(readRedirect(group)).toBe(`${page} [differences-accepted.1]`)
  expect(await readPhones()).toEqual([
    { name: 'Elm House', phone: '609 555 0198' },
    { name: 'Oak House', phone: '609 555 0199' },
  ])
  const selected = await send({ intent: 'dismiss-selected', id: await findId('b') })
  expect(readRedirect(selected)).toBe(`${page} [differences-dismissed.1]`)
  const text = readText(await readPage())
  expect(text).not.toContain('Clinic')
  expect(text).toContain('2 accepted so far')
  expect(readRedirect(await send({ intent: 'undo' }))).toBe(`${page} [run-undone]`)
  expect(await readPhones()).toEqual(before)
  expect(readText(await readPage())).toContain('This run is undone')
  expect((await send({ intent: 'undo' })).status).toBe(409)
})

it('says why a run is held, and decides nothing before it is released', async () => {
  await app.operate(sql`update source_runs set state = 'held', held_because = '9 of 10 are missing'
    where id = ${run}`)
  await app.operate(sql`update differences set status = 'found' where run_id = ${run}`)
  const text = readText(await readPage())
  expect(text).toContain('This run is held 9 of 10 are missing')
  expect(text).toContain('Phone of centers that nobody verified 1')
  expect(text).toContain('Phone 609 555 0142 → becomes 609 555 0199')
  expect(text).not.toContain('Nothing is left to decide')
  expect(text).not.toContain('Accept')
  await send({ accept: await findId('a') })
  expect(await readPhones()).toContainEqual({ name: 'Oak House', phone: '609 555 0142' })
  expect(readRedirect(await send({ intent: 'release' }))).toBe(`${page} [run-released]`)
  await send({ accept: await findId('a') })
  expect(await readPhones()).toContainEqual({ name: 'Oak House', phone: '609 555 0199' })
})

it('names the records that it left out, on its page and in the list of runs', async () => {
  const left = [{ number: 7, name: 'Oak House', address: '9 Far Road, Newark' }]
  const counts = { new: 1, changed: 2, vanished: 1, conflicting: 1, sameName: 46 }
  await app.operate(sql`update source_runs set left_out = ${JSON.stringify(left)}::jsonb,
    counts = ${JSON.stringify(counts)}::jsonb where id = ${run}`)
  const text = readText(await readPage())
  expect(text).toContain('46 records were left out: their names are known at other addresses.')
  expect(text).toContain('Record 7: Oak House, 9 Far Road, Newark')
  expect(text).toContain('45 more are not listed here.')
  expect(readText(await readPage(`/admin/sources/${source}`))).toContain('46 records were left out')
})

it('shows how far it is while it runs', async () => {
  await app.operate(
    sql`update source_runs set state = 'comparing', rows_done = 1250 where id = ${run}`,
  )
  await app.operate(sql`insert into source_runs (source_id, state, started_at, rows_total)
    values (${source}, 'open', now() - interval '1 day', 900)`)
  const html = await readPage(`/admin/sources/${source}`)
  expect(html).toMatch(/<progress(?![^>]* value=)/)
  expect(readText(html)).toContain('Comparing 1,250 records read so far')
  await app.operate(
    sql`update source_runs set rows_total = 1300, compared_to = ${oak} where id = ${run}`,
  )
  await app.operate(sql`insert into source_records (source_id, key, center_id, last_run_id, said) values
    (${source}, 'oak', ${oak}, ${run}, '[]'), (${source}, 'oak 2', ${oak}, ${run}, '[]'),
    (${source}, 'elm', ${elm}, ${run}, '[]'), (${source}, 'ash', null, ${run}, '[]'),
    (${source}, 'gum', null, ${run}, '[]')`)
  const later = await readPage(`/admin/sources/${source}`)
  expect(readText(later)).toContain(
    'Comparing 1,300 records read. 2 of 4 places compared with the directory.',
  )
  expect(later).toMatch(/<progress[^>]* value="50"/)
})

it('accepts together what nobody has to look at one by one, and asks first if that is much', async () => {
  const few = await readPage()
  expect(readText(few)).toContain('Accept all 3')
  expect(readText(few)).not.toContain('Yes, accept')
  await app.operate(sql`insert into differences (source_id, run_id, record_key, kind, draft, fingerprint, status)
    select ${source}, ${run}, 'elder-' || n, 'new', jsonb_build_object('name', 'Elder House ' || n), n, 'open'
    from generate_series(1, 60) n`)
  expect(readText(await readPage())).toContain('Yes, accept all 63')
  const sent = await send({ intent: 'accept-group', group: 'acceptable' })
  expect(readRedirect(sent)).toBe(`${page} [differences-accepted.63]`)
  expect(await readPhones()).toEqual([
    { name: 'Elm House', phone: '609 555 0143' },
    { name: 'Oak House', phone: '609 555 0199' },
  ])
  expect(
    await app.operate(sql`select kind from differences
      where run_id = ${run} and status = 'open' order by 1`),
  ).toEqual([{ kind: 'conflicting' }, { kind: 'vanished' }])
  expect(readText(await readPage())).not.toContain('Accept all')
  expect((await send({ intent: 'accept-group', group: 'acceptable' })).status).toBe(409)
  await send({ intent: 'undo' })
})

it('says why the server gave up, and what to do', async () => {
  const giveUp = () =>
    app.operate(sql`insert into change_sets (id, kind, title, state, error, accepting)
      values (${run}, 'source', 'State list', 'failed', 'The server stopped twice.',
        '{"group":"changed-phone","after":null,"total":1}')
      on conflict (id) do update set state = 'failed', error = excluded.error`)
  await giveUp()
  const stopped = 'Accepting stopped before its end The server stopped twice.'
  expect(readText(await readPage())).toContain(stopped)
  await send({ accept: await findId('a') })
  expect(readText(await readPage())).not.toContain(stopped)
  await app.operate(sql`update source_runs set state = 'undoing' where id = ${run}`)
  await app.operate(sql`update differences set status = 'undone'
    where run_id = ${run} and status = 'open'`)
  const text = readText(await readPage())
  expect(text).toContain('The undo stopped before its end The server stopped twice.')
  expect(text).not.toContain('Nothing is left to decide')
  expect(readLinks(await readPage(`/admin/sources/${source}`))).toContain(page)
  expect(readRedirect(await send({ intent: 'undo' }))).toBe(`${page} [run-undone]`)
  expect(readText(await readPage())).not.toContain('The undo stopped')
})

it('reports what became of each difference, and each record that it left out', async () => {
  await app.operate(
    sql`update differences set draft = draft || '{"name": "=Ash()"}' where fingerprint = 'e'`,
  )
  const left = [{ number: 7, name: 'Oak House', address: '9 Far Road, Newark' }]
  await app.operate(sql`update source_runs set left_out = ${JSON.stringify(left)}::jsonb,
    counts = '{"sameName": 3, "outside": 20}' where id = ${run}`)
  await send({ accept: await findId('a') })
  await send({ accept: await findId('b') })
  await send({ dismiss: await findId('d') })
  await app.operate(sql`update treatment_centers set phone = '609 555 0100' where id = ${oak}`)
  await send({ intent: 'undo' })
  expect(readLinks(await readPage())).toContain(`${page}/report.csv`)
  const response = await app.open(admin, `${page}/report.csv`)
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="State-list-20\d\d-\d\d-\d\d\.run-report\.csv"$/,
  )
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const rows: Record<string, string>[] = parse(await response.text(), { columns: true, bom: true })
  expect(rows).toHaveLength(8)
  const find = (kind: string, fact = '') =>
    rows.find((row) => row.kind === kind && row.fact === fact)
  expect(find('changed', 'Phone')).toMatchObject({
    name: 'Oak House',
    center: '/centers/oak',
    old: '609 555 0142',
    new: '609 555 0199',
    status: 'accepted',
    decided: expect.stringMatching(/^20\d\d-.*Z$/),
    kept: 'The center was changed later',
  })
  expect(find('changed', 'Phone')?.['decided by']).not.toBe('')
  expect(find('changed', 'Main category')).toMatchObject({ status: 'undone', kept: '' })
  expect(find('conflicting', 'Phone')).toMatchObject({
    note: 'Phone of centers that a person verified',
  })
  expect(find('vanished')).toMatchObject({ name: 'Elm House', status: 'dismissed' })
  expect(find('new')).toMatchObject({ name: "'=Ash()", new: '609 555 0144', status: 'undone' })
  expect(rows.slice(-3)).toMatchObject([
    { kind: 'left out', item: '7', name: 'Oak House', new: '9 Far Road, Newark' },
    { note: expect.stringContaining('2 records were left out') },
    { note: expect.stringContaining('20 records were left out') },
  ])
  expect((await app.open(admin, `${page.replace(run, oak)}/report.csv`)).status).toBe(404)
})
