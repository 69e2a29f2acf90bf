import { sql } from 'drizzle-orm'
import { readCookie, serializeCookie } from '#app/lib/own-cookie.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Accounts, cookiePrefix } from './accounts.server.ts'
import type { Caller } from './caller.server.ts'
import { consumeToken, createToken, findToken, tokenLifetimes } from './one-time-token.server.ts'

type Asking = Pick<Caller, 'accounts' | 'cookie'>

const cookieName = `${cookiePrefix}.second_step`

/**
 * Record for ten minutes that a person gave the right password. The cookie of this Set-Cookie
 * header only opens the form for the code.
 */
export async function startSecondStep({ database, site }: Accounts, email: string) {
  const [user] = await readRows<{ id: string }>(
    database.accounts,
    sql`select id from auth_users where email = ${email}`,
  )
  const token = user ? await createToken(database.accounts, 'second-step', user.id) : ''
  return serializeCookie(site.url, cookieName, token, tokenLifetimes['second-step'])
}

/**
 * Find the email of the person who gave the password, from the request's cookies; null if it
 * expired.
 */
export async function findSecondStep(asking: Asking): Promise<string | null> {
  const token = readToken(asking)
  return token ? findToken(asking.accounts.database.accounts, 'second-step', token) : null
}

/** Find the person and use the cookie up: one cookie cannot open two sessions. */
export function consumeSecondStep(asking: Asking): Promise<string | null> {
  return consumeToken(asking.accounts.database.accounts, 'second-step', readToken(asking))
}

/** Return the Set-Cookie header that deletes the cookie. */
export function forgetSecondStep({ site }: Accounts): string {
  return serializeCookie(site.url, cookieName, '', 0)
}

function readToken({ accounts, cookie }: Asking): string {
  return readCookie(accounts.site.url, cookie, cookieName) ?? ''
}
