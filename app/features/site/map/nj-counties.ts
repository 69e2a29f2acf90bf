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

export const mapViewBox = '10 2 300 556'

/** All counties, and their names as text, each as one shape for `<use>`, drawn for `mapViewBox`. */
export const allShapes = `${shapesUrl}#counties`
export const allNames = `${shapesUrl}#names`

/** A county's shape for `<use>`, drawn for `mapViewBox`. `name` is one of `counties`. */
export function findShape(name: string): string {
  return `${shapesUrl}#${writeCountySlug(name)}`
}

/** "Cape May" → "cape-may" */
function writeCountySlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** A county's page: "Cape May" → "/counties/cape-may". */
export function linkCounty(name: string): string {
  return `/counties/${writeCountySlug(name)}`
}

/**
 * Where a point lies in the drawing and around it, from degrees: the Mercator projection that the Census
 * Bureau's county borders (npm us-atlas) are drawn in. A mile is about 3.3 units.
 */
export function projectPoint(latitude: number, longitude: number): { x: number; y: number } {
  return {
    x: 172.406 * longitude + 13043.51,
    y: 7850.59 - 9877.89 * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
  }
}
