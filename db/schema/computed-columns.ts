import { type SQL, sql } from 'drizzle-orm'
import { facets } from '#app/center/offerings/facets.ts'
import { middleLatitude, stateCode, stateName } from '#site/state.ts'
import { listLiterals } from './columns.ts'

// The expressions of a center's generated columns.

// `center_facets` reads the vocabulary in the database and ignores these names, which it was given
// until 1.2. They stay: changing the expression of a generated column would rewrite the table and drop
// four indexes.
const namesUntil12 = facets
  .filter(({ bit }) => bit <= 40)
  .toSorted((one, other) => one.bit - other.bit)
  .map(({ name }) => name)
export const centerFacets = sql`center_facets(${listLiterals(namesUntil12)}, treatment_types, offerings, total_score, permanently_closed or temporarily_closed)`
export const centerMoreFacets = sql`facet_bits(64, treatment_types, offerings, total_score, permanently_closed or temporarily_closed)`

/** Where a point is on a plane whose degrees are equal at `middleLatitude`. */
export const planePoint = (latitude: SQL, longitude: SQL) =>
  sql`point(${longitude} * cosd(${sql.raw(`${middleLatitude}`)}), ${latitude})`

export const centerPoint = planePoint(
  sql`coalesce(latitude, place_latitude)`,
  sql`coalesce(longitude, place_longitude)`,
)

/**
 * The place where others may see a center. A house that gives its address by phone must not be found by its
 * coordinates, not even before the middle of its town is written.
 */
const showsCoordinates = sql`lists_street(street, address)`
const latitude = sql`coalesce(place_latitude, case when ${showsCoordinates} then latitude end)`
const longitude = sql`coalesce(place_longitude, case when ${showsCoordinates} then longitude end)`
export const shown = { latitude, longitude, point: planePoint(latitude, longitude) }

/** Texts in `state`, in capitals, that mean our state; none means it too. */
const homeSpellings = ['', stateCode, `${[...stateCode].join('.')}.`, stateName.en.toUpperCase()]
const homeList = sql.raw(`(${homeSpellings.map((spelling) => `'${spelling}'`).join(', ')})`)
/** Check if a country and a state, both columns or other text, are known to be elsewhere. */
export const isOutOfState = (country: SQL, state: SQL) =>
  sql`${country} <> 'US' or coalesce(upper(btrim(${state})), '') not in ${homeList}`
export const isKnownOutOfState = isOutOfState(sql`country_code`, sql`state`)
