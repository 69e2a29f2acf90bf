import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** A secret for a mailed link: 256 bits, of which only the hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Stores a link that confirms an account's e-mail within 24 hours. */
export async function storeToken(tx: Transaction, token: string, userId: string): Promise<void> {
  await tx.execute(
    sql`insert into auth_verifications (identifier, value, expires_at)
      values (${hashToken(token)}, ${userId}, now() + interval '24 hours')`,
  )
}

/** Uses a link up. The account that it is for; null when it is unknown, used or too old. */
export async function consumeToken(tx: Transaction, token: string): Promise<string | null> {
  const [used] = await readRows<{ userId: string; valid: boolean }>(
    tx,
    sql`delete from auth_verifications where identifier = ${hashToken(token)}
      returning value as "userId", expires_at > now() as valid`,
  )
  return used?.valid ? used.userId : null
}

function hashToken(token: string): string {
  return `verify-email:${createHash('sha256').update(token).digest('base64url')}`
}
