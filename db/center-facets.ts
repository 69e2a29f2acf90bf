import { type SQL, sql } from 'drizzle-orm'
import { type FacetBits, facets } from '#app/center/offerings/facets.ts'
import { treatmentCenters as center } from './schema/centers.ts'

/** A center's facets of both columns, to select as one set. */
export const facetSet = sql`${center.facets} || ' ' || ${center.moreFacets}`.mapWith(
  (bits: string): FacetBits => {
    const [low = '0', high = '0'] = bits.split(' ')
    return joinFacets(low, high)
  },
)

/** `more_facets` for a scan of many rows, which is slower with it: it is 0 while no choice has such a bit. */
export const scannedMoreFacets = facets.some(({ bit }) => bit >= 64)
  ? sql`${center.moreFacets}`
  : sql`0::bigint`

/** Join the bits of both columns, which are signed integers. */
export function joinFacets(low: string, high: string): FacetBits {
  return BigInt.asUintN(64, BigInt(low)) | (BigInt.asUintN(64, BigInt(high)) << 64n)
}

/** Match centers that have any facet of the set. */
export function matchFacets(set: FacetBits): SQL {
  const columns = [
    { column: center.facets, bits: BigInt.asIntN(64, set) },
    { column: center.moreFacets, bits: BigInt.asIntN(64, set >> 64n) },
  ]
  const matches = columns
    .filter(({ bits }) => bits !== 0n)
    .map(({ column, bits }) => sql`(${column} & ${sql.raw(`'${bits}'::bigint`)}) <> 0`)
  return matches.length === 0 ? sql`false` : sql`(${sql.join(matches, sql` or `)})`
}
