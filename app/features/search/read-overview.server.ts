import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

const mostPlaces = 30

/** Shown when no center is loaded that could give the places (specification, section 9). */
export const fallbackCities = [
  'Newark',
  'Jersey City',
  'Paterson',
  'Elizabeth',
  'Trenton',
  'Camden',
  'Atlantic City',
]

/** The directory in numbers: what Home and the search panel show before anything is asked. */
type Overview = {
  centers: number
  /** Mean of the centers that have a rating, to one decimal; null when none has. */
  averageRating: number | null
  /** New Jersey's cities with the most centers, by name: the location field's first suggestions. */
  places: string[]
  /** Centers of each New Jersey county that has any, by its name without "County". */
  counties: Record<string, number>
}

/** One statement over what triggers keep; no center is counted. */
export async function readOverview(tx: Transaction): Promise<Overview> {
  const [row] = await readRows<Omit<Overview, 'places'> & { places: string[] | null }>(
    tx,
    sql`select totals.centers,
      round(totals.score_sum / nullif(totals.rated, 0), 1)::double precision as "averageRating",
      (select json_agg(name order by name) from (
        select name from directory_places where kind = 'city' and state = 'NJ'
        order by centers desc, key limit ${mostPlaces}
      ) largest) as places,
      (select coalesce(json_object_agg(replace(name, ' County', ''), centers), '{}')
        from directory_places where kind = 'county' and state = 'NJ') as counties
      from directory_totals totals`,
  )
  if (!row) throw new Error('directory_totals has lost its row')
  return { ...row, places: row.places ?? fallbackCities }
}
