import { type SQL, sql } from 'drizzle-orm'
import { treatmentCenters as center } from '#db/schema/centers.ts'

const closedLast = center.isClosed
const trustedFirst = sql`${center.pinned} desc nulls last`
/** Trusted centers stay first wherever they are. */
const outOfStateLast = center.isOutOfState
const name = sql`lower(${center.name})`
/** Among equals, centers that nobody reached come last. */
const amongEquals = sql`${center.unreachable}, ${name}, ${center.id}`
const score = sql`${center.totalScore} desc nulls last`
const reviews = sql`${center.reviewsCount} desc nulls last`

/** How lists of centers are ordered. Each order is, column for column, one of the table's indexes. */
export const centerOrders = {
  rating: sql`${closedLast}, ${trustedFirst}, ${outOfStateLast}, ${score}, ${reviews}, ${amongEquals}`,
  name: sql`${closedLast}, ${trustedFirst}, ${outOfStateLast}, ${name}, ${center.unreachable}, ${center.id}`,
  reviews: sql`${closedLast}, ${trustedFirst}, ${outOfStateLast}, ${reviews}, ${score}, ${amongEquals}`,
}

/** Nearest first. Closed centers come last here too, however near. */
export function orderByMiles(miles: SQL): SQL {
  return sql`${closedLast}, ${miles} nulls last, ${amongEquals}`
}

/** What these orders read. */
export const orderedColumns = [
  center.id,
  center.name,
  center.isClosed,
  center.isOutOfState,
  center.unreachable,
  center.pinned,
  center.totalScore,
  center.reviewsCount,
]
