import { type SQL, sql } from 'drizzle-orm'
import { treatmentCenters as center } from '#db/schema/centers.ts'

const closedLast = center.isClosed
const trustedFirst = sql`${center.pinned} desc nulls last`
/** Trusted centers stay first, even outside the state. */
const outOfStateLast = center.isOutOfState
const name = sql`lower(${center.name})`
/** Among otherwise equal centers, recently verified ones come first and unreachable ones last. */
const soundFirst = sql`${center.unreachable}, ${center.recentlyVerified} desc nulls last`
const amongEquals = sql`${soundFirst}, ${name}, ${center.id}`
const score = sql`${center.totalScore} desc nulls last`
const reviews = sql`${center.reviewsCount} desc nulls last`

/** The sort orders of lists. Each matches an index of the table, column for column. */
export const centerOrders = {
  rating: sql`${closedLast}, ${trustedFirst}, ${outOfStateLast}, ${score}, ${reviews}, ${amongEquals}`,
  name: sql`${closedLast}, ${trustedFirst}, ${outOfStateLast}, ${name}, ${soundFirst}, ${center.id}`,
  reviews: sql`${closedLast}, ${trustedFirst}, ${outOfStateLast}, ${reviews}, ${score}, ${amongEquals}`,
}

/** For programs, which can't see what is Trusted: open before closed, then by name. No index has this order. */
export const plainOrder = sql`${closedLast}, ${name}, ${center.id}`

/** Sort by distance. Closed centers come last, however near. */
export function orderByMiles(miles: SQL): SQL {
  return sql`${closedLast}, ${miles} nulls last, ${amongEquals}`
}

/** The columns that these orders use. */
export const orderedColumns = [
  center.id,
  center.name,
  center.isClosed,
  center.isOutOfState,
  center.unreachable,
  center.recentlyVerified,
  center.pinned,
  center.totalScore,
  center.reviewsCount,
]
