import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { readCookie, serializeCookie } from '#app/lib/own-cookie.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Accounts, cookiePrefix } from './accounts.server.ts'
import type { Caller } from './caller.server.ts'

const cookieName = `${cookiePrefix}.device`
/** Seconds: half a year. */
const maxAge = 180 * 24 * 3600

type Account = { id: string; password: string; status: Status }
type Status = 'active' | 'suspended' | 'banned'

/** Accounts that `findExclusion` compares with a cookie, the latest first. */
const mostExcluded = 500

/**
 * Return the Set-Cookie header that identifies this browser for later sign-ins to this account.
 * The cookie does not reveal the account or open a session, and a new password makes it invalid.
 */
export async function rememberDevice(accounts: Accounts, userId: string): Promise<string[]> {
  const account = await findAccount(accounts, sql`u.id = ${userId}`)
  if (!account) return []
  const nonce = randomBytes(16).toString('base64url')
  const value = `${nonce}.${sign(accounts, nonce, account)}`
  return [serializeCookie(accounts.site.url, cookieName, value, maxAge)]
}

/**
 * Return the key for counting attempts from a browser that has signed in to this account before,
 * which other people's wrong passwords do not lock out. Null for any other browser. `who` is a
 * condition on auth_users `u` and profiles `p`.
 */
export async function findDevice(
  { accounts, cookie }: Pick<Caller, 'accounts' | 'cookie'>,
  who: SQL,
): Promise<string | null> {
  const device = readDevice(accounts, cookie)
  if (!device) return null
  const account = await findAccount(accounts, who)
  return account && isOf(accounts, device, account) ? `device ${device.nonce}` : null
}

/**
 * Return the status of the account that this browser signed in to last, if staff have suspended or
 * banned it; null for any other account, and for a browser that never signed in.
 */
export async function findExclusion({
  accounts,
  cookie,
}: Pick<Caller, 'accounts' | 'cookie'>): Promise<Exclude<Status, 'active'> | null> {
  const device = readDevice(accounts, cookie)
  if (!device) return null
  const excluded = await listAccounts(
    accounts,
    sql`p.status <> 'active' order by p.updated_at desc limit ${mostExcluded}`,
  )
  const status = excluded.find((account) => isOf(accounts, device, account))?.status
  return status && status !== 'active' ? status : null
}

/** Return the Set-Cookie header that deletes the cookie. */
export function forgetDevice({ site }: Accounts): string {
  return serializeCookie(site.url, cookieName, '', 0)
}

type Device = { nonce: string; signature: string }

function readDevice({ site }: Accounts, cookie: string | null): Device | null {
  const value = readCookie(site.url, cookie, cookieName)
  const [, nonce, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
  return nonce && signature ? { nonce, signature } : null
}

function isOf(accounts: Accounts, { nonce, signature }: Device, account: Account): boolean {
  return timingSafeEqual(Buffer.from(sign(accounts, nonce, account)), Buffer.from(signature))
}

function sign(
  { secret }: Accounts,
  nonce: string,
  { id, password }: Omit<Account, 'status'>,
): string {
  return createHmac('sha256', `known-device ${secret}`)
    .update(`${nonce} ${id} ${password}`)
    .digest('base64url')
}

async function findAccount(accounts: Accounts, who: SQL): Promise<Account | undefined> {
  const [account] = await listAccounts(accounts, who)
  return account
}

function listAccounts({ database }: Accounts, matching: SQL): Promise<Account[]> {
  return readRows<Account>(
    database.accounts,
    sql`select u.id, a.password, p.status from auth_users u
      join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential'
      left join profiles p on p.id = u.id where ${matching}`,
  )
}
