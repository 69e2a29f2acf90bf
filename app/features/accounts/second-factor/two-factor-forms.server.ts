import { passwordInput } from '#app/features/accounts/profile/account-input.ts'
import {
  type OwnAccount,
  reject,
  rejectUnlessPassword,
} from '#app/features/accounts/profile/own-account.server.ts'
import { codeInput } from '#app/features/accounts/sign-in/auth-input.ts'
import { messages as signInMessages } from '#app/features/accounts/sign-in/messages.ts'
import { checkForm, formatWait, type Result } from '#app/lib/form.ts'
import { messages } from './messages.ts'
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

/** A member's own second step, by the session; its mails are in the language of the page. */
export const openOwnTwoFactor = ({ accounts, user, sessionId, language }: OwnAccount) =>
  openTwoFactor(accounts, { ...user, sessionId }, language)

async function start(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const input = checkForm(passwordInput(own.language), form, messages[own.language].pleaseCheck)
  if (!input.ok) return input
  const rejected = await rejectUnlessPassword(own, input.value.currentPassword)
  if (rejected) return rejected
  await openOwnTwoFactor(own).start()
  return { ok: true, value: 'setup' }
}

async function confirm(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const { pleaseCheck, codeOfApp, codeWrong, alreadyOn, setupOver } = messages[own.language]
  const input = checkForm(codeInput(own.language), form, pleaseCheck)
  if (!input.ok) return reject({ ...pleaseCheck, fields: { code: codeOfApp } })
  const twoFactor = openOwnTwoFactor(own)
  const { kind } = await twoFactor.read()
  if (kind === 'on') return reject({ title: alreadyOn, status: 409 })
  if (kind === 'off') return reject({ title: setupOver, status: 409 })
  const codes = await twoFactor.confirm(input.value.code)
  if (!codes) return reject({ ...pleaseCheck, fields: { code: codeWrong } })
  return { ok: true, value: { codes } }
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
  const { pleaseCheck, codeWrong } = messages[own.language]
  const input = checkForm(
    passwordInput(own.language).extend(codeInput(own.language).shape),
    form,
    pleaseCheck,
  )
  if (!input.ok) return input
  const rejected = await rejectUnlessPassword(own, input.value.currentPassword)
  if (rejected) return rejected
  const twoFactor = openOwnTwoFactor(own)
  const taken = await own.accounts.limits.take('sign-in', own.address, twoFactor.tries)
  if (!taken.ok) {
    const { retryAfter } = taken
    const { tooManyTries } = signInMessages[own.language]
    const title = tooManyTries(formatWait(retryAfter, own.language))
    return reject({ title, status: 429, retryAfter })
  }
  if (!(await twoFactor.spendCode(input.value.code))) {
    return reject({ ...pleaseCheck, fields: { code: codeWrong } })
  }
  await taken.refund()
  return null
}
