import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Vote } from './participation-fields.ts'

export type OwnReview = {
  content: string
  /** 1 to 5. */
  rating: number
  status: 'pending' | 'approved' | 'rejected'
}

/** What a member has done on a center's page, besides comments. */
type OwnPart = { vote: Vote | null; review: OwnReview | null }

export async function readOwnPart(
  tx: Transaction,
  userId: string,
  centerId: string,
): Promise<OwnPart> {
  const [row] = await readRows<OwnPart>(
    tx,
    sql`select
      (select vote_type from votes where user_id = ${userId} and center_id = ${centerId}) as vote,
      (select json_build_object('content', content, 'rating', rating, 'status', status)
        from reviews where user_id = ${userId} and center_id = ${centerId}) as review`,
  )
  return row ?? { vote: null, review: null }
}
