import { isDeepStrictEqual } from 'node:util'
import { isAPIError } from 'better-auth/api'
import { type SQL, sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { type Accounts, rejectionCodes } from './accounts.server.ts'
import type { AdminLoginInput, SignInInput } from './auth-input.ts'
import { attempt, type Caller, countTry } from './caller.server.ts'
import { consumeCode, getTriesKey } from './consume-code.server.ts'
import {
  describeLoginFailure,
  describeStaffLoginFailure,
  type LoginFailure,
} from './form-errors.ts'
import { findDevice, rememberDevice } from './known-device.server.ts'
import { signInMessages } from './messages.tsx'
import { foldName } from './names.ts'
import { needsTwoFactor } from './needs-two-factor.ts'
import { readCredentials } from './read-credentials.server.ts'
import {
  consumeSecondStep,
  findSecondStep,
  forgetSecondStep,
  startSecondStep,
} from './second-step.server.ts'
import { resendVerification } from './sign-up.server.ts'

/**
 * `cookies` are Set-Cookie headers: the new session or, if a second factor is `needed`, the second
 * step. 'missing' is for staff who must set one up.
 */
type SignedIn = { secondFactor: 'needed' | 'missing' | 'none'; cookies: string[] }

/**
 * Sign a person in with a new session and end the request's session. Known and unknown emails
 * cost the same work and get the same answer.
 */
export function signIn(
  caller: Caller,
  { email, password }: SignInInput,
): Promise<Result<SignedIn>> {
  const tried = { account: email, who: sql`u.email = ${email}`, describe: describeLoginFailure }
  return trySignIn(caller, tried, () => tryPassword(caller, email, password))
}

/**
 * Sign staff in by username or email. Others get the answer to an unknown username; if there is no
 * staff at all, the answer says so.
 */
export function signInStaff(
  caller: Caller,
  { username, password }: AdminLoginInput,
): Promise<Result<SignedIn>> {
  // A username cannot contain "@". Attempts by email count together with those of the members'
  // form.
  const isEmail = username.includes('@')
  const who = isEmail ? sql`u.email = ${username}` : sql`lower(p.username) = lower(${username})`
  const account = isEmail ? username : getUsernameKey(username)
  const tried = { account, who, describe: describeStaffLoginFailure }
  return trySignIn(caller, tried, async () => {
    const { email, staffed } = await readRow<{ email: string | null; staffed: boolean }>(
      caller.accounts.database.accounts,
      sql`select exists (select 1 from user_roles where role in ('admin', 'moderator')) as staffed,
        (select u.email from profiles p join auth_users u using (id) join user_roles r on r.user_id = p.id
          where ${who} and r.role in ('admin', 'moderator')) as email`,
    )
    if (!staffed) return { ok: false, errors: 'missing' }
    // An address that nobody can have costs the same work as a wrong password.
    return tryPassword(caller, email ?? 'nobody@invalid.invalid', password)
  })
}

/**
 * Complete a sign-in after the password: a code from the app, or a backup code, opens the session.
 * Attempts are limited by network and account; the limit ends by itself. 'expired' leads back to
 * the password.
 */
export async function finishSignIn(
  caller: Caller,
  code: string,
): Promise<Result<{ cookies: string[] } | 'expired'>> {
  const { accounts, language } = caller
  const unexpected = describeLoginFailure('unexpected', language)
  return attempt(caller, 'signing in by a code', unexpected, async () => {
    const userId = await findSecondStep(caller)
    if (!userId) return { ok: true, value: 'expired' }
    const tried = {
      account: getTriesKey(userId),
      who: sql`u.id = ${userId}`,
      describe: describeLoginFailure,
    }
    return trySignIn<{ cookies: string[] } | 'expired'>(caller, tried, async () => {
      if (!(await consumeCode(caller, userId, code))) return { ok: false, errors: 'wrong-code' }
      if (!(await consumeSecondStep(caller))) return { ok: true, value: 'expired' }
      const body = { userId }
      const request = { body, headers: getDeviceHeaders(caller), returnHeaders: true } as const
      const { headers } = await accounts.service.api.openSession(request)
      const cookies = [...headers.getSetCookie(), forgetSecondStep(accounts)]
      return { ok: true, value: { cookies: [...cookies, ...(await settleIn(caller, userId))] } }
    })
  })
}

/**
 * End the request's session. Returns the Set-Cookie headers that delete its cookies. Rejects if
 * the database does not answer, because the session then lives on.
 */
export async function signOut({
  accounts,
  cookie,
}: Pick<Caller, 'accounts' | 'cookie'>): Promise<string[]> {
  const { api } = accounts.service
  const request = new Headers(cookie ? { cookie } : {})
  // better-auth's sign-out ignores a database that does not answer.
  const found = await api.getSession({ headers: request, query: { disableRefresh: true } })
  if (found) {
    await accounts.database.accounts.execute(
      sql`delete from auth_sessions where id = ${found.session.id}`,
    )
  }
  const { headers } = await api.signOut({ headers: request, returnHeaders: true })
  return headers.getSetCookie()
}

/** Return the key for counting attempts by a username, separate from emails. */
export function getUsernameKey(username: string): string {
  return `username ${foldName(username)}`
}

/** `account` is the key for counting attempts; `who` is the condition for `findDevice`. */
type Tried = { account: string; who: SQL; describe: typeof describeLoginFailure }

function trySignIn<Value>(
  caller: Caller,
  { account, who, describe }: Tried,
  enter: () => Promise<Result<Value, LoginFailure>>,
): Promise<Result<Value>> {
  const { language } = caller
  return attempt(caller, 'signing in', describe('unexpected', language), async () => {
    const counted = (await findDevice(caller, who)) ?? account
    const refund = await countTry(caller, 'sign-in', counted, signInMessages[language].loginFailed)
    if (!refund.ok) return refund
    const entered = await enter().catch(getFailure)
    if (!entered.ok) return { ok: false, errors: describe(entered.errors, language) }
    await refund.value()
    return entered
  })
}

async function tryPassword(
  caller: Caller,
  email: string,
  password: string,
): Promise<Result<SignedIn, LoginFailure>> {
  const { accounts } = caller
  const credentials = await readCredentials(accounts, email)
  // Changing them ends every session, but not one that opens at the same moment.
  const areReplaced = async () =>
    !isDeepStrictEqual(await readCredentials(accounts, email, true), credentials)
  try {
    const { headers, response } = await accounts.service.api.signInEmail({
      body: { email, password },
      headers: getDeviceHeaders(caller),
      returnHeaders: true,
    })
    if (await areReplaced()) {
      await accounts.database.accounts.execute(
        sql`delete from auth_sessions where token = ${response.token}`,
      )
      return { ok: false, errors: 'wrong' }
    }
    const cookies = [...headers.getSetCookie(), ...(await settleIn(caller, response.user.id))]
    const isMissing = await mustHaveTwoFactor(accounts, response.user.id)
    return { ok: true, value: { secondFactor: isMissing ? 'missing' : 'none', cookies } }
  } catch (error) {
    if (isAPIError(error) && error.body?.code === rejectionCodes.secondStep) {
      const cookies = [await startSecondStep(accounts, email)]
      if (await areReplaced()) return { ok: false, errors: 'wrong' }
      return { ok: true, value: { secondFactor: 'needed', cookies } }
    }
    const failure = getFailure(error)
    const isUnverified = failure.errors === 'unverified'
    if (isUnverified && (await resendVerification(caller, email))) {
      return { ok: false, errors: 'unverified-resent' }
    }
    return failure
  }
}

/** Convert better-auth's rejection to a failure. Rethrows other errors. */
function getFailure(error: unknown): { ok: false; errors: LoginFailure } {
  const failure = isAPIError(error) && failures[error.body?.code ?? '']
  if (!failure) throw error
  return { ok: false, errors: failure }
}

const failures: Record<string, LoginFailure> = {
  [rejectionCodes.suspended]: 'suspended',
  [rejectionCodes.banned]: 'banned',
  INVALID_EMAIL_OR_PASSWORD: 'wrong',
  INVALID_EMAIL: 'wrong',
  PASSWORD_TOO_LONG: 'wrong',
  EMAIL_NOT_VERIFIED: 'unverified',
}

/** Build the headers from which better-auth stores the browser. */
function getDeviceHeaders({ device }: Caller): Headers {
  return new Headers(device ? { 'User-Agent': device } : {})
}

/**
 * Run after a new session: end the request's session and delete expired rows. Returns the
 * Set-Cookie headers that identify the browser from now on.
 */
async function settleIn(caller: Caller, userId: string): Promise<string[]> {
  const { accounts, cookie } = caller
  if (cookie) await signOut(caller)
  const db = accounts.database.accounts
  await db.execute(sql`delete from auth_sessions where expires_at < now()`)
  await db.execute(sql`delete from auth_verifications where expires_at < now()`)
  return rememberDevice(accounts, userId)
}

/** Return whether a person who signed in by password alone must set up a second factor. */
async function mustHaveTwoFactor({ database, site }: Accounts, userId: string): Promise<boolean> {
  const [found] = await readRows<{ role: 'user' | 'moderator' | 'admin' }>(
    database.accounts,
    sql`select role from user_roles where user_id = ${userId}`,
  )
  return needsTwoFactor({ role: found?.role ?? 'user', hasTwoFactor: false }, site)
}
