import { sql } from 'drizzle-orm'
import { measureMiles, type ShownPoint } from '#app/lib/miles.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { shownPoint } from '#db/schema/shown-point.ts'

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
  here: ShownPoint | null
  places: (Pick<OtherPlace, 'slug' | 'name' | 'city'> & { there: ShownPoint | null })[]
}

/** Read a center's organization with the other places, nearest first; null for a center without one. */
export async function readCenterGroup(
  db: Executor,
  center: { id: string; organizationId: string | null },
): Promise<CenterGroup | null> {
  if (center.organizationId === null) return null
  const { here, places, ...organization } = await readRow<Row>(
    db,
    sql`with own as materialized (
        select shown_point, ${shownPoint} as place from treatment_centers where id = ${center.id}
      ), places as (
        select slug, name, city, shown_point, ${shownPoint} as there from treatment_centers
        where organization_id = ${center.organizationId} and id <> ${center.id} and not permanently_closed
        order by shown_point <-> (select shown_point from own), name, id limit ${maxPlaces})
      select name, website, (select place from own) as here,
        (select coalesce(json_agg(places), '[]') from places) as places
      from organizations where id = ${center.organizationId}`,
  )
  return {
    ...organization,
    places: places.map(({ slug, name, city, there }) => ({
      slug,
      name,
      city,
      miles: here && there && measureMiles(here, there),
      isApproximate: !(here?.isExact && there?.isExact),
    })),
  }
}
