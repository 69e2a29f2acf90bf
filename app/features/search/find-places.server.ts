import { sql } from 'drizzle-orm'
import { foldText } from '#app/lib/fold-text.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** A city or county that has centers. `label` is also what the location filter takes. */
export type Place = { label: string; centers: number }

// A name that several states have says which one it means: "Newark, NJ".
const label = sql`case
  when place.state = '' then place.name
  when place.state = 'NJ' and not exists (select 1 from directory_places other
    where other.key = place.key and other.kind = place.kind and other.state <> 'NJ') then place.name
  else place.name || ', ' || place.state end as label`

/** Places whose name begins with what was typed: New Jersey's first, the largest first. */
export function suggestPlaces(tx: Transaction, typed: string, limit = 8): Promise<Place[]> {
  return readRows<Place>(
    tx,
    sql`select ${label}, centers from (
      select * from directory_places where key like ${`${escapeLike(foldText(typed))}%`}
      order by state = 'NJ' desc, centers desc, key, state limit ${limit}
    ) place`,
  )
}

/** Labels of New Jersey's cities with the most centers, in the order of the alphabet. */
export async function listLargestCities(tx: Transaction, limit = 30): Promise<string[]> {
  const rows = await readRows<{ label: string }>(
    tx,
    sql`select ${label} from (
      select * from directory_places where kind = 'city' and state = 'NJ'
      order by centers desc, key limit ${limit}
    ) place order by 1`,
  )
  return rows.map((row) => row.label)
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

/** Centers of each New Jersey county that has any, by name without "County". */
export async function countByCounty(tx: Transaction): Promise<Record<string, number>> {
  const rows = await readRows<{ name: string; centers: number }>(
    tx,
    sql`select name, centers from directory_places where kind = 'county' and state in ('NJ', 'NEW JERSEY')`,
  )
  const counts: Record<string, number> = {}
  for (const { name, centers } of rows) {
    const county = name.replace(/ County$/, '')
    counts[county] = (counts[county] ?? 0) + centers
  }
  return counts
}

function escapeLike(value: string): string {
  return value.replace(/[\\%_]/g, '\\$&')
}
