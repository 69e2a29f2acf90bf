import { sql } from 'drizzle-orm'
import { measureMiles } from '#app/lib/miles.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { findShownPoint, type LocatedRow } from '#app/lib/places/find-shown-point.server.ts'
import { hidesPhone } from '#app/lib/reported-phone.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { locatedJson } from '#db/schema/located-columns.ts'

export type SimilarCenter = {
  slug: string
  name: string
  city: string | null
  miles: number
  /** True when one of the two positions is only the center point of a ZIP code or town. */
  isApproximate: boolean
  /** Null without a number that can be dialed, or where it is hidden. */
  phone: ReturnType<typeof formatPhone>
}

const maxSimilar = 5
/** The nearest centers to choose from; those with the same kind of care rank first. */
const candidates = 60

type Row = Pick<SimilarCenter, 'slug' | 'name' | 'city'> & {
  phone: string | null
  phoneReportedAt: Date | null
  own: LocatedRow
  located: LocatedRow
}

/**
 * Lists the five nearest centers that aren't closed, those with a shared kind of care first, then
 * by distance. Empty when the center's location is unknown.
 */
export async function listSimilar(db: Executor, id: string): Promise<SimilarCenter[]> {
  const rows = await readRows<Row>(
    db,
    sql`with own as materialized (select point, treatment_types as types, ${locatedJson} as located
        from ${treatmentCenters} where id = ${id}),
      near as (
        select slug, name, city, phone, phone_reported_at as "phoneReportedAt", point, treatment_types as types, ${locatedJson} as located
        from ${treatmentCenters}
        where id <> ${id} and not is_closed and point is not null
        order by point <-> (select point from own) limit ${candidates})
      select slug, name, city, phone, "phoneReportedAt", located, (select located from own) as own
      from near
      where (select point from own) is not null
      order by (types && (select types from own)) desc, point <-> (select point from own), slug
      limit ${maxSimilar}`,
  )
  const now = new Date()
  return rows.flatMap(({ slug, name, city, phone, phoneReportedAt, ...row }) => {
    const own = findShownPoint(row.own)
    const there = findShownPoint(row.located)
    if (!own || !there) return []
    return {
      slug,
      name,
      city,
      miles: measureMiles(own, there),
      isApproximate: !(own.isExact && there.isExact),
      phone: hidesPhone({ phone, phoneReportedAt }, now) ? null : formatPhone(phone),
    }
  })
}
