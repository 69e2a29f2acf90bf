import { sql } from 'drizzle-orm'
import { listOpenMinutes } from '#app/center/hours/open-week.ts'
import type { PublishedHours } from '#app/center/hours/opening-hours.ts'
import { findMiddle } from '#app/center/places/load-places.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { updateCenterRows } from './center-rows.server.ts'

/** What a center's place and open minutes are derived from. */
export const placeAndHourFields = [
  'latitude',
  'longitude',
  'street',
  'address',
  'postalCode',
  'city',
  'county',
  'state',
  'openingHours',
  'specialHours',
]

type Located = {
  id: string
  showsCoordinates: boolean
  postalCode: string | null
  city: string | null
  county: string | null
  state: string | null
  hours: PublishedHours[]
  specialHours: string | null
}

/**
 * Derive the middle of a center's ZIP or town where it has no coordinates or lists no street, and the minutes of the
 * week in which it is open. A house that gives its address by phone must not be found by its coordinates.
 */
export async function refreshPlaceAndHours(db: Executor, ids: readonly string[]): Promise<void> {
  const located = await readRows<Located>(
    db,
    sql`select id, postal_code as "postalCode", special_hours as "specialHours", city, county, state,
        latitude is not null and longitude is not null and lists_street(street, address)
          as "showsCoordinates",
        (select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'hours', hours)), '[]')
          from center_opening_hours where center_id = id) as hours
      from treatment_centers where id = any (${sql.param(ids)}::uuid[])`,
  )
  const rows = located.map(({ id, showsCoordinates, hours, specialHours, ...address }) => {
    const middle = showsCoordinates ? null : findMiddle(address)
    return {
      id,
      placeLatitude: middle?.latitude ?? null,
      placeLongitude: middle?.longitude ?? null,
      openMinutes: listOpenMinutes(hours, specialHours),
    }
  })
  await updateCenterRows(db, rows)
}

/**
 * Derive the places of centers that another version wrote by other rules: up to 1.1.0, a house without a street was
 * found by its coordinates.
 */
export async function refreshOutdatedPlaces(db: Executor): Promise<void> {
  const outdated = await readRows<{ id: string }>(
    db,
    sql`select id from treatment_centers
      where latitude is not null and longitude is not null
        and lists_street(street, address) = (place_latitude is not null)
      order by id for update`,
  )
  if (outdated.length === 0) return
  await refreshPlaceAndHours(
    db,
    outdated.map(({ id }) => id),
  )
}
