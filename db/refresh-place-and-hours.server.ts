import { sql } from 'drizzle-orm'
import type { PublishedHours } from '#app/lib/opening-hours.ts'
import { listOpenMinutes } from '#app/lib/opening-state.ts'
import { findMiddle } from '#app/lib/places/load-places.server.ts'
import type { Executor } from './client.server.ts'
import { readRows } from './read-rows.server.ts'

type Written = {
  id: string
  hasPoint: boolean
  postalCode: string | null
  city: string | null
  county: string | null
  state: string | null
  hours: PublishedHours[]
}

/**
 * Derives, for centers that have just been written, the middle of their ZIP or town where they have no
 * coordinates, and the minutes of the week in which they are open. Rows that stay the same are not written.
 */
export async function refreshPlaceAndHours(db: Executor, ids: readonly string[]): Promise<void> {
  const written = await readRows<Written>(
    db,
    sql`select id, latitude is not null and longitude is not null as "hasPoint",
        postal_code as "postalCode", city, county, state,
        (select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'hours', hours)), '[]')
          from center_opening_hours where center_id = id) as hours
      from treatment_centers where id = any (${sql.param(ids)}::uuid[])`,
  )
  const derived = written.map(({ id, hasPoint, hours, ...address }) => {
    const middle = hasPoint ? null : findMiddle(address)
    return {
      id,
      place_latitude: middle?.latitude ?? null,
      place_longitude: middle?.longitude ?? null,
      open_minutes: listOpenMinutes(hours),
    }
  })
  await db.execute(sql`update treatment_centers as center set
      place_latitude = derived.place_latitude, place_longitude = derived.place_longitude,
      open_minutes = derived.open_minutes
    from jsonb_to_recordset(${JSON.stringify(derived)}::text::jsonb) as derived
      (id uuid, place_latitude double precision, place_longitude double precision, open_minutes int4multirange)
    where center.id = derived.id
      and (center.place_latitude, center.place_longitude, center.open_minutes)
        is distinct from (derived.place_latitude, derived.place_longitude, derived.open_minutes)`)
}
