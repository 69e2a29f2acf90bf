import { randomUUID } from 'node:crypto'
import type { AccountDesk } from './account-desk.server.ts'
import {
  type AccountIntent,
  findIntent,
  type Outcome,
  type Refusal,
  refuse,
  refuseForm,
} from './account-outcome.ts'
import { askForEmail } from './change-email.server.ts'
import { changePassword } from './change-password.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { signOutDevice, signOutOthers } from './devices.server.ts'
import { intents, unexpected } from './messages.ts'
import { saveProfile } from './save-profile.server.ts'

export type Answer =
  | Extract<Outcome, { ok: true }>
  | { ok: false; status: number; retryAfter: number | null; refusal: Refusal }

const work: Record<AccountIntent, (desk: AccountDesk, form: FormData) => Promise<Outcome>> = {
  'save-profile': saveProfile,
  'change-email': askForEmail,
  'change-password': changePassword,
  'sign-out-device': signOutDevice,
  'sign-out-others': signOutOthers,
  'delete-account': deleteAccount,
}

/** Does what a form of the account page asks for; null for a form that is none of its own. Never throws. */
export async function answerAccount(desk: AccountDesk, form: FormData): Promise<Answer | null> {
  const intent = findIntent(intents, form)
  if (!intent) return null
  const outcome = await work[intent](desk, form).catch((error) => {
    desk.report(error, intent)
    return refuse(unexpected, {}, 503)
  })
  if (outcome.ok) return outcome
  const { status, retryAfter, problem, errors } = outcome
  const refusal = refuseForm(intent, form, { id: randomUUID(), problem, errors })
  return { ok: false, status, retryAfter, refusal }
}
