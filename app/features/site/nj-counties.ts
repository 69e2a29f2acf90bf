/** New Jersey's 21 counties, in the order of the alphabet, drawn for `mapViewBox`. */
export const counties = [
  {
    name: 'Atlantic',
    path: 'm134 403 25-28 13 14 0 9 7 0 15 13 9 4 10-1 7 13 12 0 2 5-7 10-21 19-14 10-8-2-5 4-14 1-28-8 1-22-23-21z',
  },
  {
    name: 'Bergen',
    path: 'm249 57 53 31 2 1-4 18-3 8-9 19-5-6-15 11-8-2 3-8 2-9-4-24-19-6-3-7z',
  },
  {
    name: 'Burlington',
    path: 'm117 304 20-8 8-10 6 2 10-7 2-7 15 8 6 1 6 14 28 69 0 39-5 9-10 1-9-4-15-13-7 0 0-9-13-14-15-13-14 0-5-22-8-11-6-2 0-8-8-2z',
  },
  {
    name: 'Camden',
    path: 'm103 317 8 2 0 8 6 2 8 11 5 22 14 0 15 13-25 28-11-21-8-1-17-25 1-5-10-11 2-16z',
  },
  {
    name: 'Cape May',
    path: 'm128 499-1-11 4-2 2-17 4-3 28 8 14-1 5-4 8 2-16 18-13 23-14 28-12 11-12 3-7-3 4-16 9-19 2-13z',
  },
  {
    name: 'Cumberland',
    path: 'm103 411 12 12 23 21-1 22-4 3-2 17-4 2 1 11-19-4-4-5-11 1-4 7-6-5-1-9-11-7-2-6-6 3-10-13-4 1-7-9-1-16 8 0 22-23 27 22 1-19z',
  },
  {
    name: 'Essex',
    path: 'm239 111 24 18-3 8-3 8 8 2 1 9-4 6-13-4-2-3-11-4-7 2-8-6 1-12 5-5 2-21z',
  },
  {
    name: 'Gloucester',
    path: 'm41 359 11-8 15-2 10-4 12-5 10 11-1 5 17 25 8 1 11 21-19 20-12-12-25-22-21-5-9-8-6-15z',
  },
  {
    name: 'Hudson',
    path: 'm260 137 8 2 15-11 5 6-4 8-3 12-3 5-5 6-15 4 4-7 4-6-1-9-8-2z',
  },
  {
    name: 'Hunterdon',
    path: 'm80 181 8-8 6-3 16-12 9-4 13-18 11 11 18 5-1 20 4 2-1 9-11 18-4-3 8 21-10 2 1 7-12 2 3 7-15 1-4-14-16-3-2-9 1-18-6-8-11 1z',
  },
  {
    name: 'Mercer',
    path: 'm123 238 15-1-3-7 12-2-1-7 10-2 5 11 12-4 6 4-1 11 24 12 0 4-10 9-3 6-10 2 5 9-6-1-15-8-2 7-8-15-13-8-4-10z',
  },
  {
    name: 'Middlesex',
    path: 'm179 230 6-10 9-5 12-12-11-15 2-5 9-4 27-2 3 4 13-3 1 3-2 7-6 4-2 9 0 9 7 2-4 11-19 18-6 11-16 5 0-4-24-12z',
  },
  {
    name: 'Monmouth',
    path: 'm202 257 16-5 6-11 19-18 4-11 15 0 15 8 9 2 2-9 3 18-2 21-9 35 0 5-7 3-6-11-8 8-15-3-4-12-25-1-25 21-6-14-5-9 10-2 3-6z',
  },
  {
    name: 'Morris',
    path: 'm153 108 6-2 4 5 10-5 2-10 24-28 0 10 9-2 10 9 16 3 3 6 2 17-10-2-2 21-5 5-1 12-15 15-11 6 2-11-7-14-29 9-18-5-11-11 13-11 1-10z',
  },
  {
    name: 'Ocean',
    path: 'm280 292-8 43-3 33-25 46-12 13-12 0-7-13 5-9 0-39-28-69 25-21 25 1 4 12 15 3 8-8 6 11z',
  },
  {
    name: 'Passaic',
    path: 'm199 68 23-27 23 14 4 2-10 26 3 7 19 6 4 24-2 9-24-18-2-17-3-6-16-3-10-9-9 2z',
  },
  {
    name: 'Salem',
    path: 'm16 398 9-13 6-6 3-12 8-6 6 15 9 8 21 5 25 22-3 6-1 19-27-22-22 23-8 0 1 16-4-2-6-11-12-4 4-27-8-6z',
  },
  {
    name: 'Somerset',
    path: 'm161 152 29-9 7 14-2 11 11-6 2 5 8-3-4 11-6 4-9 4-2 5 11 15-12 12-9 5-6 10-6-4-12 4-5-11-8-21 4 3 11-18 1-9-4-2z',
  },
  {
    name: 'Sussex',
    path: 'm114 67 13-11 6-9 9-25 14-13 10-3 56 35-23 27-24 28-2 10-10 5-4-5-6 2-34-42z',
  },
  {
    name: 'Union',
    path: 'm206 179 6-4 4-11-8 3-2-5 15-15 8 6 7-2 11 4 2 3 13 4-4 7-8 3 0 9-1-3-13 3-3-4z',
  },
  {
    name: 'Warren',
    path: 'm93 95-3-5 19-11 10-13 34 42-7 7-1 10-13 11-13 18-9 4-16 12-6 3-8 8-1-4-1-9 5-6-5-4 5-19 7 1 14-22-8-13z',
  },
] as const

export type CountyName = (typeof counties)[number]['name']

export const mapViewBox = '10 2 300 556'

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
