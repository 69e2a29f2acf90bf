import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** A run with differences that staff have not decided about. */
export type WaitingRun = {
  sourceId: string
  sourceName: string
  runId: string
  /** Nothing of it can be decided before somebody releases it. */
  isHeld: boolean
  count: number
}

/** Read the runs that wait for a decision, held ones first. */
export function listWaitingRuns(db: Executor): Promise<WaitingRun[]> {
  return readRows<WaitingRun>(
    db,
    sql`select s.id as "sourceId", s.name as "sourceName", r.id as "runId",
        r.state = 'held' as "isHeld", count(*)::integer as count
      from differences d join source_runs r on r.id = d.run_id join sources s on s.id = r.source_id
      where s.removed_at is null
        and (d.status = 'open' or (d.status = 'found' and r.state = 'held'))
      group by s.id, r.id order by "isHeld" desc, lower(s.name), r.id`,
  )
}
