import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { nameMember } from '#db/member-name.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { type SourceRunState, sourceRuns, sources } from '#db/schema/sources.ts'
import type { Source, SourceRun } from './source-run.server.ts'

/** Without its long list. */
const { leftOut, ...runColumns } = getTableColumns(sourceRuns)

type ShownRun = Omit<SourceRun, 'leftOut'>

/** A source in the list, with its newest run. */
export type ListedSource = { source: Source; lastRun: ShownRun | null; openDifferences: number }

const newestRun = sql`(select id from source_runs newest where newest.source_id = sources.id
  order by started_at desc, id limit 1)`
const openDifferences = sql<number>`(select count(*)::integer from differences
  where differences.source_id = sources.id and status = 'open')`

/** All sources but removed ones. */
export function listSources(db: Executor): Promise<ListedSource[]> {
  return db
    .select({
      source: getTableColumns(sources),
      lastRun: runColumns,
      openDifferences,
    })
    .from(sources)
    .leftJoin(sourceRuns, sql`${sourceRuns.id} = ${newestRun}`)
    .where(isNull(sources.removedAt))
    .orderBy(sql`lower(${sources.name})`, sources.id)
}

/** A run in the history of a source. `starter` is null for the schedule. */
export type ListedRun = ShownRun & { starter: string | null }

const runsShown = 20

/** When a source was last read without a failure, and how many records its list had. */
export type LastWorked = { at: Date; records: number }

/** When `source`, or any source of the locator, last worked; null if it never has. */
export async function readLastWorked(
  db: Executor,
  source: { id: string } | { kind: 'locator' },
): Promise<LastWorked | null> {
  const isAsked =
    'id' in source
      ? sql`source_id = ${source.id}`
      : sql`source_id in (select id from sources where kind = ${source.kind})`
  const worked: SourceRunState[] = ['open', 'held', 'discarded', 'unchanged', 'undoing', 'undone']
  // A run that found the same file as before did not count its records again.
  const [last] = await readRows<{ at: string; records: number | null }>(
    db,
    sql`select finished_at as at, coalesce(rows_total, (select rows_total from source_runs counted
          where counted.source_id = source_runs.source_id and rows_total is not null
          order by started_at desc limit 1)) as records
      from source_runs
      where ${isAsked} and state in ${worked} and finished_at is not null
      order by finished_at desc limit 1`,
  )
  return last ? { at: new Date(last.at), records: last.records ?? 0 } : null
}

/** A source for its page, with its newest runs. Null if there is none, or it was removed. */
export async function openSource(db: Executor, id: string) {
  if (!isUuid(id)) return null
  const [opened] = await db
    .select({ source: getTableColumns(sources), openDifferences })
    .from(sources)
    .where(and(eq(sources.id, id), isNull(sources.removedAt)))
  if (!opened) return null
  const runs: ListedRun[] = await db
    .select({ ...runColumns, starter: nameMember(sql`started_by`) })
    .from(sourceRuns)
    .where(eq(sourceRuns.sourceId, id))
    .orderBy(desc(sourceRuns.startedAt), sourceRuns.id)
    .limit(runsShown)
  const compared = runs.find(({ state, rowsTotal }) => state === 'comparing' && rowsTotal !== null)
  return {
    ...opened,
    runs,
    /** How far the comparison with the directory is; null if there is none at present. */
    compared: compared ? await countCompared(db, compared) : null,
    lastWorked: await readLastWorked(db, { id }),
  }
}

/** Of the centers and records that a run compares. */
export type Compared = { done: number; total: number }

/** Count what a run has compared: centers in the order of their ids, then the records without one. */
function countCompared(db: Executor, { id, sourceId, comparedTo }: ShownRun): Promise<Compared> {
  return readRow<Compared>(
    db,
    sql`select (count(distinct center_id)
          + count(*) filter (where center_id is null and last_run_id = ${id}))::integer as total,
        (count(distinct center_id) filter (where center_id <= ${comparedTo}::uuid) + (select count(*)
          from differences where run_id = ${id} and kind = 'new'))::integer as done
      from source_records where source_id = ${sourceId}`,
  )
}

/** The admins who can get email about a source. */
export function listAdmins(db: Executor): Promise<{ id: string; name: string }[]> {
  return readRows(
    db,
    sql`select p.id, coalesce(nullif(btrim(p.full_name), ''), nullif(btrim(p.username), ''), 'Unnamed') as name
      from profiles p join user_roles r on r.user_id = p.id
      where r.role = 'admin' and p.status = 'active' order by 2, 1`,
  )
}

export type OpenedSource = NonNullable<Awaited<ReturnType<typeof openSource>>>
