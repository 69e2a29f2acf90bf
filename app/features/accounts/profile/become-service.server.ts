import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { authRole } from '#db/roles.ts'

/**
 * From here on a transaction has the rights of the authentication service: for changes that concern
 * what a member owns and how a member signs in, all or nothing.
 */
export async function becomeService(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('role', ${authRole.name}, true)`)
}
