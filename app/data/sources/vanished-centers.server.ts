import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'

/** The lists that no longer have the center `c`, with the time when that was found. */
export const listsWithout = sql`(select max(r.started_at) as since,
    coalesce(json_agg(coalesce(s.listed_in, s.name) order by s.name), '[]') as lists
  from differences d join sources s on s.id = d.source_id join source_runs r on r.id = d.run_id
  where d.center_id = c.id and d.kind = 'vanished' and d.status = 'open')`

/** True if a list no longer has the center `c` and staff haven't settled that. */
export const isVanished = sql`exists (select from differences d
  where d.center_id = c.id and d.kind = 'vanished' and d.status = 'open')`

/** Settle that lists no longer have a center, after a call that somebody answered. */
export async function settleVanished(db: Executor, centerId: string, at: Date): Promise<void> {
  await db.execute(sql`update differences set status = 'accepted',
      decided_at = ${at}::timestamptz, decided_by = app_user_id()
    where center_id = ${centerId} and kind = 'vanished' and status = 'open'`)
}

/** Take back what a call settled at this time. */
export async function reopenVanished(db: Executor, centerId: string, at: string): Promise<void> {
  await db.execute(sql`update differences set status = 'open', decided_at = null, decided_by = null
    where center_id = ${centerId} and kind = 'vanished' and status = 'accepted'
      and decided_at = ${at}::timestamptz`)
}
