import { findTown, loadPlaces } from './load-places.server.ts'
import { readState } from './read-state.ts'

type Address = {
  postalCode?: string | null
  city?: string | null
  county?: string | null
  state?: string | null
}

/**
 * The middle of an address's ZIP (New Jersey, New York, Pennsylvania, Delaware), else of its town (New Jersey
 * only; no state means New Jersey). A ZIP of another state than the address says is a slip and not used. Null
 * when neither is known, or several towns bear the name and the county does not tell which.
 */
export function findMiddle(address: Address): { latitude: number; longitude: number } | null {
  const { zips } = loadPlaces()
  const said = address.state?.trim() || null
  const state = said ? readState(said) : 'NJ'
  // Spreadsheets take the first zero away.
  const digits = /^(\d{4,5})(?:-?\d{4})?$/.exec(address.postalCode?.trim() ?? '')?.[1]
  const zip = digits ? zips.get(digits.padStart(5, '0')) : undefined
  if (zip && (!said || zip.place.state === state)) {
    return { latitude: zip.latitude, longitude: zip.longitude }
  }
  const town = state === 'NJ' ? findTown(address.city ?? null, address.county ?? null) : null
  return town && { latitude: town.latitude, longitude: town.longitude }
}
