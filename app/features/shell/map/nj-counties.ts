import shapesUrl from './nj-counties.svg?url'

/** New Jersey's 21 counties in alphabetical order. */
export const counties = [
  'Atlantic',
  'Bergen',
  'Burlington',
  'Camden',
  'Cape May',
  'Cumberland',
  'Essex',
  'Gloucester',
  'Hudson',
  'Hunterdon',
  'Mercer',
  'Middlesex',
  'Monmouth',
  'Morris',
  'Ocean',
  'Passaic',
  'Salem',
  'Somerset',
  'Sussex',
  'Union',
  'Warren',
] as const

export const mapViewBox = '10 2 300 556'

/** Reference for `<use>` to all counties and their names, drawn for `mapViewBox`. */
export const allShapes = `${shapesUrl}#counties`
export const allNames = `${shapesUrl}#names`

/**
 * Returns the reference for `<use>` to a county's shape, drawn for `mapViewBox`: "Cape May" →
 * "#cape-may". `name` is one of `counties`.
 */
export function findShape(name: string): string {
  return `${shapesUrl}#${name.toLowerCase().replaceAll(' ', '-')}`
}

/**
 * Converts degrees to a point in the drawing, or within `around` units of it; null elsewhere. Uses
 * the Mercator projection of the county borders (npm us-atlas, Census Bureau): a mile is about 3.3
 * units.
 */
export function placeOnMap(
  latitude: number | null,
  longitude: number | null,
  around = 0,
): { x: number; y: number } | null {
  if (latitude === null || longitude === null) return null
  const x = 172.406 * longitude + 13043.51
  const y = 7850.59 - 9877.89 * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  const isOnMap = x >= 10 - around && x <= 310 + around && y >= 2 - around && y <= 558 + around
  return isOnMap ? { x: round(x), y: round(y) } : null
}

/** Rounds to a tenth of a unit. */
export const round = (value: number) => Math.round(value * 10) / 10
