import { type SQL, sql } from 'drizzle-orm'
import { foldText } from '#app/lib/fold-text.ts'
import type { Executor } from '#db/client.server.ts'
import { escapeLike } from '#db/escape-like.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { largestCities } from '#site/places.ts'
import { stateCode } from '#site/state.ts'

const maxPlaces = 20

/**
 * Cities with the number of their centers; `state` is null if unknown, `key` is the value in
 * `location_keys`. Of several spellings, one in all upper or lower case is shown only if there is
 * no other.
 */
const countedCities = countPlaces(sql`btrim(city)`, sql`fold_text(btrim(city))`)

/** Counties in the same format: "Essex County". */
const countedCounties = countPlaces(
  sql`btrim(county) || ' County'`,
  sql`fold_text(btrim(county) || ' county')`,
)

/** Uses only the index on these expressions, given a condition on `state` or `key`. */
function countPlaces(name: SQL, key: SQL): SQL {
  return sql`(
    select upper(btrim(state)) as state, ${key} as key, count(*)::integer as centers,
      coalesce(min(${name}) filter (where ${name} not in (upper(${name}), lower(${name}))), min(${name})) as name
    from treatment_centers where ${key} not in ('', ' county')
    group by upper(btrim(state)), ${key})`
}

/** The figures that Home and the search panel show before a search. */
type Overview = {
  centers: number
  /** Mean over rated centers, to one decimal; null if there are none. */
  averageRating: number | null
  /**
   * The state's cities with the most centers, by name: the first suggestions of the location
   * field.
   */
  places: string[]
  /**
   * Centers of each county of the state, by its name without "County"; counties without centers are
   * absent.
   */
  counties: Record<string, number>
}

export async function readOverview(db: Executor): Promise<Overview> {
  const overview = await readRow<Omit<Overview, 'places'>>(
    db,
    sql`select count(*)::integer as centers,
      round((avg(total_score) filter (where total_score > 0))::numeric, 1)::double precision as "averageRating",
      (select coalesce(json_object_agg(replace(name, ' County', ''), centers), '{}')
        from ${countedCounties} county where state = ${stateCode}) as counties
      from treatment_centers`,
  )
  return { ...overview, places: await listLargestCities(db) }
}

/** Return whether any center is known to be outside the state. */
export async function hasCentersOutOfState(db: Executor): Promise<boolean> {
  const { isFound } = await readRow<{ isFound: boolean }>(
    db,
    sql`select exists (select 1 from treatment_centers where is_out_of_state) as "isFound"`,
  )
  return isFound
}

/** List the state's cities with the most centers, by name. */
export async function listLargestCities(db: Executor): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select name from (
        select name from ${countedCities} city where state = ${stateCode}
        order by centers desc, key limit ${maxPlaces}
      ) largest order by name`,
  )
  return rows.length > 0 ? rows.map(({ name }) => name) : largestCities
}

/** A city or county with centers. The location filter also accepts `label`. */
type AreaCount = { label: string; centers: number }

/**
 * Suggest places with names that begin with a text: the state's first, the largest first.
 */
export function suggestPlaces(db: Executor, text: string, limit = 8): Promise<AreaCount[]> {
  // If several states have the name, it includes the state: "Newark, DE".
  return readRows<AreaCount>(
    db,
    sql`with place as materialized (${listBeginning(text)})
      select case
        when coalesce(state, '') = '' then name
        when state = ${stateCode} and not exists (select 1 from place other
          where other.key = place.key and other.state is distinct from ${stateCode}) then name
        else name || ', ' || state end as label, centers
      from place order by coalesce(state, '') = ${stateCode} desc, centers desc, key, state limit ${limit}`,
  )
}

/** Find the filter keys of places with names that begin with a text; at most 20. */
export async function findPlaceKeys(db: Executor, text: string): Promise<string[]> {
  if (foldText(text).length < 2) return []
  const rows = await readRows<{ key: string }>(
    db,
    sql`select key from (${listBeginning(text)}) place
      group by key order by sum(centers) desc, key limit 20`,
  )
  return rows.map((row) => row.key)
}

function listBeginning(text: string): SQL {
  const begins = sql`key like ${`${escapeLike(foldText(text))}%`}`
  return sql`select * from ${countedCities} city where ${begins}
    union all select * from ${countedCounties} county where ${begins}`
}
