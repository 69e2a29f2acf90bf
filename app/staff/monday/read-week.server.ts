import { type SQL, sql } from 'drizzle-orm'
import type { CenterEventKind } from '#app/center/fields/center-event-kinds.ts'
import type { CallResult } from '#app/center/fields/checked-fields.ts'
import { readToday, type Today } from '#app/staff/today/read-today.server.ts'
import type { Accuracy } from '#app/visitors/accuracy/accuracy-counts.ts'
import { readAccuracy } from '#app/visitors/accuracy/read-accuracy.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { timeZone } from '#site/state.ts'

/** What happened to listings, by kind: how many of them. */
export type WeekEvents = Partial<Record<CenterEventKind, number>>

/** What staff did in the week before a Monday, and what waits now. */
export type Week = {
  /** Results of calls. */
  calls: Partial<Record<CallResult, number>>
  /** Problems that visitors reported. */
  reports: number
  /** Suggestions that became changes. */
  applied: number
  today: Today
  accuracy: Accuracy
}

/** True if a column is in the seven days before a Monday, an ISO day in the state. */
const isInWeekBefore = (column: SQL, monday: string) => {
  const midnight = (days: number) =>
    sql`((${monday}::date - ${days}::integer)::timestamp at time zone ${timeZone})`
  return sql`${column} >= ${midnight(7)} and ${column} < ${midnight(0)}`
}

/** Read what happened to real listings in the week before a Monday; `db` has the rights of the API's role. */
export async function readWeekEvents(db: Executor, monday: string): Promise<WeekEvents> {
  const rows = await readRows<{ kind: CenterEventKind; centers: number }>(
    db,
    sql`select kind, count(distinct center_id)::integer as centers from center_events
      where not is_sample and ${isInWeekBefore(sql`happened_at`, monday)} group by kind`,
  )
  return Object.fromEntries(rows.map(({ kind, centers }) => [kind, centers]))
}

/** Read the rest of the week with an admin's rights. Null if every center is a sample, or there is none. */
export async function readWeek(db: Executor, monday: string, now: Date): Promise<Week | null> {
  const { isReal } = await readRow<{ isReal: boolean }>(
    db,
    sql`select exists (select 1 from treatment_centers where source <> 'sample') as "isReal"`,
  )
  if (!isReal) return null
  const calls = await readRows<{ result: CallResult; made: number }>(
    db,
    sql`select result, count(*)::integer as made from field_checks
      where field = 'phone' and how = 'called' and ${isInWeekBefore(sql`checked_at`, monday)} group by result`,
  )
  const settled = await readRow<{ reports: number; applied: number }>(
    db,
    sql`select
      (select count(*)::integer from problem_reports where status <> 'silenced'
        and ${isInWeekBefore(sql`created_at`, monday)}) as reports,
      (select count(*)::integer from suggestions where status = 'applied'
        and ${isInWeekBefore(sql`settled_at`, monday)}) as applied`,
  )
  return {
    ...settled,
    calls: Object.fromEntries(calls.map(({ result, made }) => [result, made])),
    today: await readToday(db, now),
    accuracy: await readAccuracy(db),
  }
}
