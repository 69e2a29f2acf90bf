import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { insertCenters } from '#app/center/write-centers.server.ts'
import type { Executor } from '#db/client.server.ts'
import type { KillableServer } from './killable-server.ts'

/** The centers of the directory: these change, and the cedars are deleted. */
export const counts = { alders: 1_200, cedars: 600 } as const

const pad = (number: number) => String(number).padStart(4, '0')
export const newPhone = (number: number) => `(732) 555-${pad(number)}`

type Tree = 'Alder' | 'Birch' | 'Cedar'

/** A record of a list about one of the centers, or about a new one. */
export const makeRecord = (tree: Tree, number: number) => ({
  name: `${tree} ${number}`,
  street: `${number} ${tree} Street`,
  city: 'Trenton',
  state: 'NJ',
  zip: '08608',
})

export async function addCenters(db: Executor): Promise<void> {
  const rows = [
    ...Array.from({ length: counts.alders }, (_, index) => makeCenter('Alder', index + 1)),
    ...Array.from({ length: counts.cedars }, (_, index) => makeCenter('Cedar', index + 1)),
  ]
  for (let start = 0; start < rows.length; start += 300) {
    await insertCenters(db, rows.slice(start, start + 300))
  }
}

function makeCenter(tree: Tree, number: number) {
  const { zip, street, city, state, name } = makeRecord(tree, number)
  return {
    id: randomUUID(),
    slug: `${tree.toLowerCase()}-${number}`,
    name,
    source: 'import' as const,
    street,
    city,
    state,
    postalCode: zip,
    address: `${street}, ${city}, ${state} ${zip}`,
    county: 'Mercer',
    phone: `(609) 555-${pad(number)}`,
    searchTerms: '',
    phoneUnformatted: `+1609555${pad(number)}`,
  }
}

/** Everything stored about each center, except what changes with every write. */
const storedCenters = sql`(select c.id, c.name, to_jsonb(c) - 'search_vector' - 'updated_at' || jsonb_build_object(
    'categories', (select jsonb_agg(category order by category) from center_categories k where k.center_id = c.id),
    'hours', (select jsonb_agg(to_jsonb(h) order by day_of_week) from center_opening_hours h
      where h.center_id = c.id),
    'infos', (select jsonb_agg(to_jsonb(i) order by category, info_key) from center_additional_info i
      where i.center_id = c.id)) as stored
  from treatment_centers c)`

/**
 * Remember how the centers are, in place of what was remembered before. The returned function fails unless they are so
 * again.
 */
export async function rememberCenters({ operate }: KillableServer): Promise<() => Promise<void>> {
  await operate(sql`drop table if exists remembered_centers`)
  await operate(sql`create table remembered_centers as select * from ${storedCenters} now`)
  return async () => {
    const differing = await operate(sql`select coalesce(was.name, now.name) as name,
        case when was.id is null then 'new' when now.id is null then 'gone' end as state,
        (select jsonb_object_agg(key, jsonb_build_array(w.value, n.value))
          from jsonb_each(was.stored) w full join jsonb_each(now.stored) n using (key)
          where was.id = now.id and w.value is distinct from n.value) as changed
      from remembered_centers was full join ${storedCenters} now using (id)
      where was.stored is distinct from now.stored limit 3`)
    expect(differing).toEqual([])
  }
}
