import { isAPIError } from 'better-auth/api'
import { sql } from 'drizzle-orm'
import { readRows } from '#db/read-rows.server.ts'
import type { Accounts } from './accounts.server.ts'
import { atLeast } from './at-least.server.ts'
import { hideValues } from './hide-values.server.ts'

export type RequestResult =
  | { ok: true }
  | { ok: false; reason: 'unexpected' }
  | { ok: false; reason: 'throttled'; retryAfter: number }

export type ResetResult = { ok: true } | { ok: false; reason: 'expired' | 'unexpected' }

/** Milliseconds that asking takes whether or not the e-mail is known. */
const pace = 500

/** Mails the link that sets a new password, to those who have an account. Never throws. */
export async function requestReset(
  accounts: Accounts,
  email: string,
  address: string | null,
): Promise<RequestResult> {
  try {
    const taken = await accounts.limits.take('reset', address, email)
    if (!taken.ok) return { ok: false, reason: 'throttled', retryAfter: taken.retryAfter }
    await atLeast(pace, () => accounts.service.api.requestPasswordReset({ body: { email } }))
    return { ok: true }
  } catch (error) {
    accounts.logger.error({ err: hideValues(error) }, 'a new password could not be asked for')
    return { ok: false, reason: 'unexpected' }
  }
}

/**
 * Sets a new password with a mailed link. Every session of the account ends, every other link is void,
 * and the tries that were counted are forgotten: this is the way in that nobody can lock. Never throws.
 */
export async function resetPassword(
  accounts: Accounts,
  token: string,
  newPassword: string,
): Promise<ResetResult> {
  try {
    const account = await findAccount(accounts, token)
    await accounts.service.api.resetPassword({ body: { token, newPassword } })
    if (account) await accounts.limits.forgive(account)
    return { ok: true }
  } catch (error) {
    if (isAPIError(error)) return { ok: false, reason: 'expired' }
    accounts.logger.error({ err: hideValues(error) }, 'a password could not be set')
    return { ok: false, reason: 'unexpected' }
  }
}

/** Whose link it is: the e-mail of the account. */
async function findAccount(accounts: Accounts, token: string): Promise<string | null> {
  const { internalAdapter } = await accounts.service.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (!found) return null
  const [user] = await readRows<{ email: string }>(
    accounts.database.accounts,
    sql`select email from auth_users where id = ${found.value}`,
  )
  return user?.email ?? null
}
