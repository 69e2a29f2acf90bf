import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/**
 * The purposes of one-time tokens in emailed links and cookies, with their lifetimes in seconds.
 */
export const tokenLifetimes = {
  'verify-email': 24 * 3600,
  'change-email': 24 * 3600,
  'reset-password': 3600,
  'second-step': 600,
}
type Purpose = keyof typeof tokenLifetimes

/**
 * Create a token for an account: 256 bits, stored only as a hash. It `carries` a prefix that
 * cannot be changed either.
 */
export async function createToken(
  db: Executor,
  purpose: Purpose,
  userId: string,
  carries = '',
): Promise<string> {
  const token = carries + randomBytes(32).toString('base64url')
  await db.execute(
    sql`insert into auth_verifications (identifier, value, expires_at)
      values (${hashToken(purpose, token)}, ${userId}, now() + make_interval(secs => ${tokenLifetimes[purpose]}))`,
  )
  return token
}

/** Find the account id of a token; null if it is unknown, used or expired. */
export async function findToken(
  db: Executor,
  purpose: Purpose,
  token: string,
): Promise<string | null> {
  const [found] = await readRows<{ userId: string }>(
    db,
    sql`select value as "userId" from auth_verifications
      where identifier = ${hashToken(purpose, token)} and expires_at > now()`,
  )
  return found?.userId ?? null
}

/** Find the account id of a token and use the token up. */
export async function consumeToken(
  db: Executor,
  purpose: Purpose,
  token: string,
): Promise<string | null> {
  const [used] = await readRows<{ userId: string }>(
    db,
    sql`delete from auth_verifications
      where identifier = ${hashToken(purpose, token)} and expires_at > now()
      returning value as "userId"`,
  )
  return used?.userId ?? null
}

/** Invalidate an account's emailed links and its unfinished two-step sign-in. */
export async function voidTokens(db: Executor, userId: string): Promise<void> {
  await db.execute(sql`delete from auth_verifications where value = ${userId}`)
}

function hashToken(purpose: Purpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('base64url')}`
}
