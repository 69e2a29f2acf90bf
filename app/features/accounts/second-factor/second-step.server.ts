import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { cookiePrefix } from '#app/features/accounts/session/auth.server.ts'
import { createToken } from '#app/features/accounts/sign-in/verify-email.server.ts'
import { readCookie, writeCookie } from '#app/lib/own-cookie.ts'
import { readRows } from '#db/read-rows.server.ts'

/** Seconds between the password and the code. */
const maxAge = 600
const cookieName = `${cookiePrefix}.second_step`

/**
 * Notes that somebody gave the right password, for ten minutes. Returns the Set-Cookie headers: the
 * cookie opens nothing but the question for the code.
 */
export async function startSecondStep(accounts: Accounts, email: string): Promise<string[]> {
  const token = createToken()
  await accounts.database.accounts.execute(
    sql`insert into auth_verifications (identifier, value, expires_at)
      select ${hashToken(token)}, id, now() + make_interval(secs => ${maxAge})
      from auth_users where email = ${email}`,
  )
  return [writeCookie(accounts.site.url, cookieName, token, maxAge)]
}

/** Whose password was given, by the request's cookies; null when that is too long ago. */
export async function findSecondStep(
  { database, site }: Accounts,
  cookie: string | null,
): Promise<string | null> {
  const token = readCookie(site.url, cookie, cookieName)
  if (!token) return null
  const [found] = await readRows<{ userId: string }>(
    database.accounts,
    sql`select value as "userId" from auth_verifications
      where identifier = ${hashToken(token)} and expires_at > now()`,
  )
  return found?.userId ?? null
}

/** Ends it. False when it was over already: the same cookie cannot open two sessions. */
export async function endSecondStep(
  { database, site }: Accounts,
  cookie: string | null,
): Promise<boolean> {
  const token = readCookie(site.url, cookie, cookieName) ?? ''
  const ended = await readRows(
    database.accounts,
    sql`delete from auth_verifications where identifier = ${hashToken(token)}
      and expires_at > now() returning 1`,
  )
  return ended.length > 0
}

/** The Set-Cookie header that forgets it. */
export function forgetSecondStep({ site }: Accounts): string {
  return writeCookie(site.url, cookieName, '', 0)
}

function hashToken(token: string): string {
  return `second-step:${createHash('sha256').update(token).digest('base64url')}`
}
