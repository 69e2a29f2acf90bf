import { randomUUID } from 'node:crypto'
import type { AccountDesk } from '#app/features/accounts/profile/account-desk.server.ts'
import {
  findIntent,
  type Refusal,
  type Refused,
  refuse,
  refuseForm,
  type TwoFactorIntent,
} from '#app/features/accounts/profile/account-outcome.ts'
import {
  refuseTries,
  refuseUnlessPassword,
} from '#app/features/accounts/profile/confirm-password.server.ts'
import * as messages from '#app/features/accounts/profile/messages.ts'
import { readText } from '#app/features/accounts/profile/read-text.ts'

/** What a form of the page leads to: the next state of the page, or codes that are shown this once. */
type Done = { ok: true; now: 'setup' | 'off' } | { ok: true; now: 'on'; codes: string[] }

type TwoFactorAnswer =
  | Done
  | { ok: false; status: number; retryAfter: number | null; refusal: Refusal }

const work: Record<
  TwoFactorIntent,
  (desk: AccountDesk, form: FormData) => Promise<Done | Refused>
> = {
  'start-two-factor': start,
  'confirm-two-factor': confirm,
  'renew-backup-codes': renew,
  'turn-off-two-factor': turnOff,
}

/** Does what a form of the page about two-factor sign-in asks for; null for none of its own. Never throws. */
export async function answerTwoFactor(
  desk: AccountDesk,
  form: FormData,
): Promise<TwoFactorAnswer | null> {
  const intent = findIntent(messages.twoFactorIntents, form)
  if (!intent) return null
  const outcome = await work[intent](desk, form).catch((error) => {
    desk.report(error, intent)
    return refuse(messages.unexpected, {}, 503)
  })
  if (outcome.ok) return outcome
  const { status, retryAfter, problem, errors } = outcome
  const refusal = refuseForm(intent, form, { id: randomUUID(), problem, errors })
  return { ok: false, status, retryAfter, refusal }
}

async function start(desk: AccountDesk, form: FormData): Promise<Done | Refused> {
  const refused = await refuseUnlessPassword(desk, readText(form, 'currentPassword'))
  if (refused) return refused
  await desk.twoFactor.start()
  return { ok: true, now: 'setup' }
}

async function confirm(desk: AccountDesk, form: FormData): Promise<Done | Refused> {
  const { code, error } = readCode(desk, form)
  if (error) return refuseCode(messages.codeOfApp)
  const { kind } = await desk.twoFactor.read()
  if (kind === 'on') return refuse(messages.alreadyOn, {}, 409)
  if (kind === 'off') return refuse(messages.setupOver, {}, 409)
  const codes = await desk.twoFactor.confirm(code)
  return codes ? { ok: true, now: 'on', codes } : refuseCode(messages.codeWrong)
}

async function renew(desk: AccountDesk, form: FormData): Promise<Done | Refused> {
  const refused = await refuseUnlessBoth(desk, form)
  return refused ?? { ok: true, now: 'on', codes: await desk.twoFactor.renew() }
}

async function turnOff(desk: AccountDesk, form: FormData): Promise<Done | Refused> {
  const refused = await refuseUnlessBoth(desk, form)
  if (refused) return refused
  await desk.twoFactor.turnOff()
  return { ok: true, now: 'off' }
}

/** Asks for the password and a code again: whoever found an open screen has neither. */
async function refuseUnlessBoth(desk: AccountDesk, form: FormData): Promise<Refused | null> {
  const password = readText(form, 'currentPassword')
  const { code, error } = readCode(desk, form)
  if (error) {
    const missing = password === '' && { currentPassword: messages.passwordMissing }
    return refuse(messages.pleaseCheck, { ...missing, code: error })
  }
  const refused = await refuseUnlessPassword(desk, password)
  if (refused) return refused
  const taken = await desk.limits.take('sign-in', desk.address, desk.twoFactor.tries)
  if (!taken.ok) return refuseTries(taken.retryAfter)
  if (!(await desk.twoFactor.spendCode(code))) return refuseCode(messages.codeWrong)
  await taken.giveBack()
  return null
}

function readCode({ rules }: AccountDesk, form: FormData): { code: string; error?: string } {
  const checked = rules.code.safeParse(readText(form, 'code'))
  return checked.success
    ? { code: checked.data }
    : { code: '', error: checked.error.issues[0]?.message ?? messages.pleaseCheck }
}

const refuseCode = (error: string) => refuse(messages.pleaseCheck, { code: error })
