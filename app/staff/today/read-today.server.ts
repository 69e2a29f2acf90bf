import { sql } from 'drizzle-orm'
import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { listWaitingRuns, type WaitingRun } from '#app/data/sources/waiting-runs.server.ts'
import {
  type Backlog,
  hasWrongNumber,
  plannedCenters,
  readBacklog,
} from '#app/staff/calls/call-session.server.ts'
import { readDuplicates } from '#app/staff/duplicates/find-duplicates.server.ts'
import { type Badges, readBadges } from '#app/staff/frame/read-badges.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { timeZone } from '#site/state.ts'
import { type CallPace, paceDays } from './call-pace.ts'

export type Today = {
  backlog: Backlog
  badges: Badges
  /** Pairs of centers that may be one place. */
  duplicates: number
  /** Runs of sources that wait for a decision. */
  runs: WaitingRun[]
  pace: CallPace
}

/** Read the open work of staff and the pace of calls. */
export async function readToday(db: Executor, now = new Date()): Promise<Today> {
  return {
    backlog: await readBacklog(db, now),
    badges: await readBadges(db),
    duplicates: (await readDuplicates(db)).total,
    runs: await listWaitingRuns(db),
    pace: await readPace(db, now),
  }
}

/** Minutes between two results after which somebody did something else in between. */
const longestCallMinutes = 30

export function readPace(db: Executor, now: Date): Promise<CallPace> {
  const at = sql`${now}::timestamptz`
  const recent = sql`> ${at} - make_interval(days => ${paceDays}::integer)`
  return readRow<CallPace>(
    db,
    sql`with made as (
        select center_id, checked_at, result in ('right', 'wrong', 'closed') as is_check
        from field_checks where field = 'phone' and how = 'called' and checked_at ${recent}
      ), timed as (
        select done_at - lag(done_at) over (partition by session_id order by done_at) as taken
        from calls where done_at ${recent}
      )
      select (select count(*)::integer from ${plannedCenters}
          where not c.permanently_closed and c.phone is not null and not ${hasWrongNumber}) as centers,
        (select count(*)::integer from ${plannedCenters}
          where not c.permanently_closed and c.phone is not null and not ${hasWrongNumber}
            and c.verified_at > ${at} - make_interval(days => ${publishedDays}::integer)) as fresh,
        (select count(*)::integer from made) as calls,
        (select count(*)::integer from made where is_check) as answered,
        (select count(distinct center_id)::integer from made where is_check) as checked,
        (select count(distinct (checked_at at time zone ${timeZone})::date)::integer from made)
          as "workedDays",
        (select percentile_cont(0.5) within group (order by extract(epoch from taken) / 60)
          from timed where taken < make_interval(mins => ${longestCallMinutes}::integer)) as minutes`,
  )
}
