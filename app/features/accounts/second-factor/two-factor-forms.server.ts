import {
  passwordAndCodeInput,
  passwordInput,
} from '#app/features/accounts/profile/account-input.ts'
import * as messages from '#app/features/accounts/profile/messages.ts'
import {
  type OwnAccount,
  reject,
  rejectFields,
  rejectUnlessPassword,
} from '#app/features/accounts/profile/own-account.server.ts'
import { codeInput } from '#app/features/accounts/sign-in/auth-input.ts'
import { checkForm, type Result } from '#app/lib/form.ts'
import { openTwoFactor } from './two-factor.server.ts'

/** What a form of the page leads to: its next state, or codes that are shown this once. */
type Next = 'setup' | 'off' | { codes: string[] }

/** The forms of the page about two-factor sign-in, by their intent. */
export const twoFactorForms = new Map([
  ['start-two-factor', start],
  ['confirm-two-factor', confirm],
  ['renew-backup-codes', renew],
  ['turn-off-two-factor', turnOff],
])

export const openOwnTwoFactor = ({ accounts, user, sessionId }: OwnAccount) =>
  openTwoFactor(accounts, { ...user, sessionId })

async function start(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const input = checkForm(passwordInput, form, messages.pleaseCheck)
  if (!input.ok) return input
  const rejected = await rejectUnlessPassword(own, input.value.currentPassword)
  if (rejected) return rejected
  await openOwnTwoFactor(own).start()
  return { ok: true, value: 'setup' }
}

async function confirm(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const input = checkForm(codeInput, form, messages.pleaseCheck)
  if (!input.ok) return rejectFields({ code: messages.codeOfApp })
  const twoFactor = openOwnTwoFactor(own)
  const { kind } = await twoFactor.read()
  if (kind === 'on') return reject({ title: messages.alreadyOn, status: 409 })
  if (kind === 'off') return reject({ title: messages.setupOver, status: 409 })
  const codes = await twoFactor.confirm(input.value.code)
  return codes ? { ok: true, value: { codes } } : rejectFields({ code: messages.codeWrong })
}

async function renew(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const rejected = await rejectUnlessBoth(own, form)
  return rejected ?? { ok: true, value: { codes: await openOwnTwoFactor(own).renew() } }
}

async function turnOff(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const rejected = await rejectUnlessBoth(own, form)
  if (rejected) return rejected
  await openOwnTwoFactor(own).turnOff()
  return { ok: true, value: 'off' }
}

/** Asks for the password and a code again: whoever found an open screen has neither. */
async function rejectUnlessBoth(own: OwnAccount, form: FormData) {
  const input = checkForm(passwordAndCodeInput, form, messages.pleaseCheck)
  if (!input.ok) return input
  const rejected = await rejectUnlessPassword(own, input.value.currentPassword)
  if (rejected) return rejected
  const twoFactor = openOwnTwoFactor(own)
  const taken = await own.accounts.limits.take('sign-in', own.address, twoFactor.tries)
  if (!taken.ok) return reject(messages.tooManyTries(taken.retryAfter))
  if (!(await twoFactor.spendCode(input.value.code))) {
    return rejectFields({ code: messages.codeWrong })
  }
  await taken.refund()
  return null
}
