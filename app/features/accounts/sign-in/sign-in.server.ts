import { isAPIError } from 'better-auth/api'
import { type SQL, sql } from 'drizzle-orm'
import type { Session } from '#app/context.ts'
import {
  findDevice,
  rememberDevice,
} from '#app/features/accounts/second-factor/known-device.server.ts'
import { needsTwoFactor } from '#app/features/accounts/second-factor/needs-two-factor.ts'
import { startSecondStep } from '#app/features/accounts/second-factor/second-step.server.ts'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { rejectionCodes } from '#app/features/accounts/session/auth.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { AdminLoginInput, SignInInput } from './auth-input.ts'
import {
  describeLoginFailure,
  describeStaffLoginFailure,
  describeTooManyTries,
  type LoginFailure,
} from './form-errors.ts'
import { messages } from './messages.ts'
import { foldName } from './names.ts'
import { resendVerification } from './verify-email.server.ts'

/**
 * `cookies` are Set-Cookie headers: the new session or, where a second factor is `needed`, the way to it.
 * 'missing' is said of staff who must set one up.
 */
export type SignedIn = { secondFactor: 'needed' | 'missing' | 'none'; cookies: string[] }

/**
 * Whose cookie came with the request, and from where it came: the address is only counted. `device` is
 * the browser in plain words, which the session keeps; '' for one that is not known.
 */
export type Caller = { address: string | null; cookie: string | null; device: string }

/**
 * Signs a person in with a new session; the one that the request carried ends. Known and unknown
 * e-mails cost the same work and the same answer.
 */
export async function signIn(
  accounts: Accounts,
  { email, password }: SignInInput,
  caller: Caller,
  language: Language = 'en',
): Promise<Result<SignedIn>> {
  const tried = { name: email, who: sql`u.email = ${email}`, describe: describeLoginFailure }
  const attempt = () => tryPassword(accounts, email, password, caller, language)
  return countTry(accounts, tried, caller, language, attempt)
}

/**
 * Signs staff in by username. Whoever is no staff is told what an unknown username is told. Where
 * there is no staff at all, it says so instead.
 */
export async function signInStaff(
  accounts: Accounts,
  { username, password }: AdminLoginInput,
  caller: Caller,
  language: Language = 'en',
): Promise<Result<SignedIn>> {
  const who = sql`lower(p.username) = lower(${username})`
  const tried = { name: getUsernameKey(username), who, describe: describeStaffLoginFailure }
  return countTry(accounts, tried, caller, language, async () => {
    const [found] = await readRows<{ email: string | null; staffed: boolean }>(
      accounts.database.accounts,
      sql`select exists (select 1 from user_roles where role in ('admin', 'moderator')) as staffed,
        (select u.email from profiles p join auth_users u using (id) join user_roles r on r.user_id = p.id
          where ${who} and r.role in ('admin', 'moderator')) as email`,
    )
    if (!found?.staffed) return { ok: false, errors: 'missing' }
    // An address that nobody can have: the same work as for a wrong password.
    const email = found.email ?? 'nobody@invalid.invalid'
    return tryPassword(accounts, email, password, caller, language)
  })
}

/**
 * Ends the session that the request carries. Returns the Set-Cookie headers that forget it. Rejects when
 * the database does not answer: the session lives on then.
 */
export async function signOut(accounts: Accounts, cookie: string | null): Promise<string[]> {
  const { api } = accounts.service
  const request = new Headers(cookie ? { cookie } : {})
  // better-auth's own way out passes over a database that does not answer.
  const found = await api.getSession({ headers: request, query: { disableRefresh: true } })
  if (found) {
    await accounts.database.accounts.execute(
      sql`delete from auth_sessions where id = ${found.session.id}`,
    )
  }
  const { headers } = await api.signOut({ headers: request, returnHeaders: true })
  return headers.getSetCookie()
}

/** What tries to sign in by a username are counted under, apart from e-mails. */
export function getUsernameKey(username: string): string {
  return `username ${foldName(username)}`
}

