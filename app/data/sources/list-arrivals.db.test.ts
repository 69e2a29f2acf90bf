import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { people } from '#tests/support/seed-every-table.ts'
import { describeSources, listMany, listRecords } from '#tests/support/source-runs.ts'
import { listArrivals } from './list-arrivals.server.ts'

describeSources('What came in', ({ accept, asAdmin, compare, createSource, operate, undo }) => {
  beforeEach(() => operate(sql`truncate imports cascade`))

  type Import = { name: string; state: string; day: string; rows?: number; by?: string | null }
  const addImport = ({ name, state, day, rows = 0, by = null }: Import) =>
    operate<{ id: string }>(sql`insert into imports
        (file_name, file_hash, file_size, choices, state, created_at, created_by, rows_done, rows_total, counts)
      values (${name}, 'hash', 10, '{}', ${state}, ${day}::timestamptz, ${by}, ${rows}, 9,
        '{"inserted": 3, "merged": 2, "filled": 4}') returning id`)
  const moveRun = (id: string, day: string) =>
    operate(sql`update source_runs set started_at = ${day}::timestamptz where id = ${id}`)
  const list = async () =>
    (await asAdmin(listArrivals)).map((arrival) => [
      arrival.kind === 'run' ? arrival.sourceName : arrival.fileName,
      arrival.state,
      arrival.added,
      arrival.changed,
      arrival.waiting,
      arrival.who,
    ])

  it('is one history of imports and runs, newest first', async () => {
    await addImport({ name: 'january.csv', state: 'done', day: '2026-01-05', rows: 9 })
    await addImport({ name: 'failed.csv', state: 'failed', day: '2026-01-06' })
    await addImport({
      name: 'preview.csv',
      state: 'previewed',
      day: '2026-03-01',
      by: people.admin,
    })
    const source = await createSource()
    const first = await compare(source, listMany(20), { isScheduled: true })
    await moveRun(first.run.id, '2026-02-01')
    await accept(first.run)
    const [hope = {}, ...others] = listMany(20)
    const newer = [{ ...hope, phone: '609 555 0199', price: '25' }, ...others]
    const { run } = await compare(source, [...newer, ...listRecords('Hope', 'Harbor')])
    await moveRun(run.id, '2026-02-02')
    const changed = ['preview.csv', 'previewed', 0, 0, 9, expect.stringContaining('admin')]
    const before = [
      ['State list', 'open', 20, 0, 0, null],
      ['failed.csv', 'failed', 0, 0, 0, null],
      ['january.csv', 'done', 3, 6, 0, null],
    ]
    const who = expect.stringContaining('admin')
    expect(await list()).toEqual([changed, ['State list', 'open', 0, 0, 4, who], ...before])
    // Two facts of one center are one changed center.
    await accept(run)
    expect(await list()).toEqual([changed, ['State list', 'open', 2, 1, 0, who], ...before])
    await undo(run)
    expect(await list()).toEqual([changed, ['State list', 'undone', 2, 1, 0, who], ...before])
  })

  it('counts what a held run would offer', async () => {
    const source = await createSource()
    const { run } = await compare(source, listMany(20))
    await accept(run)
    await compare(source, listMany(12))
    expect((await list())[0]).toEqual(['State list', 'held', 0, 0, 8, expect.anything()])
  })

  it('names a file that a source took once, and no run of a removed source', async () => {
    const source = await createSource()
    const { run } = await compare(source, listMany(2))
    await addImport({ name: 'moved.csv', state: 'cancelled', day: '2026-02-01' })
    await operate(sql`update imports set id = ${run.id}`)
    expect(await list()).toEqual([['State list', 'open', 0, 0, 2, expect.anything()]])
    await operate(sql`update sources set removed_at = now()`)
    expect(await list()).toEqual([])
  })

  it('has the twenty newest', async () => {
    const source = await createSource()
    for (let day = 10; day < 26; day++) {
      await addImport({ name: `${day}.csv`, state: 'done', day: `2026-01-${day}`, rows: 9 })
      await operate(sql`insert into source_runs (source_id, state, started_at)
        values (${source.id}, 'unchanged', ${`2026-01-${day}T12:00Z`}::timestamptz)`)
    }
    const names = (await list()).map(([name]) => name)
    expect(names).toHaveLength(20)
    expect([names[1], names[19]]).toEqual(['25.csv', '16.csv'])
  })
})
