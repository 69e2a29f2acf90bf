import { type SQL, sql } from 'drizzle-orm'
import { foldText } from '#app/lib/fold-text.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** A city or county that has centers. `label` is also what the location filter takes. */
type Place = { label: string; centers: number }

/**
 * Cities with the number of their centers; `state` is null where none is known, `key` is what `location_keys`
 * holds. Of the ways in which a place is written, one in all capitals or none is shown only for want of another.
 */
export const countedCities = countPlaces(sql`btrim(city)`, sql`fold_text(btrim(city))`)

/** Counties, in the same way: "Essex County". */
export const countedCounties = countPlaces(
  sql`btrim(county) || ' County'`,
  sql`fold_text(btrim(county) || ' county')`,
)

/** Along the index of these expressions alone, where a condition on `state` or `key` is set. */
function countPlaces(name: SQL, key: SQL): SQL {
  return sql`(
    select upper(btrim(state)) as state, ${key} as key, count(*)::integer as centers,
      coalesce(min(${name}) filter (where ${name} not in (upper(${name}), lower(${name}))), min(${name})) as name
    from treatment_centers where ${key} not in ('', ' county')
    group by upper(btrim(state)), ${key})`
}

/** Places whose name begins with what was typed: New Jersey's first, the largest first. */
export function suggestPlaces(tx: Transaction, typed: string, limit = 8): Promise<Place[]> {
  // A name that several states have says which one it means: "Newark, NJ".
  return readRows<Place>(
    tx,
    sql`with place as materialized (${listBeginning(typed)})
      select case
        when coalesce(state, '') = '' then name
        when state = 'NJ' and not exists (select 1 from place other
          where other.key = place.key and other.state is distinct from 'NJ') then name
        else name || ', ' || state end as label, centers
      from place order by coalesce(state, '') = 'NJ' desc, centers desc, key, state limit ${limit}`,
  )
}

/** The filter's keys of the places whose name begins with what was typed; at most 20. */
export async function findPlaceKeys(tx: Transaction, typed: string): Promise<string[]> {
  if (foldText(typed).length < 2) return []
  const rows = await readRows<{ key: string }>(
    tx,
    sql`select key from (${listBeginning(typed)}) place
      group by key order by sum(centers) desc, key limit 20`,
  )
  return rows.map((row) => row.key)
}

function listBeginning(typed: string): SQL {
  const begins = sql`key like ${`${escapeLike(foldText(typed))}%`}`
  return sql`select * from ${countedCities} city where ${begins}
    union all select * from ${countedCounties} county where ${begins}`
}

function escapeLike(value: string): string {
  return value.replace(/[\\%_]/g, '\\$&')
}
