import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { makeRecord, rememberCenters } from './centers.ts'
import type { Work, WorkState } from './kill-at-moments.ts'
import type { KillableServer } from './killable-server.ts'

/** Records of the file: new centers, known ones whose website is missing, repeated ones, and ones without a name. */
const added = 650
const filled = 200
const repeated = 100
const nameless = 50
const total = added + filled + repeated + nameless

type Stored = { id: string; state: string; error: string | null; rowsDone: number }

/** A file's preview, its import and its undo. `fileName` names the import. */
export async function makeImportWorks(server: KillableServer, fileName: string): Promise<Work[]> {
  const { operate, open, send, upload } = server
  const expectCentersAsBefore = await rememberCenters(server)
  const file = () => new File([writeFile()], fileName)

  const read = async (): Promise<Stored | null> => {
    const [stored] = await operate<Stored>(
      sql`select id, state, error, rows_done as "rowsDone" from imports
        where file_name = ${fileName} order by created_at desc limit 1`,
    )
    return stored ?? null
  }
  const readPath = async () => `/admin/import/${(await read())?.id}`
  const readStateOf = async (names: Partial<Record<string, WorkState>>): Promise<WorkState> => {
    const stored = await read()
    if (!stored) return 'none'
    if (stored.state === 'failed') expect(stored.error).toContain('The server stopped twice')
    return stored.state === 'failed' ? 'given-up' : (names[stored.state] ?? 'working')
  }

  /** The stored import with its centers. */
  const expectWhole = async () => {
    const [row] = await operate<Record<string, unknown>>(sql`select i.state, i.rows_done as done,
        i.rows_total is not null as "isRead", coalesce((i.counts ->> 'inserted')::integer, 0) as inserted,
        coalesce((i.counts ->> 'filled')::integer, 0) as filled,
        (select count(*)::integer from import_rows where import_id = i.id) as rows,
        (select count(*)::integer from import_rows where import_id = i.id and outcome = 'inserted') as "rowsInserted",
        (select count(*)::integer from import_rows where import_id = i.id and outcome = 'filled') as "rowsFilled",
        (select count(*)::integer from center_changes where set_id = i.id and is_added) as "setAdded",
        (select count(*)::integer from center_changes where set_id = i.id and not is_added) as "setChanged",
        (select count(*)::integer from center_changes x where set_id = i.id and kept_because is not null) as kept,
        (select count(*)::integer from center_changes x where set_id = i.id and is_added
          and undone = exists (select from treatment_centers c where c.id = x.center_id)) as "halfAdded",
        (select count(*)::integer from center_changes x join treatment_centers c on c.id = x.center_id
          where set_id = i.id and not is_added and undone <> (c.website is null)) as "halfChanged",
        (select count(*)::integer from center_changes where set_id = i.id and is_added and not undone) as present,
        (select count(*)::integer from treatment_centers where name like 'Birch %') as birches,
        (select count(*)::integer from center_changes where set_id = i.id and not is_added and not undone) as changed,
        (select count(*)::integer from treatment_centers where website is not null) as websites,
        (select count(*)::integer from activities where subject_id = i.id and action = 'import.finished') as finished,
        (select count(*)::integer from activities where subject_id = i.id and action = 'import.undone') as undone
      from imports i where file_name = ${fileName} order by created_at desc limit 1`)
    if (!row) return
    expect(row).toMatchObject({ kept: 0, halfAdded: 0, halfChanged: 0 })
    expect([row.birches, row.websites]).toEqual([row.present, row.changed])
    const isPreview = ['uploaded', 'previewing', 'previewed'].includes(String(row.state))
    const isBegun = row.isRead && !isPreview && Number(row.done) > 0
    if (isBegun) {
      expect([row.rows, row.rowsInserted, row.rowsFilled]).toEqual([
        row.done,
        row.inserted,
        row.filled,
      ])
    }
    const made = isBegun ? [row.inserted, row.filled] : [0, 0]
    expect([row.setAdded, row.setChanged]).toEqual(made)
    if (row.state === 'done') expect([row.finished, row.undone]).toEqual([1, 0])
    if (row.state === 'undone') expect([row.finished, row.undone]).toEqual([1, 1])
  }

  const expectCounts = async () => {
    const [row] =
      await operate(sql`select counts ->> 'inserted' as inserted, counts ->> 'filled' as filled,
        counts ->> 'skipped' as skipped, rows_total as total,
        (select count(*)::integer from import_rows where import_id = i.id) as rows
      from imports i where id = ${(await read())?.id}`)
    expect(row).toEqual({
      inserted: String(added),
      filled: String(filled),
      skipped: String(nameless),
      total,
      rows: total,
    })
  }

  /** The choice of a preview: known centers are filled. Not killed. */
  const chooseFill = async () => {
    await send(await readPath(), { do: 'choices', duplicates: 'fill' })
    await expect.poll(async () => (await read())?.state, { interval: 20 }).toBe('previewed')
  }

  const preview: Work = {
    name: "an import's preview",
    prepare: async () => () => upload('/admin/import', file()),
    readState: () => readStateOf({ previewed: 'over' }),
    expectWhole,
    expectDone: async () => {
      await expectCentersAsBefore()
      await chooseFill()
      await expectCounts()
      await expectCentersAsBefore()
    },
  }
  const run: Work = {
    name: "an import's run",
    prepare: async (state) => {
      if (state === 'given-up' && (await read())?.rowsDone === 0) {
        // Nothing of it is stored: the page offers another upload.
        await upload('/admin/import', file())
        await expect.poll(async () => (await read())?.state, { interval: 20 }).toBe('previewed')
        await chooseFill()
      }
      const page = await readPath()
      return () => send(page, { do: 'start' })
    },
    readState: () => readStateOf({ previewed: 'none', done: 'over' }),
    expectWhole,
    expectDone: expectCounts,
  }
  const undo: Work = {
    name: "an import's undo",
    prepare: async (state) => {
      const page = await readPath()
      if (state === 'given-up') {
        const offered = await open(page)
        expect(offered).toContain('Undo this import')
        // The import itself has come to its end.
        expect(offered).not.toContain('Go on with it')
      }
      return () => send(`${page}/undo`, {})
    },
    readState: () => readStateOf({ done: 'none', undone: 'over' }),
    expectWhole,
    expectDone: expectCentersAsBefore,
  }
  return [preview, run, undo]
}

function writeFile(): string {
  const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const write = (record: ReturnType<typeof makeRecord>, website: string) =>
    [...Object.values(record), website].join(',')
  return [
    'name,street,city,state,zip,website',
    ...range(added).map((number) => write(makeRecord('Birch', number), '')),
    ...range(filled).map((number) =>
      write(makeRecord('Alder', number), `https://alder-${number}.example.org`),
    ),
    ...range(repeated).map((number) => write(makeRecord('Birch', number), '')),
    ...range(nameless).map((number) => write({ ...makeRecord('Birch', number), name: '' }, '')),
  ].join('\n')
}
