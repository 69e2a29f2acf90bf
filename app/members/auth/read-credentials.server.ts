import { sql } from 'drizzle-orm'
import { readRows } from '#db/read-rows.server.ts'
import type { Accounts } from './accounts.server.ts'

/**
 * Read what signs an account in: its password's hash and its second factor. `isFinal` waits for
 * those who are changing them.
 */
export function readCredentials({ database }: Accounts, email: string, isFinal = false) {
  return database.accounts.transaction(async (db) => [
    await readRows(
      db,
      sql`select a.password from auth_accounts a join auth_users u on u.id = a.user_id
        where u.email = ${email} ${isFinal ? sql`for share of a` : sql``}`,
    ),
    await readRows(
      db,
      // Unconfirmed ones too: only a row that is read can be waited for.
      sql`select t.secret, t.confirmed_at is null as "isOff" from auth_two_factors t
        join auth_users u on u.id = t.user_id
        where u.email = ${email} ${isFinal ? sql`for share of t` : sql``}`,
    ),
  ])
}
