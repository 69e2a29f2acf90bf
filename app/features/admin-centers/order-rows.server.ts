import { type SQL, sql } from 'drizzle-orm'
import type { Sort, TableQuery } from './table-query.ts'

/**
 * By each column, upward and downward: where there is an index for it, column for column that index. Times are named
 * with their table `c`, as the file has texts of the same names.
 */
const orders: Record<Sort, [up: string, down: string]> = {
  newest: ['c.created_at desc nulls last', ''],
  name: ['lower(name)', 'lower(name) desc nulls last'],
  city: ['lower(city), lower(name)', 'lower(city) desc nulls last, lower(name)'],
  rating: [
    'coalesce(total_score, 0), lower(name)',
    'total_score desc nulls last, reviews_count desc nulls last, lower(name)',
  ],
  reviews: [
    'coalesce(reviews_count, 0), lower(name)',
    'reviews_count desc nulls last, total_score desc nulls last, lower(name)',
  ],
  status: [
    'permanently_closed, temporarily_closed, lower(name)',
    'permanently_closed desc nulls last, temporarily_closed desc nulls last, lower(name)',
  ],
  checked: ['c.verified_at nulls first, lower(name)', 'c.verified_at desc nulls last, lower(name)'],
  updated: ['c.updated_at', 'c.updated_at desc nulls last'],
}

/** What a query orders its rows by, the pinned ones first. */
export function orderRows({ sort, descending }: TableQuery): SQL {
  const order = orders[sort][descending ? 1 : 0]
  const columns = `pinned desc nulls last, c.pinned_at desc nulls last, ${order}, id`
  return sql.raw(columns.replaceAll('c.', 'treatment_centers.'))
}
