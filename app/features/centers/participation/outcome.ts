import type { FlashCode } from '#app/lib/flash-messages.ts'
import type { Errors, Obstacle } from './messages.ts'
import {
  type Intent,
  intents,
  places,
  readField,
  readValues,
  type Values,
} from './participation-fields.ts'

/** Why something was not done, and all that was typed. */
export type Refusal = {
  ok: false
  intent: Intent
  /** The comment or review that the form was about; '' for none. */
  target: string
  values: Values
  errors: Errors
  obstacle: Obstacle | null
}

export type Done = { ok: true; flash: FlashCode; place: string }

export type Outcome = Done | Refusal

/** A refusal that carries along what the form held. `intent` falls back to the vote's. */
export function refuseForm(form: FormData, why: { errors?: Errors; obstacle?: Obstacle }): Refusal {
  const intent = readField(form, 'intent') as Intent
  return {
    ok: false,
    intent: intents.includes(intent) ? intent : 'vote',
    target: readField(form, 'target'),
    values: readValues(form),
    errors: why.errors ?? {},
    obstacle: why.obstacle ?? null,
  }
}

/** Where on the page a form stands: "reviews". */
export function findPlace(form: FormData): string {
  if (readField(form, 'kind') === 'review') return 'reviews'
  return places[readField(form, 'intent') as Intent] ?? 'main'
}
