import { sql } from 'drizzle-orm'
import { foldText } from '#app/lib/fold-text.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** A city or county that has centers. `label` is also what the location filter takes. */
type Place = { label: string; centers: number }

// A name that several states have says which one it means: "Newark, NJ".
const placeLabel = sql`case
  when place.state = '' then place.name
  when place.state = 'NJ' and not exists (select 1 from directory_places other
    where other.key = place.key and other.kind = place.kind and other.state <> 'NJ') then place.name
  else place.name || ', ' || place.state end as label`

/** Places whose name begins with what was typed: New Jersey's first, the largest first. */
export function suggestPlaces(tx: Transaction, typed: string, limit = 8): Promise<Place[]> {
  return readRows<Place>(
    tx,
    sql`select ${placeLabel}, centers from (
      select * from directory_places where key like ${`${escapeLike(foldText(typed))}%`}
      order by state = 'NJ' desc, centers desc, key, state limit ${limit}
    ) place`,
  )
}

/** The filter's keys of the places whose name begins with what was typed; at most 20. */
export async function findPlaceKeys(tx: Transaction, typed: string): Promise<string[]> {
  const begin = foldText(typed)
  if (begin.length < 2) return []
  const rows = await readRows<{ key: string }>(
    tx,
    sql`select key from directory_places where key like ${`${escapeLike(begin)}%`}
      group by key order by sum(centers) desc, key limit 20`,
  )
  return rows.map((row) => row.key)
}

function escapeLike(value: string): string {
  return value.replace(/[\\%_]/g, '\\$&')
}
