import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** What to greet a member by: the first of their names, else the username; null without both. */
export async function readFirstName(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await readRows<{ name: string | null }>(
    tx,
    sql`select coalesce(nullif(split_part(btrim(full_name), ' ', 1), ''), nullif(btrim(username), '')) as name
      from profiles where id = ${userId}`,
  )
  return row?.name ?? null
}
