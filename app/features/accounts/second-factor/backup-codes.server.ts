import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

const amount = 10
const digits = 10

/** Puts ten new codes in place of those that there are. Returns them as shown: "48213 90577". */
export async function renewBackupCodes(
  tx: Transaction,
  secret: string,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < amount) {
    codes.add(String(randomInt(10 ** digits)).padStart(digits, '0'))
  }
  await tx.execute(sql`delete from auth_backup_codes where user_id = ${userId}`)
  for (const code of codes) {
    await tx.execute(
      sql`insert into auth_backup_codes values (${userId}, ${hashCode(secret, userId, code)})`,
    )
  }
  return [...codes].map((code) => `${code.slice(0, 5)} ${code.slice(5)}`)
}

/** Uses a code of ten digits up. False when it is none of the member's, or was used. */
export async function spendBackupCode(
  tx: Transaction,
  secret: string,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await readRows(
    tx,
    sql`delete from auth_backup_codes
      where user_id = ${userId} and code_hash = ${hashCode(secret, userId, code)} returning 1`,
  )
  return used.length > 0
}

/** How many are left. */
export async function countBackupCodes(tx: Transaction, userId: string): Promise<number> {
  const [found] = await readRows<{ count: number }>(
    tx,
    sql`select count(*)::integer as count from auth_backup_codes where user_id = ${userId}`,
  )
  return found?.count ?? 0
}

/** Without the site's secret nobody who holds the database can try codes against it. */
function hashCode(secret: string, userId: string, code: string): string {
  return createHmac('sha256', `backup-codes ${secret}`)
    .update(`${userId} ${code}`)
    .digest('base64url')
}
