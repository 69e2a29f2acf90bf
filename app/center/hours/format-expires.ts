import { getMinuteOfWeek, minutesOfDay } from './open-week.ts'

/**
 * Format an `Expires` header for a page that shows which places are open, from the minutes until
 * each place changes. At the latest it is midnight in the state, or the given number of milliseconds.
 */
export function formatExpires(
  places: readonly { openingChangesIn: number | null }[],
  now: Date,
  maxMs = Number.POSITIVE_INFINITY,
): string {
  const changes = places.flatMap(({ openingChangesIn }) => openingChangesIn ?? [])
  const minutes = Math.min(minutesOfDay - (getMinuteOfWeek(now) % minutesOfDay), ...changes)
  const next = new Date(now.getTime() + minutes * 60_000).setUTCSeconds(0, 0)
  return new Date(Math.min(next, now.getTime() + maxMs)).toUTCString()
}
