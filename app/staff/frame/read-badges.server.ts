import { sql } from 'drizzle-orm'
import { countDueCalls } from '#app/staff/calls/call-session.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'

/** Counts of open work for staff. */
export type Badges = {
  pendingReviews: number
  openReports: number
  openMessages: number
  problemReports: number
  dueCalls: number
}

export function readBadges(db: Executor, now = new Date()): Promise<Badges> {
  return readRow<Badges>(
    db,
    sql`select
      (select count(*)::integer from reviews where status = 'pending') as "pendingReviews",
      (select count(*)::integer from reports where status = 'open') as "openReports",
      (select count(distinct center_id)::integer from problem_reports where status = 'open') as "problemReports",
      (select count(*)::integer from messages where status = 'open' and held_for is null) as "openMessages",
      ${countDueCalls(now)} as "dueCalls"`,
  )
}
