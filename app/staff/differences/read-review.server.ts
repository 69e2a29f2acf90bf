import { sql } from 'drizzle-orm'
import { countKept, type KeptCount } from '#app/center/changes/change-sets.server.ts'
import { type RunWork, readRunWork } from '#app/data/sources/advance-run-changes.server.ts'
import type { DifferenceGroup } from '#app/data/sources/difference-groups.ts'
import {
  differencesPerPage,
  listOpenDifferences,
  readDifferenceGroups,
  type ShownDifference,
} from '#app/data/sources/read-differences.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { LeftOutRecord, SourceRunState } from '#db/schema/sources.ts'

export type Review = {
  sourceId: string
  sourceName: string
  runId: string
  state: SourceRunState
  startedAt: Date
  heldBecause: string | null
  /** Records whose name is known at another address, the first of them, and how many there are. */
  leftOut: LeftOutRecord[]
  leftOutCount: number
  /** Records that were left out because they are outside the state. */
  outside: number
  /** Differences of the run that were accepted, by people and by rules. */
  accepted: number
  byRule: number
  /** Accepted differences that an undo left in place, by reason. */
  kept: KeptCount[]
  work: RunWork | null
  /** Why the server gave up on accepting a group, or on the undo; null if it did not. */
  failure: { reason: string; group: string | null } | null
  groups: DifferenceGroup[]
  /** The chosen group; null for all. */
  group: string | null
  differences: ShownDifference[]
  page: number
  pageCount: number
}

type ReviewedRun = Omit<
  Review,
  'kept' | 'work' | 'groups' | 'group' | 'differences' | 'page' | 'pageCount'
>

/** Read a run with a page of its open differences. Null if there is no such run. */
export async function readReview(
  db: Executor,
  { sourceId, runId }: { sourceId: string; runId: string },
  params: URLSearchParams,
): Promise<Review | null> {
  if (!isUuid(sourceId) || !isUuid(runId)) return null
  const [run] = await readRows<ReviewedRun>(
    db,
    sql`select s.id as "sourceId", s.name as "sourceName", r.id as "runId", r.state,
        r.started_at as "startedAt", r.held_because as "heldBecause",
        r.left_out as "leftOut", coalesce((r.counts ->> 'sameName')::integer, 0) as "leftOutCount",
        coalesce((r.counts ->> 'outside')::integer, 0) as outside,
        (select count(*)::integer from differences d where d.run_id = r.id
          and d.status = 'accepted' and d.kind <> 'vanished') as accepted,
        (select count(*)::integer from differences d where d.run_id = r.id
          and d.status = 'accepted' and d.by_rule) as "byRule",
        (select json_build_object('reason', w.error, 'group', w.accepting ->> 'group')
          from change_sets w where w.id = r.id and w.state = 'failed') as failure
      from source_runs r join sources s on s.id = r.source_id
      where r.id = ${runId} and s.id = ${sourceId}`,
  )
  if (!run) return null
  const kept = await countKept(db, runId)
  const work = await readRunWork(db, runId)
  const groups = await readDifferenceGroups(db, runId)
  const chosen = groups.find(({ key }) => key === params.get('group'))
  const total = chosen?.count ?? groups.reduce((sum, { count }) => sum + count, 0)
  const pageCount = Math.max(1, Math.ceil(total / differencesPerPage))
  // The last page can be empty after its differences were decided.
  const page = Math.min(pageCount, Math.max(1, Math.trunc(Number(params.get('page'))) || 1))
  const group = chosen?.key ?? null
  const differences = await listOpenDifferences(db, { runId, group, page })
  return { ...run, kept, work, groups, group, differences, page, pageCount }
}
