import type { FlashCode } from '#app/lib/flash-messages.ts'
import type { intents, twoFactorIntents } from './messages.ts'
import { readText } from './read-text.ts'

export type AccountIntent = (typeof intents)[number]
export type TwoFactorIntent = (typeof twoFactorIntents)[number]
export type Intent = AccountIntent | TwoFactorIntent

export type Field = 'fullName' | 'username' | 'email' | 'currentPassword' | 'newPassword' | 'code'
export type Errors = Partial<Record<Field, string>>

/** Why a form was not accepted, for the page that shows it again. */
export type Refusal = {
  /** Another one for each, so that the same words are read out again. */
  id: string
  intent: Intent
  problem: string
  errors: Errors
  /** What was typed; a password or a code is never sent back. */
  values: { fullName?: string; username?: string; email?: string; deleteWords?: boolean }
}

/** What a form leads to: the page with a message, the way out, or the form again. */
export type Outcome = { ok: true; flash: FlashCode; place: string; isGone: boolean } | Refused

export type Refused = {
  ok: false
  status: number
  retryAfter: number | null
  problem: string
  errors: Errors
}

/** Done: back to the part of the page that it was about. */
export function done(flash: FlashCode, place: string): Outcome {
  return { ok: true, flash, place, isGone: false }
}

/** Not done: `status` is 422 for what the person can mend. */
export function refuse(problem: string, errors: Errors = {}, status = 422): Refused {
  return { ok: false, status, retryAfter: null, problem, errors }
}

/** Which of a page's forms it is; null for none. */
export function findIntent<Known extends Intent>(
  known: readonly Known[],
  form: FormData,
): Known | null {
  return known.find((intent) => intent === form.get('intent')) ?? null
}

/** The form again, with why it was refused and with what was typed but passwords. */
export function refuseForm(
  intent: Intent,
  form: FormData,
  { id, problem, errors = {} }: Pick<Refusal, 'id' | 'problem'> & { errors?: Errors },
): Refusal {
  return { id, intent, problem, errors, values: readTyped(intent, form) }
}

function readTyped(intent: Intent, form: FormData): Refusal['values'] {
  if (intent === 'save-profile') {
    return { fullName: readText(form, 'fullName'), username: readText(form, 'username') }
  }
  if (intent === 'change-email') return { email: readText(form, 'email') }
  return intent === 'delete-account' ? { deleteWords: form.get('deleteWords') === 'yes' } : {}
}
