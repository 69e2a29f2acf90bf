import { findStreet } from '#app/lib/find-street.ts'
import type { Point } from '#app/lib/miles.ts'
import { findMiddle } from './load-places.server.ts'

/** The columns of a center that say where it is. */
export type LocatedRow = {
  street: string | null
  address: string | null
  city: string | null
  county: string | null
  state: string | null
  postalCode: string | null
  latitude: number | null
  longitude: number | null
  placeLatitude: number | null
  placeLongitude: number | null
}

/** `isExact` is false for the middle of a ZIP code or town. */
export type ShownPoint = Point & { isExact: boolean }

/**
 * Returns where others may see a center: at its coordinates, or in the middle of its ZIP code or town if it has none or
 * lists no street. A house that gives its address by phone must not be found by its coordinates. Null if not even its
 * town is known.
 */
export function findShownPoint(row: LocatedRow): ShownPoint | null {
  const { latitude, longitude, placeLatitude, placeLongitude } = row
  const hasPoint = latitude !== null && longitude !== null
  if (hasPoint && findStreet(row)) return { latitude, longitude, isExact: true }
  const isPlaced = placeLatitude !== null && placeLongitude !== null
  const middle = isPlaced ? { latitude: placeLatitude, longitude: placeLongitude } : findMiddle(row)
  return middle && { ...middle, isExact: false }
}
