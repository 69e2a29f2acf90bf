import type { PartOfDay } from '#app/center/fields/checked-fields.ts'
import { formatIsoDate, getClockHour } from '#app/lib/format-date.ts'

export const callsInSession = 20
/** Random calls among them: the sample for the `/accuracy` page. */
export const drawnInSession = 5

/** Days to wait after each unanswered call in a row. Later calls use the last value. */
const retryDays = [1, 3, 7, 21, 30]

/**
 * Days after which an overdue center may be called at any time of day: some staff only work
 * mornings.
 */
export const anyPartAfterDays = 7

/** Return "morning" before noon, then "afternoon". */
export function getPartOfDay(date: Date): PartOfDay {
  return getClockHour(date) < 12 ? 'morning' : 'afternoon'
}

/**
 * Plan the next try after `tries` unanswered calls in a row, the last one at `triedAt`. Returns the
 * first day to call ("2026-11-25") and the part of the day to avoid.
 */
export function planRetry(triedAt: Date, tries: number): { callOn: string; avoidPart: PartOfDay } {
  const days = retryDays[Math.max(1, tries) - 1] ?? retryDays.at(-1) ?? 0
  const day = new Date(`${formatIsoDate(triedAt)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return { callOn: day.toISOString().slice(0, 10), avoidPart: getPartOfDay(triedAt) }
}
