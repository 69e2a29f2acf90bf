import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

export type ReportInput = {
  kind: 'comment' | 'review'
  /** The id of what is reported. */
  target: string
  reason: string
}

/**
 * Tells staff about somebody else's comment or review; telling again changes nothing. False when no
 * such one is shown at this center.
 */
export async function addReport(
  tx: Transaction,
  userId: string,
  centerId: string,
  { kind, target, reason }: ReportInput,
): Promise<boolean> {
  const isComment = kind === 'comment'
  const posts = isComment ? sql`comments where true` : sql`reviews where status = 'approved'`
  const [post] = await readRows(
    tx,
    sql`select id from ${posts} and id = ${target} and center_id = ${centerId}
      and user_id is distinct from ${userId}`,
  )
  if (!post) return false
  await tx.execute(
    sql`insert into reports (reporter_id, comment_id, review_id, reason)
      values (${userId}, ${isComment ? target : null}, ${isComment ? null : target}, ${reason})
      on conflict do nothing`,
  )
  return true
}
