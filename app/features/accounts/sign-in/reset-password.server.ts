import { isAPIError } from 'better-auth/api'
import { sql } from 'drizzle-orm'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { withMailsIn } from '#app/features/accounts/session/auth.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeTooManyTries } from './form-errors.ts'
import { messages } from './messages.ts'
import { getUsernameKey } from './sign-in.server.ts'
import { takeHalfASecond } from './sign-up.server.ts'

/** Mails the link that sets a new password, to those who have an account; the answer is the same for all. */
export async function requestReset(
  accounts: Accounts,
  email: string,
  address: string | null,
  language: Language = 'en',
): Promise<Result<null>> {
  const { resetRequestFailed: title, unexpected } = messages[language]
  try {
    const taken = await accounts.limits.take('reset', address, email)
    if (!taken.ok) {
      return { ok: false, errors: describeTooManyTries(title, taken.retryAfter, language) }
    }
    const request = () => accounts.service.api.requestPasswordReset({ body: { email } })
    await takeHalfASecond(() => withMailsIn(language, request))
    return { ok: true, value: null }
  } catch (error) {
    accounts.logger.error({ err: hideValues(error) }, 'a new password could not be asked for')
    return { ok: false, errors: { title, text: unexpected, status: 503 } }
  }
}

/**
 * Sets a new password with a mailed link. Every session of the account ends, every other link is void,
 * and the tries that were counted are forgotten: this is the way in that nobody can lock.
 */
export async function resetPassword(
  accounts: Accounts,
  token: string,
  newPassword: string,
  language: Language = 'en',
): Promise<Result<null>> {
  const { resetFailed: title, linkExpired, unexpected } = messages[language]
  try {
    const account = await findAccount(accounts, token)
    const reset = () => accounts.service.api.resetPassword({ body: { token, newPassword } })
    await withMailsIn(language, reset)
    for (const name of account) await accounts.limits.forgive(name)
    return { ok: true, value: null }
  } catch (error) {
    if (isAPIError(error)) {
      return { ok: false, errors: { title, text: linkExpired, status: 400 } }
    }
    accounts.logger.error({ err: hideValues(error) }, 'a password could not be set')
    return { ok: false, errors: { title, text: unexpected, status: 503 } }
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
  return user.username ? [user.email, getUsernameKey(user.username)] : [user.email]
}
