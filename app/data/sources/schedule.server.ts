import { type SQL, sql } from 'drizzle-orm'
import { timeZone } from '#site/state.ts'
import type { Source } from './source-run.server.ts'

/** Of the state's clock. Few people use the site then, and lists of the day before are complete. */
export const quietHour = 3

const local = sql`(now() at time zone ${timeZone})`
const nextNight = sql`(date_trunc('day', ${local}) + make_interval(hours => ${quietHour}))`
// A week begins on Monday: the last of its seven nights is Sunday's.
const nextSunday = sql`(date_trunc('week', ${local}) + make_interval(days => 6, hours => ${quietHour}))`

/** When a source runs next, in SQL; null if only people start it. */
export function nextScheduledRun(schedule: Source['schedule']): SQL {
  if (schedule === 'off') return sql`null::timestamptz`
  const due = schedule === 'nightly' ? nextNight : nextSunday
  const step = schedule === 'nightly' ? sql`interval '1 day'` : sql`interval '7 days'`
  return sql`(case when ${local} < ${due} then ${due} else ${due} + ${step} end
    at time zone ${timeZone})`
}

const firstRetrySeconds = 5 * 60
const longestRetrySeconds = 24 * 3600

/** Seconds until the next attempt after `failures` in a row: 5 minutes, doubling up to a day. */
export function getSourceRetryDelay(failures: number): number {
  return Math.min(firstRetrySeconds * 2 ** Math.max(failures - 1, 0), longestRetrySeconds)
}

/** The failure in a row after which staff get an email: about an hour after the first. */
export const failuresBeforeMail = 5
