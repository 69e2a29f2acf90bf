import { type SQL, sql } from 'drizzle-orm'
import { treatmentCenters as center } from '#db/schema/centers.ts'

const closedLast = center.isClosed
const trustedFirst = sql`${center.pinned} desc nulls last`
const byName = sql`lower(${center.name}), ${center.id}`
const score = sql`${center.totalScore} desc nulls last`
const reviews = sql`${center.reviewsCount} desc nulls last`

/** How lists of centers are ordered. Each order is, column for column, one of the table's indexes. */
export const centerOrders = {
  rating: sql`${closedLast}, ${trustedFirst}, ${score}, ${reviews}, ${byName}`,
  name: sql`${closedLast}, ${trustedFirst}, ${byName}`,
  reviews: sql`${closedLast}, ${trustedFirst}, ${reviews}, ${score}, ${byName}`,
}

/** Nearest first. Closed centers come last here too, however near. */
export function orderByMiles(miles: SQL): SQL {
  return sql`${closedLast}, ${miles} nulls last, ${byName}`
}

/** What these orders read. */
export const orderedColumns = [
  center.id,
  center.name,
  center.isClosed,
  center.pinned,
  center.totalScore,
  center.reviewsCount,
]
