import { randomUUID } from 'node:crypto'
import type { AccountDesk } from './account-desk.server.ts'
import { type Intent, type Outcome, type Refusal, refuse } from './account-outcome.ts'
import { askForEmail } from './change-email.server.ts'
import { changePassword } from './change-password.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { signOutDevice, signOutOthers } from './devices.server.ts'
import { intents, unexpected } from './messages.ts'
import { readText } from './read-text.ts'
import { saveProfile } from './save-profile.server.ts'

export type Answer =
  | Extract<Outcome, { ok: true }>
  | { ok: false; status: number; retryAfter: number | null; refusal: Refusal }

const work: Record<Intent, (desk: AccountDesk, form: FormData) => Promise<Outcome>> = {
  'save-profile': saveProfile,
  'change-email': askForEmail,
  'change-password': changePassword,
  'sign-out-device': signOutDevice,
  'sign-out-others': signOutOthers,
  'delete-account': deleteAccount,
}

/** Does what a form of the account page asks for; null for a form that is none of its own. Never throws. */
export async function answerAccount(desk: AccountDesk, form: FormData): Promise<Answer | null> {
  const intent = intents.find((known) => known === form.get('intent'))
  if (!intent) return null
  const outcome = await work[intent](desk, form).catch((error) => {
    desk.report(error, intent)
    return refuse(unexpected, {}, 503)
  })
  if (outcome.ok) return outcome
  const { status, retryAfter, problem, errors } = outcome
  const refusal = { id: randomUUID(), intent, problem, errors, values: readTyped(intent, form) }
  return { ok: false, status, retryAfter, refusal }
}

function readTyped(intent: Intent, form: FormData): Refusal['values'] {
  if (intent === 'save-profile') {
    return { fullName: readText(form, 'fullName'), username: readText(form, 'username') }
  }
  if (intent === 'change-email') return { email: readText(form, 'email') }
  return intent === 'delete-account' ? { deleteWords: form.get('deleteWords') === 'yes' } : {}
}
