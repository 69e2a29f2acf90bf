import shapesUrl from './nj-counties.svg?url'
import neighborsUrl from './nj-neighbors.svg?url'

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

/** Reference for `<use>` to all counties, drawn for `mapViewBox`. */
export const allShapes = `${shapesUrl}#counties`
/** Reference for `<use>` to the states around New Jersey, in the same units. */
export const neighborShapes = `${neighborsUrl}#neighbors`

/**
 * Returns the reference for `<use>` to a county's shape, drawn for `mapViewBox`: "Cape May" →
 * "#cape-may". `name` is one of `counties`.
 */
export function findShape(name: string): string {
  return `${shapesUrl}#${name.toLowerCase().replaceAll(' ', '-')}`
}
