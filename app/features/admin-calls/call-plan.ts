import type { PartOfDay } from '#app/lib/checked-fields.ts'
import { formatIsoDate, getClockHour } from '#app/lib/format-date.ts'

/** Days from each unanswered call in a row to the next try; after more of them, the last. */
const retryDays = [1, 3, 7, 21, 30]

/** After this many days more a center is called in any part of the day: some staff only call in the mornings. */
export const anyPartAfterDays = 7

/** The part of a New Jersey day: "morning" before noon. */
export function getPartOfDay(date: Date): PartOfDay {
  return getClockHour(date) < 12 ? 'morning' : 'afternoon'
}

/**
 * When to try again after so many unanswered calls in a row, the last of them at `triedAt`: from this New Jersey
 * day on ("2026-11-25"), in the other part of the day.
 */
export function planRetry(triedAt: Date, tries: number): { callOn: string; avoidPart: PartOfDay } {
  const days = retryDays[Math.max(1, tries) - 1] ?? retryDays.at(-1) ?? 0
  const day = new Date(`${formatIsoDate(triedAt)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return { callOn: day.toISOString().slice(0, 10), avoidPart: getPartOfDay(triedAt) }
}
