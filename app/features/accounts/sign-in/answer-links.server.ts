import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import { readTyped } from './account-fields.ts'
import { checkForm, resetInput, resetRequestInput } from './auth-input.ts'
import { type Answer, explainThrottle, fail } from './form-answer.server.ts'
import * as messages from './messages.ts'
import { requestReset, resetPassword } from './reset-password.server.ts'
import { confirmEmail } from './verify-email.server.ts'

/** Confirms the e-mail whose link was opened. Never throws. */
export async function answerVerification(accounts: Accounts, form: FormData): Promise<Answer> {
  const title = messages.notConfirmedTitle
  try {
    const token = String(form.get('token') ?? '')
    if (await confirmEmail(accounts, token)) {
      return { ok: true, to: '/', flash: 'email-confirmed', cookies: [] }
    }
    return fail(400, { title, text: messages.linkExpired }, readTyped(form))
  } catch (error) {
    accounts.logger.error({ err: hideValues(error) }, 'an email could not be confirmed')
    return fail(503, { title, text: messages.unexpected }, readTyped(form))
  }
}

/** Mails the link for a new password; says the same whether or not there is an account. */
export async function answerResetRequest(
  accounts: Accounts,
  form: FormData,
  address: string | null,
): Promise<Answer> {
  const title = messages.resetRequestFailedTitle
  const values = readTyped(form)
  const checked = checkForm(resetRequestInput, form)
  if (!checked.ok) {
    return fail(400, { title, text: messages.loginFailed.check }, values, checked.errors)
  }
  const result = await requestReset(accounts, checked.input.email, address)
  if (result.ok) return { ok: true, to: '/auth', flash: 'reset-requested', cookies: [] }
  if (result.reason === 'throttled') return explainThrottle(title, result.retryAfter, values)
  return fail(503, { title, text: messages.unexpected }, values)
}

/** Sets a new password with the link that was mailed. */
export async function answerReset(
  accounts: Accounts,
  form: FormData,
  token: string,
): Promise<Answer> {
  const title = messages.resetFailedTitle
  const values = readTyped(form)
  const checked = checkForm(resetInput, form)
  if (!checked.ok) {
    return fail(400, { title, text: messages.loginFailed.check }, values, checked.errors)
  }
  const result = await resetPassword(accounts, token, checked.input.password)
  if (result.ok) return { ok: true, to: '/auth', flash: 'password-set', cookies: [] }
  if (result.reason === 'expired') return fail(400, { title, text: messages.linkExpired }, values)
  return fail(503, { title, text: messages.unexpected }, values)
}
