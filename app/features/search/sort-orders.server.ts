import { type SQL, sql } from 'drizzle-orm'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { SortOrder } from './search-input.ts'

// Each list is, column for column, one of the table's indexes.
const trustedFirst = [
  sql`${center.pinned} desc nulls last`,
  sql`${center.pinnedAt} desc nulls last`,
]
const byName = [sql`lower(${center.name})`, sql`${center.id}`]
/** What a list of centers goes by. `0031_search_order_rules.sql` knows the same. */
export const sortColumns: Record<SortOrder, SQL[]> = {
  rating: [
    ...trustedFirst,
    sql`${center.totalScore} desc nulls last`,
    sql`${center.reviewsCount} desc nulls last`,
    ...byName,
  ],
  name: [...trustedFirst, ...byName],
  reviews: [
    ...trustedFirst,
    sql`${center.reviewsCount} desc nulls last`,
    sql`${center.totalScore} desc nulls last`,
    ...byName,
  ],
}
