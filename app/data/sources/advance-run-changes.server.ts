import { sql } from 'drizzle-orm'
import { openChangeSet } from '#app/center/changes/change-sets.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import type { Accepting, ChangeSetState } from '#db/schema/change-sets.ts'
import { acceptDifferences, decisionSize } from './accept-differences.server.ts'
import { countInGroup } from './difference-groups.ts'
import { listDifferenceIds, readDifferenceGroups } from './read-differences.server.ts'
import { undoNextDifferences } from './undo-run.server.ts'

/**
 * Queue the acceptance of a group of an open run's differences. Returns how many there are; null if the run can't be
 * decided, or is worked on.
 */
export async function startAccepting(
  db: Executor,
  runId: string,
  group: string,
): Promise<number | null> {
  const [run] = await readRows<{ sourceName: string }>(
    db,
    sql`select s.name as "sourceName" from source_runs r join sources s on s.id = r.source_id
      where r.id = ${runId} and r.state = 'open' for update of r`,
  )
  const groups = run ? await readDifferenceGroups(db, runId) : []
  const total = countInGroup(groups, group)
  if (!run || total === 0) return null
  await openChangeSet(db, { id: runId, kind: 'source', title: run.sourceName })
  const accepting: Accepting = { group, after: null, total }
  const started = await readRows(
    db,
    sql`update change_sets set state = 'running', actor_id = app_user_id(), error = null,
        accepting = ${JSON.stringify(accepting)}::jsonb
      where id = ${runId} and state <> 'running' returning id`,
  )
  return started.length > 0 ? total : null
}

/** Do the next part of what was queued for a run's differences. True when it has come to its end. */
export async function advanceRunChanges(db: Executor, runId: string): Promise<boolean> {
  const [set] = await readRows<{ state: ChangeSetState; accepting: Accepting | null }>(
    db,
    sql`select state, accepting from change_sets where id = ${runId} for update`,
  )
  const setState = (state: ChangeSetState) =>
    db.execute(sql`update change_sets set state = ${state} where id = ${runId}`)
  if (set?.state === 'undoing') {
    const isLeft = await undoNextDifferences(db, runId)
    if (!isLeft) await setState('undone')
    return !isLeft
  }
  if (set?.state !== 'running' || !set.accepting) return true
  const { group, after } = set.accepting
  const ids = await listDifferenceIds(db, { runId, group, after }, decisionSize)
  await acceptDifferences(db, ids)
  const last = ids.at(-1)
  if (last === undefined) await setState('done')
  else {
    const accepting: Accepting = { ...set.accepting, after: last }
    await db.execute(sql`update change_sets set accepting = ${JSON.stringify(accepting)}::jsonb
      where id = ${runId}`)
  }
  return last === undefined
}

/** What the server does for a run at present, and how far it is; null for nothing. */
export type RunWork = { state: 'running' | 'undoing'; done: number; total: number }

export async function readRunWork(db: Executor, runId: string): Promise<RunWork | null> {
  const work = await readRow<{ state: ChangeSetState | null } & Omit<RunWork, 'state'>>(
    db,
    sql`select s.state, case when s.state = 'undoing'
          then (select count(*)::integer from center_changes x
            where x.set_id = s.id and (x.undone or x.kept_because is not null))
          else (select count(*)::integer from differences d where d.run_id = s.id
            and d.id <= (s.accepting ->> 'after')::uuid and d.status = 'accepted') end as done,
        case when s.state = 'undoing'
          then (select count(*)::integer from center_changes x where x.set_id = s.id)
          else coalesce((s.accepting ->> 'total')::integer, 0) end as total
      from (select) one left join change_sets s on s.id = ${runId}`,
  )
  const { state } = work
  return state === 'running' || state === 'undoing' ? { ...work, state } : null
}
