import { sql } from 'drizzle-orm'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { CenterDetail, PublicComment } from './center-model.ts'
import { centerMessages } from './messages.ts'

const maxPosts = 50

type PostRow = Omit<PublicComment, 'author'> & { author: string | null }

/** What members wrote about a center, the newest first; at most 50. Of reviews the approved ones. */
export async function readCenterPosts(
  db: Executor,
  table: 'reviews' | 'comments',
  centerId: string,
  language: Language,
): Promise<PublicComment[]> {
  const rows = await readRows<PostRow>(
    db,
    sql`select p.id, a.display_name as author, p.content, p.rating, p.created_at as "createdAt",
        coalesce(p.user_id = app_user_id(), false) as "isOwn"
      from ${sql.identifier(table)} p left join public_authors a on a.id = p.user_id
      where p.center_id = ${centerId} ${table === 'reviews' ? sql`and p.status = 'approved'` : sql``}
      order by p.created_at desc, p.id limit ${maxPosts}`,
  )
  const { formerMember } = centerMessages[language].summary
  return rows.map((row) => ({ ...row, author: row.author ?? formerMember }))
}

type Stars = { rating: number; count: number }

/** How many approved reviews of a center give each number of stars. */
export function countStars(db: Executor, centerId: string): Promise<Stars[]> {
  return readRows<Stars>(
    db,
    sql`select rating, count(*)::integer as count from reviews
      where center_id = ${centerId} and status = 'approved' group by rating`,
  )
}

/** Their mean, to one decimal, and number. */
export function summarizeReviews(stars: readonly Stars[]): CenterDetail['reviewSummary'] {
  const byStars: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  let sum = 0
  let count = 0
  for (const star of stars) {
    byStars[star.rating - 1] = star.count
    sum += star.rating * star.count
    count += star.count
  }
  return { average: count ? Math.round((sum / count) * 10) / 10 : 0, count, byStars }
}
