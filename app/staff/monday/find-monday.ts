import { addDays } from '#app/lib/calendar-day.ts'
import { findWeekday, formatIsoDate, getClockHour } from '#app/lib/format-date.ts'

/** Staff find the email when they begin. An hour of the state's clock. */
const firstHour = 7
/** Wednesday. Later the next Monday is nearer. */
const lastWeekday = 3

/**
 * Return the ISO day of this week's Monday while its email may go out: from Monday morning to the end of Wednesday in
 * the state, for a server that was down on Monday. Null at any other time.
 */
export function findMonday(now: Date): string | null {
  const weekday = findWeekday(now)
  if (weekday > lastWeekday) return null
  if (weekday === 1 && getClockHour(now) < firstHour) return null
  return addDays(formatIsoDate(now), 1 - weekday)
}
