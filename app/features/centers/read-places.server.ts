import { sql } from 'drizzle-orm'
import { measureMiles } from '#app/lib/miles.ts'
import { findShownPoint, type LocatedRow } from '#app/lib/places/find-shown-point.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { locatedJson } from '#db/schema/located-columns.ts'

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

type Row = {
  name: string
  website: string | null
  own: LocatedRow
  places: (Pick<OtherPlace, 'slug' | 'name' | 'city'> & { located: LocatedRow })[]
}

/** Reads a center's organization with the other places, nearest first; null for a center without one. */
export async function readCenterGroup(
  db: Executor,
  center: { id: string; organizationId: string | null },
): Promise<CenterGroup | null> {
  if (center.organizationId === null) return null
  const { own, places, ...organization } = await readRow<Row>(
    db,
    sql`with own as materialized (
        select point, ${locatedJson} as located from treatment_centers where id = ${center.id}
      ), places as (
        select slug, name, city, point, ${locatedJson} as located from treatment_centers
        where organization_id = ${center.organizationId} and id <> ${center.id} and not permanently_closed
        order by point <-> (select point from own), name, id limit ${maxPlaces})
      select name, website, (select located from own) as own,
        (select coalesce(json_agg(places), '[]') from places) as places
      from organizations where id = ${center.organizationId}`,
  )
  const here = findShownPoint(own)
  return {
    ...organization,
    places: places.map(({ slug, name, city, located }) => {
      const there = findShownPoint(located)
      return {
        slug,
        name,
        city,
        miles: here && there && measureMiles(here, there),
        isApproximate: !(here?.isExact && there?.isExact),
      }
    }),
  }
}
