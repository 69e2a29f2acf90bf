import { sql } from 'drizzle-orm'
import type { ImportState } from '#app/data/import/job/import-record.ts'
import type { Executor } from '#db/client.server.ts'
import { nameMember } from '#db/member-name.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { SourceRunState } from '#db/schema/sources.ts'

/** Data that came in: a file of Bulk Import, or a list that a run of a source read. */
export type Arrival = {
  id: string
  /** Null before a source's file was fetched. */
  fileName: string | null
  /** Centers that it added, and that it filled or changed, though it may be undone since. */
  added: number
  changed: number
  /** Records or differences that staff have not decided about. */
  waiting: number
  at: Date
  /** Null for the command line, and for the schedule. */
  who: string | null
} & (
  | { kind: 'import'; state: ImportState }
  | { kind: 'run'; state: SourceRunState; sourceId: string; sourceName: string }
)

const maxArrivals = 20

/** Without those whose file was moved to a source: its run has the id of the file. */
const newestImports = sql`select 'import' as kind, id, state, file_name, created_at as at, created_by as by,
    null::uuid as source_id, null as source_name,
    case when rows_done > 0 and rows_total is not null and state <> 'previewed' then 'done' else state end
      as counted,
    coalesce((counts ->> 'inserted')::integer, 0) as inserted,
    coalesce((counts ->> 'merged')::integer + (counts ->> 'filled')::integer, 0) as completed
  from imports
  where not exists (select from source_runs moved where moved.id = imports.id)
  order by created_at desc, id limit ${maxArrivals}`

/** Of the sources that are still there. */
const newestRuns = sql`select 'run', r.id, r.state, r.file_name, r.started_at, r.started_by,
    s.id, s.name, null, null, null
  from source_runs r join sources s on s.id = r.source_id
  where s.removed_at is null
  order by r.started_at desc, r.id limit ${maxArrivals}`

/** List what came in last, newest first. */
export async function listArrivals(db: Executor): Promise<Arrival[]> {
  const arrivals = await readRows<Arrival>(
    db,
    sql`select newest.kind, newest.id, newest.state, file_name as "fileName", source_id as "sourceId",
        source_name as "sourceName", at, ${nameMember(sql`by`)} as who,
        case counted when 'done' then inserted else found.added end as added,
        case counted when 'done' then completed else found.changed end as changed,
        case counted when 'previewed' then inserted + completed else found.waiting end as waiting
      from ((${newestImports}) union all (${newestRuns}) order by at desc, id limit ${maxArrivals}) newest,
        lateral (select
            count(*) filter (where kind = 'new' and status in ('accepted', 'undone'))::integer as added,
            count(distinct center_id) filter (where kind in ('changed', 'conflicting')
              and status in ('accepted', 'undone'))::integer as changed,
            count(*) filter (where status = 'open'
              or (status = 'found' and newest.state = 'held'))::integer as waiting
          from differences where run_id = newest.id) found
      order by at desc, newest.id`,
  )
  return arrivals.map((arrival) => ({ ...arrival, at: new Date(arrival.at) }))
}
