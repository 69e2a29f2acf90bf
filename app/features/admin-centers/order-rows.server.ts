import { type SQL, sql } from 'drizzle-orm'
import type { Sort, TableQuery } from './table-query.ts'

/** By each column, upward and downward: where there is an index for it, column for column that index. */
const orders: Record<Sort, [up: string, down: string]> = {
  newest: ['created_at desc nulls last', ''],
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
  checked: ['verified_at nulls first, lower(name)', 'verified_at desc nulls last, lower(name)'],
  updated: ['updated_at', 'updated_at desc nulls last'],
}

/** What a query orders its rows by, the pinned ones first. */
export function orderRows({ sort, descending }: TableQuery): SQL {
  const order = orders[sort][descending ? 1 : 0]
  return sql.raw(`pinned desc nulls last, pinned_at desc nulls last, ${order}, id`)
}
