/** Names that the map writes besides those of `places.tsv` and `places.ts`. All points are in degrees. */

type Degrees = readonly [latitude: number, longitude: number]

/** Towns that people know by name, whatever their size: county seats first. */
export const countySeats = [
  'Mays Landing',
  'Hackensack',
  'Mount Holly',
  'Camden',
  'Cape May Court House',
  'Bridgeton',
  'Newark',
  'Woodbury',
  'Jersey City',
  'Flemington',
  'Trenton',
  'New Brunswick',
  'Freehold',
  'Morristown',
  'Toms River',
  'Paterson',
  'Salem',
  'Somerville',
  'Newton',
  'Elizabeth',
  'Belvidere',
]

export const wellKnownTowns = [
  ...['Asbury Park', 'Atlantic City', 'Avalon', 'Barnegat Light', 'Bayonne', 'Beach Haven'],
  ...['Bordentown', 'Burlington', 'Cape May', 'Clifton', 'Dover', 'Fort Lee', 'Glassboro'],
  ...['Hackettstown', 'Hammonton', 'Hoboken', 'Lakewood', 'Lambertville', 'Long Branch'],
  ...['Manahawkin', 'Millville', 'Montclair', 'Ocean City', 'Passaic', 'Perth Amboy'],
  ...['Phillipsburg', 'Point Pleasant', 'Princeton', 'Red Bank', 'Sea Isle City'],
  ...['Stone Harbor', 'Villas', 'Vineland', 'Wildwood'],
]

/** The middle of a town as people see it, where that of its area (`places.tsv`) is elsewhere. */
export const townMiddles: Record<string, Degrees> = {
  'Atlantic City': [39.364, -74.423],
  Camden: [39.943, -75.112],
  Edison: [40.518, -74.411],
  'Jersey City': [40.72, -74.055],
  Newark: [40.735, -74.172],
  'Toms River': [39.954, -74.198],
  Trenton: [40.22, -74.764],
  Vineland: [39.486, -75.026],
  Woodbridge: [40.557, -74.285],
}

/** Towns outside the state, with thousands of people (rough, for their rank only). */
export const townsOutside: readonly (readonly [name: string, ...Degrees, thousands: number])[] = [
  ['New York', 40.757, -73.986, 8000],
  ['Philadelphia', 39.952, -75.164, 1500],
  ['Yonkers', 40.935, -73.895, 190],
  ['Stamford', 41.053, -73.54, 130],
  ['Allentown', 40.603, -75.47, 118],
  ['Bethlehem', 40.622, -75.37, 75],
  ['Wilmington', 39.744, -75.547, 70],
  ['Hempstead', 40.706, -73.62, 58],
  ['Levittown', 40.155, -74.83, 52],
  ['White Plains', 41.033, -73.765, 50],
  ['Dover', 39.158, -75.524, 39],
  ['Chester', 39.85, -75.36, 34],
  ['Norristown', 40.121, -75.34, 34],
  ['Newark', 39.683, -75.75, 31],
  ['Middletown', 41.446, -74.42, 28],
  ['Easton', 40.691, -75.213, 27],
  ['West Chester', 39.96, -75.606, 19],
  ['Suffern', 41.115, -74.15, 11],
  ['Smyrna', 39.3, -75.605, 11],
  ['Bristol', 40.101, -74.852, 10],
  ['Port Jervis', 41.375, -74.69, 9],
  ['Morrisville', 40.21, -74.784, 9],
  ['Doylestown', 40.31, -75.13, 8],
  ['Nyack', 41.089, -73.926, 7],
  ['Stroudsburg', 40.987, -75.195, 6],
  ['New Castle', 39.662, -75.566, 6],
  ['Yardley', 40.243, -74.84, 3],
  ['New Hope', 40.364, -74.953, 3],
  ['Lewes', 38.775, -75.139, 3],
  ['Milford', 41.322, -74.802, 1],
]

/** Parts of a city: an area's name, without a dot. */
export const boroughsOutside: typeof townsOutside = [
  ['Brooklyn', 40.64, -73.955, 900],
  ['Queens', 40.72, -73.83, 500],
  ['Staten Island', 40.585, -74.15, 480],
  ['Bronx', 40.85, -73.875, 400],
]

/** The states around ours, and where the name of each may stand, best first. */
export const statesAround: readonly { name: { en: string; es: string }; spots: Degrees[] }[] = [
  {
    name: { en: 'Pennsylvania', es: 'Pensilvania' },
    spots: [
      ...pairs(40.42, -75.3, 40.75, -75.4, 40.2, -75.2, 40.1, -75.0, 40.3, -75.0),
      ...pairs(40.9, -75.3, 41.15, -75.15, 40.26, -74.91, 40.2, -74.86, 40.14, -74.92),
    ],
  },
  {
    name: { en: 'New York', es: 'Nueva York' },
    spots: [
      ...pairs(41.2, -74.25, 41.25, -74.1, 41.12, -73.98, 41.3, -74.4, 41.06, -73.82),
      ...pairs(40.95, -73.83, 40.87, -73.87, 40.83, -73.91, 40.78, -73.95, 40.6, -73.97),
      ...pairs(40.59, -74.15),
    ],
  },
  {
    name: { en: 'Delaware', es: 'Delaware' },
    spots: pairs(
      39.1,
      -75.55,
      39.35,
      -75.65,
      39.5,
      -75.65,
      39.6,
      -75.62,
      38.85,
      -75.3,
      38.82,
      -75.2,
    ),
  },
  {
    name: { en: 'Connecticut', es: 'Connecticut' },
    spots: pairs(41.25, -73.35, 41.15, -73.5),
  },
]

/** Read latitude, longitude, latitude, longitude … */
function pairs(...degrees: number[]): Degrees[] {
  return degrees.flatMap((latitude, index) => {
    const longitude = degrees[index + 1]
    return index % 2 === 0 && longitude !== undefined ? [[latitude, longitude] as const] : []
  })
}
