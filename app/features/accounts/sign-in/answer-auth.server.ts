import { twoFactorPath } from '#app/features/accounts/second-factor/needs-two-factor.ts'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import type { FlashCode } from '#app/lib/flash-messages.ts'
import { readTyped } from './account-fields.ts'
import { adminLoginInput, checkForm, signInInput, signUpInput } from './auth-input.ts'
import { type AuthPlace, nameAddress, nameSecondStep } from './auth-mode.ts'
import { type Answer, explainThrottle, fail } from './form-answer.server.ts'
import * as messages from './messages.ts'
import {
  type Caller,
  type SignedIn,
  type SignInRefusal,
  signIn,
  signInStaff,
} from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'

/** Answers whichever of its three forms /auth sent. Never throws. */
export function answerAuth(
  accounts: Accounts,
  form: FormData,
  place: AuthPlace,
  caller: Caller,
): Promise<Answer> {
  if (place.mode === 'sign-up') return answerSignUp(accounts, form, place, caller)
  if (place.mode === 'admin') return answerAdmin(accounts, form, place, caller)
  return answerSignIn(accounts, form, place, caller)
}

async function answerSignIn(
  accounts: Accounts,
  form: FormData,
  place: AuthPlace,
  caller: Caller,
): Promise<Answer> {
  const values = readTyped(form)
  const title = messages.loginFailedTitle
  const checked = checkForm(signInInput, form)
  if (!checked.ok) {
    return fail(400, { title, text: messages.loginFailed.check }, values, checked.errors)
  }
  const result = await signIn(accounts, checked.input, caller)
  if (result.ok) {
    return leadOn(result, place, 'signed-in')
  }
  if (result.reason === 'throttled') return explainThrottle(title, result.retryAfter, values)
  const reason = result.reason === 'missing' ? 'wrong' : result.reason
  return fail(findStatus(reason), { title, text: messages.loginFailed[reason] }, values)
}

async function answerAdmin(
  accounts: Accounts,
  form: FormData,
  place: AuthPlace,
  caller: Caller,
): Promise<Answer> {
  const values = readTyped(form)
  const checked = checkForm(adminLoginInput, form)
  if (!checked.ok) return fail(400, messages.adminLoginFailed.wrong, values, checked.errors)
  const result = await signInStaff(accounts, checked.input, caller)
  if (result.ok) {
    return leadOn(result, place, 'admin-signed-in')
  }
  if (result.reason === 'throttled') {
    return explainThrottle(messages.loginFailedTitle, result.retryAfter, values)
  }
  return fail(findStatus(result.reason), messages.adminLoginFailed[result.reason], values)
}

async function answerSignUp(
  accounts: Accounts,
  form: FormData,
  { redirectTo }: AuthPlace,
  caller: Caller,
): Promise<Answer> {
  const values = readTyped(form)
  const title = messages.signUpFailedTitle
  const checked = checkForm(signUpInput, form)
  if (!checked.ok) {
    return fail(400, { title, text: messages.loginFailed.check }, values, checked.errors)
  }
  const result = await signUp(accounts, checked.input, caller)
  if (result.ok) {
    const to = nameAddress({ mode: 'sign-in', redirectTo })
    return { ok: true, to, flash: 'account-created', cookies: [] }
  }
  if (result.reason === 'throttled') return explainThrottle(title, result.retryAfter, values)
  if (result.reason === 'unexpected') return fail(503, { title, text: messages.unexpected }, values)
  const errors = { username: messages.usernameTaken }
  return fail(400, { title, text: messages.loginFailed.check }, values, errors)
}

/** Where the right password leads: to the page that was wanted, the question for the code, or its set-up. */
function leadOn({ secondStep, cookies }: SignedIn, place: AuthPlace, flash: FlashCode): Answer {
  if (secondStep === 'needed') {
    return { ok: true, to: nameSecondStep(place), flash: null, cookies }
  }
  if (secondStep === 'missing') return { ok: true, to: twoFactorPath, flash, cookies }
  const to = place.redirectTo ?? (place.mode === 'admin' ? '/admin' : '/')
  return { ok: true, to, flash, cookies }
}

function findStatus(reason: Exclude<SignInRefusal['reason'], 'throttled'>) {
  if (reason === 'unexpected') return 503
  return reason === 'wrong' || reason === 'missing' ? 401 : 403
}
