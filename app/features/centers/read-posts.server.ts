import { sql } from 'drizzle-orm'
import type { Language } from '#app/lib/language.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { CenterDetail, PublicComment, PublicReview } from './center.ts'
import { summaryMessages } from './summary-messages.ts'

const maxPosts = 50

type PostRow = {
  id: string
  author: string | null
  content: string
  rating: number | null
  createdAt: Date | string
  isOwn: boolean
}

/** A center's approved reviews, the newest first; at most 50. */
export async function readReviews(
  tx: Transaction,
  centerId: string,
  language: Language,
): Promise<PublicReview[]> {
  const rows = await readRows<PostRow>(
    tx,
    sql`select p.id, a.display_name as author, p.content, p.rating, p.created_at as "createdAt",
        coalesce(p.user_id = app_user_id(), false) as "isOwn"
      from reviews p left join public_authors a on a.id = p.user_id
      where p.center_id = ${centerId} and p.status = 'approved'
      order by p.created_at desc, p.id limit ${maxPosts}`,
  )
  return rows.map((row) => ({ ...readPost(row, language), rating: row.rating ?? 0 }))
}

/** A center's comments, the newest first; at most 50. */
export async function readComments(
  tx: Transaction,
  centerId: string,
  language: Language,
): Promise<PublicComment[]> {
  const rows = await readRows<PostRow>(
    tx,
    sql`select p.id, a.display_name as author, p.content, p.rating, p.created_at as "createdAt",
        coalesce(p.user_id = app_user_id(), false) as "isOwn"
      from comments p left join public_authors a on a.id = p.user_id
      where p.center_id = ${centerId}
      order by p.created_at desc, p.id limit ${maxPosts}`,
  )
  return rows.map((row) => readPost(row, language))
}

function readPost(row: PostRow, language: Language): PublicComment {
  const author = row.author ?? summaryMessages[language].formerMember
  return { ...row, author, createdAt: new Date(row.createdAt) }
}

type Stars = { rating: number; count: number }

/** How many approved reviews of a center give each number of stars. */
export function countStars(tx: Transaction, centerId: string): Promise<Stars[]> {
  return readRows<Stars>(
    tx,
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
