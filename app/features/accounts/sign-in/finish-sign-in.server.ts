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
import { nameTries, spendCode } from '#app/features/accounts/second-factor/two-factor.server.ts'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import { type Caller, nameDevice, replaceSession, statuses } from './sign-in.server.ts'

type SecondStepRefusal =
  | { ok: false; reason: 'wrong' | 'expired' | 'suspended' | 'banned' | 'unexpected' }
  | { ok: false; reason: 'throttled'; retryAfter: number }

/**
 * Finishes what the password began: a code of the app, or a backup code, opens the session. Tries are
 * counted by network and account and pass by themselves. 'expired' sends back to the password. Never throws.
 */
export async function finishSignIn(
  accounts: Accounts,
  code: string,
  caller: Caller,
): Promise<{ ok: true; cookies: string[] } | SecondStepRefusal> {
  const { limits, logger, service } = accounts
  try {
    const userId = await findSecondStep(accounts, caller.cookie)
    if (!userId) return { ok: false, reason: 'expired' }
    const device = await findDevice(accounts, caller.cookie, sql`u.id = ${userId}`)
    const taken = await limits.take('sign-in', caller.address, device ?? nameTries(userId))
    if (!taken.ok) return { ok: false, reason: 'throttled', retryAfter: taken.retryAfter }
    if (!(await spendCode(accounts, userId, code))) return { ok: false, reason: 'wrong' }
    if (!(await endSecondStep(accounts, caller.cookie))) return { ok: false, reason: 'expired' }
    await taken.giveBack()
    const { headers } = await service.api.openSession({
      body: { userId },
      headers: nameDevice(caller),
      returnHeaders: true,
    })
    await replaceSession(accounts, caller)
    const cookies = [...headers.getSetCookie(), forgetSecondStep(accounts)]
    return { ok: true, cookies: [...cookies, ...(await rememberDevice(accounts, userId))] }
  } catch (error) {
    const status = isAPIError(error) ? statuses[error.body?.code ?? ''] : undefined
    if (status) return { ok: false, reason: status }
    logger.error({ err: hideValues(error) }, 'signing in by a code failed')
    return { ok: false, reason: 'unexpected' }
  }
}