type Tried = { name: string; who: SQL; describe: typeof describeLoginFailure }

/** `name` is what tries are counted under, `who` what `findDevice` looks for. */
async function countTry(
  accounts: Accounts,
  { name, who, describe }: Tried,
  caller: Caller,
  language: Language,
  attempt: () => Promise<Attempt>,
): Promise<Result<SignedIn>> {
  const { limits, logger } = accounts
  try {
    const counted = (await findDevice(accounts, caller.cookie, who)) ?? name
    const taken = await limits.take('sign-in', caller.address, counted)
    if (!taken.ok) {
      const title = messages[language].loginFailed
      return { ok: false, errors: describeTooManyTries(title, taken.retryAfter, language) }
    }
    const result = await attempt()
    if (!result.ok) return { ok: false, errors: describe(result.errors, language) }
    await taken.refund()
    return result
  } catch (error) {
    logger.error({ err: hideValues(error) }, 'signing in failed')
    return { ok: false, errors: describe('unexpected', language) }
  }
}

type Attempt = Result<SignedIn, LoginFailure>

async function tryPassword(
  accounts: Accounts,
  email: string,
  password: string,
  caller: Caller,
  language: Language,
): Promise<Attempt> {
  try {
    const { headers, response } = await accounts.service.api.signInEmail({
      body: { email, password },
      headers: getDeviceHeaders(caller),
      returnHeaders: true,
    })
    await replaceSession(accounts, caller)
    const secondFactor = (await isMissingStep(accounts, response.user.id)) ? 'missing' : 'none'
    const device = await rememberDevice(accounts, response.user.id)
    return { ok: true, value: { secondFactor, cookies: [...headers.getSetCookie(), ...device] } }
  } catch (error) {
    const code = isAPIError(error) ? (error.body?.code ?? '') : ''
    if (code === rejectionCodes.secondStep) {
      const cookies = await startSecondStep(accounts, email)
      return { ok: true, value: { secondFactor: 'needed', cookies } }
    }
    const reason = reasons[code]
    if (!reason) throw error
    if (reason === 'unverified' && (await resendVerification(accounts, email, language))) {
      return { ok: false, errors: 'unverified-resent' }
    }
    return { ok: false, errors: reason }
  }
}

/** Of somebody whom the password alone let in. */
async function isMissingStep({ database, site }: Accounts, userId: string): Promise<boolean> {
  const [found] = await readRows<Pick<Session, 'role'>>(
    database.accounts,
    sql`select role from user_roles where user_id = ${userId}`,
  )
  return needsTwoFactor({ role: found?.role ?? 'user', hasTwoFactor: false }, site)
}

/** What a session keeps of the browser, as better-auth reads it. */
export function getDeviceHeaders({ device }: Caller): Headers {
  return new Headers(device ? { 'User-Agent': device } : {})
}

/** The session that came along ends when there is a new one. */
export async function replaceSession(accounts: Accounts, { cookie }: Caller): Promise<void> {
  if (cookie) await signOut(accounts, cookie)
  await forgetExpired(accounts)
}

/** What is over is not kept: sessions that ran out, links that were never opened. */
async function forgetExpired({ database }: Accounts): Promise<void> {
  await database.accounts.execute(sql`delete from auth_sessions where expires_at < now()`)
  await database.accounts.execute(sql`delete from auth_verifications where expires_at < now()`)
}

export const statuses: Record<string, 'suspended' | 'banned'> = {
  [rejectionCodes.suspended]: 'suspended',
  [rejectionCodes.banned]: 'banned',
}

const reasons: Record<string, 'wrong' | 'unverified' | 'suspended' | 'banned'> = {
  ...statuses,
  INVALID_EMAIL_OR_PASSWORD: 'wrong',
  INVALID_EMAIL: 'wrong',
  PASSWORD_TOO_LONG: 'wrong',
  EMAIL_NOT_VERIFIED: 'unverified',
}
