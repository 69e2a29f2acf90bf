import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { countedCities, countedCounties } from './find-places.server.ts'

const maxPlaces = 30

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

export async function readOverview(tx: Transaction): Promise<Overview> {
  const [row] = await readRows<Omit<Overview, 'places'>>(
    tx,
    sql`select count(*)::integer as centers,
      round((avg(total_score) filter (where total_score > 0))::numeric, 1)::double precision as "averageRating",
      (select coalesce(json_object_agg(replace(name, ' County', ''), centers), '{}')
        from ${countedCounties} county where state = 'NJ') as counties
      from treatment_centers`,
  )
  if (!row) throw new Error('a count has no row')
  return { ...row, places: await listLargestCities(tx) }
}

/** New Jersey's cities with the most centers, by name. */
export async function listLargestCities(tx: Transaction): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    tx,
    sql`select name from (
        select name from ${countedCities} city where state = 'NJ'
        order by centers desc, key limit ${maxPlaces}
      ) largest order by name`,
  )
  return rows.length > 0 ? rows.map(({ name }) => name) : fallbackCities
}
