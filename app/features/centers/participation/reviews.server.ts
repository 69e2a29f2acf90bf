import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/**
 * Writes a member's one review of a center, or changes it: either way it waits for approval. One that
 * was approved and is sent again as it stands stays approved: then it is false.
 */
export async function saveReview(
  tx: Transaction,
  userId: string,
  centerId: string,
  { content, rating }: { content: string; rating: number },
): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`insert into reviews as own (user_id, center_id, rating, content)
      values (${userId}, ${centerId}, ${rating}, ${content})
      on conflict (user_id, center_id) do update
        set rating = excluded.rating, content = excluded.content, status = 'pending'
        where own.status <> 'approved'
          or (own.rating, own.content) is distinct from (excluded.rating, excluded.content)
      returning id`,
  )
  return rows.length > 0
}

/** Deletes a member's review of a center. False when there is none. */
export async function deleteReview(
  tx: Transaction,
  userId: string,
  centerId: string,
): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`delete from reviews where user_id = ${userId} and center_id = ${centerId} returning id`,
  )
  return rows.length > 0
}
