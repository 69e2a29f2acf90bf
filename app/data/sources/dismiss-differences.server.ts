import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/**
 * Dismiss the open ones of these differences. Each returns only when its source says something
 * else. Returns how many there were.
 */
export async function dismissDifferences(db: Executor, ids: readonly string[]): Promise<number> {
  const dismissed = await readRows(
    db,
    sql`update differences set status = 'dismissed', decided_at = now(), decided_by = app_user_id()
      where id = any (${sql.param(ids)}::uuid[]) and status = 'open' returning id`,
  )
  return dismissed.length
}
