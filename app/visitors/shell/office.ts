import { getOpeningState, type OpeningState } from '#app/center/hours/opening-state.ts'
import type { Language } from '#app/lib/language.ts'
import { officeHours } from '#site/office-hours.ts'

const week = officeHours.flatMap(({ days, hours }) =>
  days.map((dayOfWeek) => ({ dayOfWeek, hours })),
)

/** Return whether the operator's office answers now, which is open on some hours of each day. */
export function readOffice(now: Date, language: Language): OpeningState {
  const state = getOpeningState(week, now, language)
  if (!state) throw new Error('the hours of the office cannot be read')
  return state
}

/** Return the minutes until the office opens or closes, when a page that says it is no longer true. */
export function getOfficeChange(now: Date): { openingChangesIn: number | null } {
  return { openingChangesIn: readOffice(now, 'en').changesIn }
}
