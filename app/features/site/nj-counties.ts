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

/** The directory's list for a county: "Cape May" → "/centers?location=cape+may+county". */
export function linkCounty(name: string): string {
  return `/centers?location=${name.toLowerCase().replaceAll(' ', '+')}+county`
}
