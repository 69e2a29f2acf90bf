import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'

export type CenterStats = {
  centers: number
  closed: number
  pinned: number
  /** Sum of `reviews_count`; a missing count is 0. */
  reviews: number
  /** Mean over all centers, rounded to one decimal. A center without a rating counts as 0. */
  averageRating: number
  unrated: number
  /** Deleted centers that can still be restored. */
  deleted: number
}

/** Read the numbers for the stat cards (specification, section 2). */
export function readStats(db: Executor): Promise<CenterStats> {
  return readRow<CenterStats>(
    db,
    sql`select count(*)::integer as centers,
      count(*) filter (where permanently_closed or temporarily_closed)::integer as closed,
      count(*) filter (where pinned)::integer as pinned,
      coalesce(sum(reviews_count), 0)::double precision as reviews,
      count(*) filter (where total_score > 0 is not true)::integer as unrated,
      coalesce(round(avg(coalesce(total_score, 0)::numeric), 1), 0)::double precision as "averageRating",
      (select count(*)::integer from deleted_centers
        where deleted_at > now() - interval '30 days') as deleted
    from treatment_centers`,
  )
}
