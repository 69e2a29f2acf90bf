import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import type { Vote } from './participation-fields.ts'

/**
 * Sets a member's one vote on a center, or takes it back with 'none'. However many come at once, one
 * row is left: the last one's. Throws PostgreSQL's 42501 for an account that is not active.
 */
export async function setVote(
  tx: Transaction,
  userId: string,
  centerId: string,
  vote: Vote | 'none',
): Promise<void> {
  await tx.execute(
    vote === 'none'
      ? sql`delete from votes where user_id = ${userId} and center_id = ${centerId}`
      : sql`insert into votes (user_id, center_id, vote_type) values (${userId}, ${centerId}, ${vote})
          on conflict (user_id, center_id) do update set vote_type = excluded.vote_type`,
  )
}
