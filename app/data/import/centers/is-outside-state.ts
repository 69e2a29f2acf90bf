import { locateCounty } from '#app/center/places/county.server.ts'
import { findStateCode } from '#app/center/places/us-states.ts'
import { findZipState } from '#app/center/places/zip-states.ts'
import { stateCode } from '#site/state.ts'
import type { CenterDraft } from './center-draft.ts'

type DraftPlace = Pick<
  CenterDraft,
  'isVerbatim' | 'countryCode' | 'state' | 'postalCode' | 'latitude' | 'longitude'
>

/**
 * Check if a record is about a place outside the directory's state. The state that it names decides,
 * then its ZIP code, then its point; a record with none of them counts as inside. So does a record
 * of our own export: somebody decided to have that center.
 */
export function isOutsideState(draft: DraftPlace): boolean {
  const { isVerbatim, countryCode, state, postalCode, latitude, longitude } = draft
  if (isVerbatim) return false
  if (countryCode !== 'US') return true
  const known = (state && findStateCode(state)) || (postalCode && findZipState(postalCode))
  if (known) return known !== stateCode
  if (latitude !== null && longitude !== null) return locateCounty(latitude, longitude) === null
  return state !== null
}
