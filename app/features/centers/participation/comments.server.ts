import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { maxCommentsAnHour } from './participation-fields.ts'

type CommentWords = { content: string; rating: number | null }

/**
 * Adds a comment. False when the member has written too many within the hour. The same words sent
 * twice, as by a double click, are one comment.
 */
export async function addComment(
  tx: Transaction,
  userId: string,
  centerId: string,
  { content, rating }: CommentWords,
): Promise<boolean> {
  // Those that come at once wait for each other here, so that each counts the one before.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('comments.of'), hashtext(${userId}::text))`,
  )
  const [state] = await readRows<{ known: boolean; recent: number }>(
    tx,
    sql`select coalesce(bool_or(center_id = ${centerId} and content = ${content}), false) as known,
        count(*)::integer as recent
      from comments where user_id = ${userId} and created_at > now() - interval '1 hour'`,
  )
  if (state?.known) return true
  if ((state?.recent ?? 0) >= maxCommentsAnHour) return false
  await tx.execute(
    sql`insert into comments (user_id, center_id, content, rating)
      values (${userId}, ${centerId}, ${content}, ${rating})`,
  )
  return true
}

/** Changes a comment. False when there is none of this member's by that id at this center. */
export async function editComment(
  tx: Transaction,
  userId: string,
  centerId: string,
  id: string,
  { content, rating }: CommentWords,
): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`update comments set content = ${content}, rating = ${rating}
      where id = ${id} and user_id = ${userId} and center_id = ${centerId} returning id`,
  )
  return rows.length > 0
}

/** Deletes a comment. False when there is none of this member's by that id at this center. */
export async function deleteComment(
  tx: Transaction,
  userId: string,
  centerId: string,
  id: string,
): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`delete from comments
      where id = ${id} and user_id = ${userId} and center_id = ${centerId} returning id`,
  )
  return rows.length > 0
}
