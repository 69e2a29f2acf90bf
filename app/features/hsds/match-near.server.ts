import { type SQL, sql } from 'drizzle-orm'
import { matchWithin } from '#app/features/search/search-conditions.server.ts'
import { measureMiles, type Point } from '#app/lib/miles.ts'
import { findShownPoint } from '#app/lib/places/find-shown-point.server.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { locatedColumns } from '#db/schema/located-columns.ts'

/** True for a center that has coordinates and lists no address: they are not shown. */
const hidesPoint = sql`(${center.street} is null and ${center.address} is null
  and ${center.latitude} is not null)`

/**
 * Matches centers within a number of miles of a point. One whose coordinates are not shown is in the middle of its ZIP
 * code or town: otherwise a few requests with other distances would find the house.
 */
export async function matchNear(db: Executor, point: Point, miles: number): Promise<SQL> {
  const rows = await db
    .select({ id: center.id, ...locatedColumns })
    .from(center)
    .where(hidesPoint)
  const near = rows.filter((row) => {
    const there = findShownPoint(row)
    return there && measureMiles(point, there) <= miles
  })
  return sql`((not ${hidesPoint} and ${sql.join(matchWithin(point, miles), sql` and `)})
    or ${center.id} = any (${sql.param(near.map(({ id }) => id))}::uuid[]))`
}
