import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** Why nothing could be changed. */
export type Reason = 'gone' | 'forbidden' | 'expired' | 'limit'

/** Why a statement of whoever asks touched no row: their account, their role, or there is no such row. */
export async function explainNoRows(tx: Transaction): Promise<Reason> {
  const [row] = await readRows<{ role: string | null }>(tx, sql`select app_role() as role`)
  if (!row?.role) return 'expired'
  return row.role === 'admin' ? 'gone' : 'forbidden'
}

/** PostgreSQL's error code and words beneath whatever wraps them; null for other errors. */
export function readDatabaseError(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      const constraint =
        'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : null
      return { code: cause.code, text: cause.message, constraint }
    }
  }
  return null
}
