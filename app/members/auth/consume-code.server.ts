import { createHmac, randomInt } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { queueMail } from './account-mail.server.ts'
import type { Caller } from './caller.server.ts'
import { matchCode } from './one-time-code.server.ts'

/** Return the key for counting attempts at a member's second step. */
export function getTriesKey(userId: string): string {
  return `second step of ${userId}`
}

/**
 * Check six digits from the member's app at this time, or ten digits of a backup code. Either
 * works once: this call uses it up.
 */
export async function consumeCode(
  caller: Pick<Caller, 'accounts' | 'language'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { database, secret: key } = caller.accounts
  if (code.length > 6) return consumeBackupCode(caller, userId, code)
  const stored = await readTwoFactor(database.accounts, userId)
  if (!stored?.isOn) return false
  const step = await matchCode(await symmetricDecrypt({ key, data: stored.secret }), code)
  if (step === null) return false
  const used = await readRows(
    database.accounts,
    sql`update auth_two_factors set last_step = ${step}
      where user_id = ${userId} and last_step < ${step} and secret = ${stored.secret} returning 1`,
  )
  return used.length > 0
}

type StoredTwoFactor = { secret: string; isOn: boolean; isFresh: boolean; backupCodesLeft: number }

/**
 * Read a member's second factor. `isFresh`: started within half an hour. The secret is encrypted.
 */
export async function readTwoFactor(
  db: Executor,
  userId: string,
): Promise<StoredTwoFactor | undefined> {
  const [stored] = await readRows<StoredTwoFactor>(
    db,
    sql`select secret, confirmed_at is not null as "isOn",
        created_at > now() - interval '30 minutes' as "isFresh",
        (select count(*)::integer from auth_backup_codes where user_id = ${userId}) as "backupCodesLeft"
      from auth_two_factors where user_id = ${userId}`,
  )
  return stored
}

const amount = 10
const digits = 10

/** Replace all backup codes with ten new ones. Returns them as displayed: "48213 90577". */
export async function renewBackupCodes(
  db: Executor,
  secret: string,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < amount) {
    codes.add(String(randomInt(10 ** digits)).padStart(digits, '0'))
  }
  await db.execute(sql`delete from auth_backup_codes where user_id = ${userId}`)
  for (const code of codes) {
    await db.execute(
      sql`insert into auth_backup_codes values (${userId}, ${hashCode(secret, userId, code)})`,
    )
  }
  return [...codes].map((code) => `${code.slice(0, 5)} ${code.slice(5)}`)
}

async function consumeBackupCode(
  caller: Pick<Caller, 'accounts' | 'language'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { database, secret, wakeOutbox } = caller.accounts
  const isUsed = await database.accounts.transaction(async (db) => {
    const [used] = await readRows<{ email: string; left: string }>(
      db,
      sql`with used as (delete from auth_backup_codes
          where user_id = ${userId} and code_hash = ${hashCode(secret, userId, code)} returning user_id)
        select u.email, (select count(*) - 1 from auth_backup_codes where user_id = ${userId})::text as left
        from used join auth_users u on u.id = used.user_id`,
    )
    if (used) await queueMail(db, caller, used.email, 'backupCodeUsed', used.left)
    return used !== undefined
  })
  if (isUsed) wakeOutbox()
  return isUsed
}

/** The site's secret is in the hash, so the database alone is not enough to guess codes. */
function hashCode(secret: string, userId: string, code: string): string {
  return createHmac('sha256', `backup-codes ${secret}`)
    .update(`${userId} ${code}`)
    .digest('base64url')
}
