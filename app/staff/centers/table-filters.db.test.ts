import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { advanceBulkEdit } from '#app/staff/bulk/advance-bulk-edit.server.ts'
import { startBulkDelete } from '#app/staff/bulk/start-bulk-edit.server.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { isThorough } from '#tests/support/thorough.ts'
import { readSelected } from './change-selected.server.ts'
import { readTable } from './read-table.server.ts'
import { listDeleted } from './restore-centers.server.ts'
import { readTableQuery, serializeTableQuery } from './table-query.ts'

const importId = '00000000-0000-4000-8000-000000000071'

describeWithDatabase('the filters of the table', (database) => {
  beforeAll(async () => {
    await seedPeople(database())
    await asOperator(database(), async (db) => {
      await db.execute(sql`insert into treatment_centers
        (slug, name, state, county, listed_in, phone, website, latitude, longitude, verified_at, permanently_closed)
        values
        ('cedar', 'Cedar House', 'NJ', 'Mercer', 'State list', '609 555 0142', 'https://cedar.example.org', 40, -74, now() - interval '80 days', false),
        ('oak', 'Oak House', 'NJ', 'Essex', 'State list', null, null, null, null, now() - interval '91 days', false),
        ('elm', 'Elm Clinic', 'PA', null, null, '609 555 0143', null, 40, -75, null, true)`)
      await db.execute(sql`insert into center_opening_hours
        select id, 1, '9-5' from treatment_centers where slug = 'cedar'`)
      await db.execute(sql`insert into suggestions (center_id, changes, source)
        select id, '{"name":"New"}', 'visitor' from treatment_centers where slug = 'elm'`)
      await db.execute(sql`insert into problem_reports (center_id, kind, reporter, status)
        select id, 'moved', 'a', 'open' from treatment_centers where slug = 'oak'`)
      await db.execute(sql`insert into imports (id, file_name, file_hash, file_size, choices)
        values (${importId}, 'list.csv', 'hash', 10, '{}')`)
      await db.execute(
        sql`insert into change_sets (id, kind, title) values (${importId}, 'import', 'list.csv')`,
      )
      await db.execute(sql`insert into center_changes (set_id, number, center_id, is_added)
        select ${importId}::uuid, row_number() over (order by slug), id, true
        from treatment_centers where slug <> 'oak'`)
      await db.execute(sql`with source as (insert into sources (name, kind) values ('List', 'upload') returning id),
        run as (insert into source_runs (source_id, state) select id, 'open' from source returning id, source_id)
        insert into differences (source_id, run_id, center_id, kind, fact, fingerprint, status)
        select source_id, run.id, c.id, 'changed', 'phone', 'hash', case slug when 'cedar' then 'open' else 'dismissed' end
        from run, treatment_centers c`)
    })
  })

  const read = (search: string) =>
    asViewer(database(), viewers.admin, (db) =>
      readTable(db, readTableQuery(new URLSearchParams(search))),
    )

  it.each([
    ['missing=phone', ['oak']],
    ['missing=coordinates', ['oak']],
    // The state's own come first.
    ['missing=website', ['oak', 'elm']],
    ['missing=hours', ['oak', 'elm']],
    ['missing=county', ['elm']],
    ['age=never', ['elm']],
    ['age=over-90-days', ['oak', 'elm']],
    ['waiting=difference', ['cedar']],
    ['waiting=report', ['oak']],
    ['waiting=suggestion', ['elm']],
    ['where=inside', ['cedar', 'oak']],
    ['where=outside', ['elm']],
    ['state=NJ', ['cedar', 'oak']],
    ['county=Essex', ['oak']],
    ['list=State+list', ['cedar', 'oak']],
    [`import=${importId}`, ['cedar', 'elm']],
    ['import=none', []],
    ['state=NJ&missing=phone&age=over-90-days', ['oak']],
    ['state=PA&show=closed', ['elm']],
    ['missing=nothing-we-know', ['cedar', 'oak', 'elm']],
  ])('shows with %j only %j', async (search, expected) => {
    const { table } = await read(`${search}&sort=name`)
    expect(table.rows.map(({ slug }) => slug)).toEqual(expected)
    expect(table.total).toBe(expected.length)
  })

  it('has the centers of the state first, whatever the order', async () => {
    for (const sort of ['newest', 'name', '-name', 'city', 'checked']) {
      const { table } = await read(`sort=${sort}`)
      expect(table.rows.at(-1)?.slug).toBe('elm')
    }
  })

  it('offers the values that centers have, with counts', async () => {
    const { options } = await read('')
    const short = ({ value, count }: { value: string; count: number }) => `${value} ${count}`
    expect(options.state.map(short)).toEqual(['NJ 2', 'PA 1'])
    expect(options.county.map(short)).toEqual(['Essex 1', 'Mercer 1'])
    expect(options.list.map(short)).toEqual(['State list 2'])
    expect(options.import).toEqual([
      {
        value: importId,
        label: expect.stringMatching(/^list\.csv, 20/),
        count: 2,
        filter: 'import',
      },
    ])
    expect(options.age.map(short)).toEqual(['never 1', 'over-90-days 2'])
  })

  it('names each filter that is set, and counts what would match without it when nothing does', async () => {
    const { narrowers } = await read('q=oak&county=Mercer&missing=phone')
    expect(narrowers.map((one) => ({ ...one, without: serializeTableQuery(one.without) }))).toEqual(
      [
        { label: 'Search: oak', without: '?missing=phone&county=Mercer', count: 0 },
        { label: 'Missing: No phone', without: '?q=oak&county=Mercer', count: 0 },
        { label: 'County: Mercer', without: '?q=oak&missing=phone', count: 1 },
      ],
    )
  })

  it('deletes thousands that are outside the state, if nothing changed since they were shown', async () => {
    const count = isThorough ? 13_675 : 600
    await asOperator(database(), (db) =>
      db.execute(sql`insert into treatment_centers (slug, name, state, source)
        select 'away-' || n, 'Away ' || n, 'CA', 'import' from generate_series(1, ${count}) n`),
    )
    const query = readTableQuery(new URLSearchParams('where=outside&state=CA'))
    const act = <Value>(work: Parameters<typeof asViewer<Value>>[2]) =>
      asViewer(database(), viewers.admin, work)
    const shown = await act((db) => readSelected(db, query, { ids: [], all: count }))
    expect(shown).toMatchObject({ count, selection: { all: count } })
    const remove = () =>
      act((db) => startBulkDelete(db, query, { ids: [], all: count }, shown?.seen ?? ''))
    await act((db) =>
      db.execute(sql`update treatment_centers set name = 'Moved' where slug = 'away-7'`),
    )
    expect(await remove()).toEqual({ ok: false, errors: 'changed' })
    await act((db) =>
      db.execute(sql`update treatment_centers set name = 'Away 7' where slug = 'away-7'`),
    )
    const removed = await remove()
    if (!removed.ok) throw new Error(String(removed.errors))
    expect(removed.value.count).toBe(count)
    while (!(await act((db) => advanceBulkEdit(db, removed.value.id))));
    expect((await read('')).table.total).toBe(3)
    await act((db) => db.execute(sql`delete from treatment_centers where slug = 'cedar'`))
    const deleted = await act((db) => listDeleted(db, 1))
    expect([deleted.total, deleted.rows[0]?.name]).toEqual([count + 1, 'Cedar House'])
  })
})
