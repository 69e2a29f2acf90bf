import type { OpenInterval } from '#app/center/hours/opening-hours.ts'
import { type OpeningState, readOpeningState } from '#app/center/hours/opening-state.ts'
import { readSpecialHours } from '#app/center/hours/special-hours.ts'
import { getLatest, type KeptCenter, type KeptList } from '#app/center/saved/kept-list.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import type { Language } from '#app/lib/language.ts'

/** Whether a saved center is open now; null if its hours are not known, or it is closed for longer. */
export function readSavedOpening(
  { hours, status, specialHours }: SavedCenter,
  now: Date,
  language: Language,
): OpeningState | null {
  // A list of version 1 has its hours as text.
  if (typeof hours === 'string' || status !== 'Open') return null
  const days = new Map<number, OpenInterval[] | null>()
  for (const { firstDay, lastDay, hours: ofRun } of hours) {
    for (let day = firstDay; day <= lastDay; day += 1) {
      days.set(day, typeof ofRun === 'string' ? null : ofRun)
    }
  }
  return readOpeningState(days, now, language, readSpecialHours(specialHours))
}

/**
 * Order centers for calling: those open now, then those that may be open, then the closed. Keeps an order that the
 * visitor chose.
 */
export function orderForCalls({ centers, orderedAt }: KeptList, now: Date): KeptCenter[] {
  if (orderedAt) return centers
  const rank = (kept: KeptCenter) => {
    const center = getLatest(kept)
    if (center.status !== 'Open') return 3
    const opening = readSavedOpening(center, now, 'en')
    if (!opening) return 1
    return { open: 0, usual: 1, closed: 2 }[opening.status]
  }
  return centers.toSorted((one, other) => rank(one) - rank(other))
}

/** Return the id of the first center that can be called and was not; null if there is none. */
export function findNextCall(centers: readonly KeptCenter[]): string | null {
  const next = centers.find((kept) => {
    const { phone, status } = getLatest(kept)
    return phone && status !== 'Permanently Closed' && !isCalled(kept)
  })
  return next?.center.id ?? null
}

/** Whether the visitor wrote down that they called. */
export const isCalled = ({ call }: KeptCenter): boolean =>
  Boolean(call.calledAt?.value || call.outcome?.value)
