import { sql } from 'drizzle-orm'
import { hidesPhone } from '#app/center/fields/reported-phone.ts'
import { measureMiles, type ShownPoint } from '#app/lib/miles.ts'
import { formatPhone } from '#app/lib/phone.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { shownPoint } from '#db/schema/shown-point.ts'

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
  own: ShownPoint
  there: ShownPoint
}

/**
 * List the five nearest centers that aren't closed, those with a shared kind of care first, then
 * by distance. Empty when the center's location is unknown.
 */
export async function listSimilar(db: Executor, id: string): Promise<SimilarCenter[]> {
  const rows = await readRows<Row>(
    db,
    sql`with own as materialized (select shown_point, treatment_types as types, ${shownPoint} as place
        from ${treatmentCenters} where id = ${id}),
      near as (
        select slug, name, city, phone, phone_reported_at as "phoneReportedAt", shown_point, treatment_types as types, ${shownPoint} as there
        from ${treatmentCenters}
        where id <> ${id} and not is_closed and shown_point is not null
        order by shown_point <-> (select shown_point from own) limit ${candidates})
      select slug, name, city, phone, "phoneReportedAt", there, (select place from own) as own
      from near
      where (select shown_point from own) is not null
      order by (types && (select types from own)) desc, shown_point <-> (select shown_point from own), slug
      limit ${maxSimilar}`,
  )
  const now = new Date()
  return rows.map(({ slug, name, city, phone, phoneReportedAt, own, there }) => ({
    slug,
    name,
    city,
    miles: measureMiles(own, there),
    isApproximate: !(own.isExact && there.isExact),
    phone: hidesPhone({ phone, phoneReportedAt }, now) ? null : formatPhone(phone),
  }))
}
