import { isAPIError } from 'better-auth/api'
import { sql } from 'drizzle-orm'
import {
  findDevice,
  rememberDevice,
} from '#app/features/accounts/second-factor/known-device.server.ts'
import {
  endSecondStep,
  findSecondStep,
  forgetSecondStep,
} from '#app/features/accounts/second-factor/second-step.server.ts'
import { getTriesKey, spendCode } from '#app/features/accounts/second-factor/two-factor.server.ts'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { describeLoginFailure, describeTooManyTries, describeWrongFields } from './form-errors.ts'
import { messages } from './messages.ts'
import { type Caller, getDeviceHeaders, replaceSession, statuses } from './sign-in.server.ts'

/**
 * Finishes what the password began: a code of the app, or a backup code, opens the session. Tries are
 * counted by network and account and pass by themselves. 'expired' leads back to the password.
 */
export async function finishSignIn(
  accounts: Accounts,
  code: string,
  caller: Caller,
  language: Language = 'en',
): Promise<Result<{ cookies: string[] } | 'expired'>> {
  const { limits, logger, service } = accounts
  const { loginFailed, codeWrong } = messages[language]
  try {
    const userId = await findSecondStep(accounts, caller.cookie)
    if (!userId) return { ok: true, value: 'expired' }
    const device = await findDevice(accounts, caller.cookie, sql`u.id = ${userId}`)
    const taken = await limits.take('sign-in', caller.address, device ?? getTriesKey(userId))
    if (!taken.ok) {
      const errors = describeTooManyTries(loginFailed, taken.retryAfter, language)
      return { ok: false, errors }
    }
    if (!(await spendCode(accounts, userId, code, Date.now(), language))) {
      const errors = describeWrongFields(loginFailed, language)
      return { ok: false, errors: { ...errors, status: 401, fields: { code: codeWrong } } }
    }
    if (!(await endSecondStep(accounts, caller.cookie))) return { ok: true, value: 'expired' }
    await taken.refund()
    const { headers } = await service.api.openSession({
      body: { userId },
      headers: getDeviceHeaders(caller),
      returnHeaders: true,
    })
    await replaceSession(accounts, caller)
    const cookies = [...headers.getSetCookie(), forgetSecondStep(accounts)]
    cookies.push(...(await rememberDevice(accounts, userId)))
    return { ok: true, value: { cookies } }
  } catch (error) {
    const status = isAPIError(error) ? statuses[error.body?.code ?? ''] : undefined
    if (status) return { ok: false, errors: describeLoginFailure(status, language) }
    logger.error({ err: hideValues(error) }, 'signing in by a code failed')
    return { ok: false, errors: describeLoginFailure('unexpected', language) }
  }
}
