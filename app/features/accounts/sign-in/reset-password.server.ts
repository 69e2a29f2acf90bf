import { isAPIError } from 'better-auth/api'
import { sql } from 'drizzle-orm'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { atLeast } from './at-least.server.ts'
import { nameUsername } from './sign-in.server.ts'

type RequestResult =
  | { ok: true }
  | { ok: false; reason: 'unexpected' }
  | { ok: false; reason: 'throttled'; retryAfter: number }

type ResetResult = { ok: true } | { ok: false; reason: 'expired' | 'unexpected' }

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
    for (const name of account) await accounts.limits.forgive(name)
    return { ok: true }
  } catch (error) {
    if (isAPIError(error)) return { ok: false, reason: 'expired' }
    accounts.logger.error({ err: hideValues(error) }, 'a password could not be set')
    return { ok: false, reason: 'unexpected' }
  }
}

/** Under which names tries to sign in to the link's account were counted. */
async function findAccount(accounts: Accounts, token: string): Promise<string[]> {
  const { internalAdapter } = await accounts.service.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (!found) return []
  const [user] = await readRows<{ email: string; username: string | null }>(
    accounts.database.accounts,
    sql`select u.email, p.username from auth_users u left join profiles p using (id)
      where u.id = ${found.value}`,
  )
  if (!user) return []
  return user.username ? [user.email, nameUsername(user.username)] : [user.email]
}
