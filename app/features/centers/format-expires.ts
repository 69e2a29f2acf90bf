import { getEarliestChange } from '#app/lib/opening-state.ts'
import type { CenterSummary } from './center.ts'

/**
 * An `Expires` header: until when a list that says which centers are open is true; midnight in New Jersey
 * at most, or so many milliseconds.
 */
export function formatExpires(
  centers: readonly Pick<CenterSummary, 'openingChangesIn'>[],
  now: Date,
  maxMs = Number.POSITIVE_INFINITY,
): string {
  const changes = centers.map(({ openingChangesIn }) => openingChangesIn)
  const change = getEarliestChange(changes, now).getTime()
  return new Date(Math.min(change, now.getTime() + maxMs)).toUTCString()
}
