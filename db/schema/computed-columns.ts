import { sql } from 'drizzle-orm'
import { facets } from '#app/lib/facets.ts'
import { middleLatitude, stateCode, stateName } from '#site/state.ts'
import { listLiterals } from './columns.ts'

// The expressions of a center's generated columns.

const facetNames = listLiterals(facets.map(({ name }) => name))
export const centerFacets = sql`center_facets(${facetNames}, treatment_types, offerings, total_score, permanently_closed or temporarily_closed)`

export const centerPoint = sql`point(coalesce(longitude, place_longitude) * cosd(${sql.raw(`${middleLatitude}`)}), coalesce(latitude, place_latitude))`

/** Texts in `state`, in capitals, that mean our state; none means it too. */
const homeSpellings = ['', stateCode, `${[...stateCode].join('.')}.`, stateName.en.toUpperCase()]
const homeList = sql.raw(`(${homeSpellings.map((spelling) => `'${spelling}'`).join(', ')})`)
export const isKnownOutOfState = sql`country_code <> 'US' or coalesce(upper(btrim(state)), '') not in ${homeList}`
