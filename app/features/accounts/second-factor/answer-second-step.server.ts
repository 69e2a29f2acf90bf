import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { readTyped } from '#app/features/accounts/sign-in/account-fields.ts'
import { checkForm, codeInput } from '#app/features/accounts/sign-in/auth-input.ts'
import { type AuthPlace, nameAddress } from '#app/features/accounts/sign-in/auth-mode.ts'
import { finishSignIn } from '#app/features/accounts/sign-in/finish-sign-in.server.ts'
import {
  type Answer,
  explainThrottle,
  fail,
} from '#app/features/accounts/sign-in/form-answer.server.ts'
import * as messages from '#app/features/accounts/sign-in/messages.ts'
import type { Caller } from '#app/features/accounts/sign-in/sign-in.server.ts'
import { forgetSecondStep } from './second-step.server.ts'

/** Answers the code that follows the password. Never throws. */
export async function answerSecondStep(
  accounts: Accounts,
  form: FormData,
  place: AuthPlace,
  caller: Caller,
): Promise<Answer> {
  const values = readTyped(form)
  const title = messages.loginFailedTitle
  const check = { title, text: messages.loginFailed.check }
  const checked = checkForm(codeInput, form)
  if (!checked.ok) return fail(400, check, values, checked.errors)
  const result = await finishSignIn(accounts, checked.input.code, caller)
  if (result.ok) {
    const isAdmin = place.mode === 'admin'
    const to = place.redirectTo ?? (isAdmin ? '/admin' : '/')
    const flash = isAdmin ? 'admin-signed-in-by-code' : 'signed-in-by-code'
    return { ok: true, to, flash, cookies: result.cookies }
  }
  switch (result.reason) {
    case 'throttled':
      return explainThrottle(title, result.retryAfter, values)
    case 'expired': {
      const cookies = [forgetSecondStep(accounts)]
      return { ok: true, to: nameAddress(place), flash: 'sign-in-expired', cookies }
    }
    case 'wrong':
      return fail(401, check, values, { code: messages.codeWrong })
    case 'unexpected':
      return fail(503, { title, text: messages.unexpected }, values)
    default:
      return fail(403, { title, text: messages.loginFailed[result.reason] }, values)
  }
}
