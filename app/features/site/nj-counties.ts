import shapesUrl from './nj-counties.svg?url'

/** New Jersey's 21 counties, in the order of the alphabet. */
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

export type CountyName = (typeof counties)[number]

export const mapViewBox = '10 2 300 556'

/** A county's shape for `<use>`, drawn for `mapViewBox`. */
export function findShape(name: CountyName): string {
  return `${shapesUrl}#${name.toLowerCase().replace(' ', '-')}`
}

/**
 * A point of New Jersey on the map, from degrees; null when it lies outside of the drawing.
 * The drawing is a Mercator projection of the Census Bureau's county borders (npm us-atlas).
 */
export function placeOnMap(latitude: number, longitude: number): { x: number; y: number } | null {
  const x = 172.406 * longitude + 13043.51
  const y = 7850.59 - 9877.89 * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  if (!(x >= 10 && x <= 310 && y >= 2 && y <= 558)) return null
  return { x: Math.round(x), y: Math.round(y) }
}

/** The directory's list for a county: "Cape May" → "/centers?location=cape+may+county". */
export function linkCounty(name: string): string {
  return `/centers?location=${name.toLowerCase().replaceAll(' ', '+')}+county`
}
