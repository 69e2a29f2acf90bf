type State = {
  name: string
  /** In degrees, rounded outward to one decimal. Source: Census Bureau boundaries (us-atlas). */
  bounds: { south: number; west: number; north: number; east: number }
}

const table = `
AL Alabama | 30.2 -88.5 35.1 -84.8
AK Alaska | 51.2 -187.6 71.4 -129.9
AZ Arizona | 31.3 -114.9 37.1 -109
AR Arkansas | 32.9 -94.7 36.6 -89.6
CA California | 32.5 -124.5 42.1 -114.1
CO Colorado | 36.9 -109.1 41.1 -102
CT Connecticut | 40.9 -73.8 42.1 -71.7
DE Delaware | 38.4 -75.9 39.9 -75
DC District of Columbia | 38.7 -77.2 39.1 -76.8
FL Florida | 24.4 -87.7 31.1 -80
GA Georgia | 30.3 -85.7 35.1 -80.8
HI Hawaii | 18.8 -160.3 22.3 -154.7
ID Idaho | 41.9 -117.3 49.1 -111
IL Illinois | 36.9 -91.6 42.6 -87.4
IN Indiana | 37.7 -88.2 41.8 -84.7
IA Iowa | 40.3 -96.7 43.6 -90.1
KS Kansas | 36.9 -102.1 40.1 -94.5
KY Kentucky | 36.4 -89.6 39.2 -81.9
LA Louisiana | 28.9 -94.1 33.1 -88.7
ME Maine | 43 -71.2 47.5 -66.9
MD Maryland | 37.8 -79.6 39.8 -75
MA Massachusetts | 41.2 -73.6 43 -69.9
MI Michigan | 41.6 -90.5 48.3 -82.3
MN Minnesota | 43.4 -97.3 49.5 -89.4
MS Mississippi | 30.1 -91.7 35.1 -88
MO Missouri | 35.9 -95.8 40.7 -89
MT Montana | 44.3 -116.1 49.1 -104
NE Nebraska | 39.9 -104.1 43.1 -95.2
NV Nevada | 34.9 -120.1 42.1 -114
NH New Hampshire | 42.6 -72.6 45.4 -70.6
NJ New Jersey | 38.9 -75.6 41.4 -73.8
NM New Mexico | 31.3 -109.1 37.1 -102.9
NY New York | 40.4 -79.8 45.1 -71.8
NC North Carolina | 33.8 -84.4 36.7 -75.4
ND North Dakota | 45.9 -104.1 49.1 -96.5
OH Ohio | 38.3 -84.9 42 -80.5
OK Oklahoma | 33.5 -103.1 37.1 -94.4
OR Oregon | 41.9 -124.6 46.3 -116.4
PA Pennsylvania | 39.7 -80.6 42.3 -74.6
RI Rhode Island | 41.1 -71.9 42.1 -71.1
SC South Carolina | 32 -83.4 35.3 -78.5
SD South Dakota | 42.4 -104.1 46 -96.4
TN Tennessee | 34.9 -90.4 36.7 -81.6
TX Texas | 25.8 -106.7 36.6 -93.4
UT Utah | 36.9 -114.1 42.1 -109
VT Vermont | 42.7 -73.5 45.1 -71.4
VA Virginia | 36.5 -83.7 39.5 -75.2
WA Washington | 45.5 -124.8 49.1 -116.8
WV West Virginia | 37.1 -82.7 40.7 -77.7
WI Wisconsin | 42.4 -93 47.1 -86.8
WY Wyoming | 40.9 -111.1 45.1 -104
AS American Samoa | -14.4 -170.9 -14.1 -169.4
GU Guam | 13.2 144.6 13.7 145
MP Northern Mariana Islands | 14 145.1 18.9 146.2
PR Puerto Rico | 17.8 -68 18.6 -65.2
VI U.S. Virgin Islands | 17.6 -65.2 18.5 -64.5
`

let states: Map<string, State> | undefined
let codesByName: Map<string, string> | undefined

function readTable(): Map<string, State> {
  const rows = new Map<string, State>()
  for (const line of table.trim().split('\n')) {
    const [label = '', numbers = ''] = line.split(' | ')
    const [south = 0, west = 0, north = 0, east = 0] = numbers.split(' ').map(Number)
    rows.set(label.slice(0, 2), { name: label.slice(3), bounds: { south, west, north, east } })
  }
  return rows
}

/** Return the two-letter code of a US state, district or territory: "new york" → "NY". */
export function findStateCode(value: string): string | null {
  states ??= readTable()
  codesByName ??= new Map([...states].map(([code, { name }]) => [name.toLowerCase(), code]))
  const upper = value.toUpperCase().replace(/\./g, '')
  if (states.has(upper)) return upper
  return codesByName.get(value.toLowerCase()) ?? null
}

/** Return "Texas" for "TX"; other text is returned unchanged. */
export function findStateName(code: string): string {
  states ??= readTable()
  return states.get(code.toUpperCase())?.name ?? code
}

/**
 * Check that a point is inside the state's bounding box, which is up to about 10 km too wide on
 * each side. True for a code outside the United States, because we can't check it.
 */
export function isWithinState(code: string, latitude: number, longitude: number): boolean {
  states ??= readTable()
  const bounds = states.get(code)?.bounds
  if (!bounds) return true
  // Alaska's islands extend past 180 degrees.
  const east = longitude > bounds.east + 180 ? longitude - 360 : longitude
  return (
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    east >= bounds.west &&
    east <= bounds.east
  )
}
