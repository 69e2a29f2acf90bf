import { sql } from 'drizzle-orm'
import { measureMiles } from '#app/lib/miles.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'

export type OtherPlace = {
  slug: string
  name: string
  city: string | null
  /** Null where one of the two locations is unknown. */
  miles: number | null
  /** True when one of the two positions is only the center point of a ZIP code or town. */
  isApproximate: boolean
}

/** The organization that a center is part of, with its other centers that aren't closed for good. */
export type CenterGroup = { name: string; website: string | null; places: OtherPlace[] }

const maxPlaces = 50

type Located = { latitude: number | null; longitude: number | null; isExact: boolean }
type Row = {
  name: string
  website: string | null
  own: Located
  places: (Pick<OtherPlace, 'slug' | 'name' | 'city'> & Located)[]
}

/** Reads a center's organization with the other places, nearest first; null for a center without one. */
export async function readCenterGroup(
  db: Executor,
  center: { id: string; organizationId: string | null },
): Promise<CenterGroup | null> {
  if (center.organizationId === null) return null
  const located = sql`coalesce(latitude, place_latitude) as latitude,
    coalesce(longitude, place_longitude) as longitude, latitude is not null as "isExact"`
  const { own, places, ...organization } = await readRow<Row>(
    db,
    sql`with own as materialized (
        select point, ${located} from treatment_centers where id = ${center.id}
      ), places as (
        select slug, name, city, point, ${located} from treatment_centers
        where organization_id = ${center.organizationId} and id <> ${center.id} and not permanently_closed
        order by point <-> (select point from own), name, id limit ${maxPlaces})
      select name, website, (select to_json(own) from own) as own,
        (select coalesce(json_agg(places), '[]') from places) as places
      from organizations where id = ${center.organizationId}`,
  )
  return {
    ...organization,
    places: places.map(({ slug, name, city, ...there }) => ({
      slug,
      name,
      city,
      miles: isLocated(own) && isLocated(there) ? measureMiles(own, there) : null,
      isApproximate: !(own.isExact && there.isExact),
    })),
  }
}

function isLocated(spot: Located): spot is Located & { latitude: number; longitude: number } {
  return spot.latitude !== null && spot.longitude !== null
}
