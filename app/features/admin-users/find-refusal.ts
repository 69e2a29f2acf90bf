import type { Outcome, Refusal } from './change-member.server.ts'
import { refusals } from './messages.ts'

/** What an admin is told about a change that was not made, with the status of the answer. */
type Refused = { reason: Refusal | 'unavailable'; problem: string; status: 403 | 409 | 503 }

/** Why a change was not made; null where it was. */
export function findRefusal(
  result: { ok: true; value: Outcome } | { ok: false; message: string },
): Refused | null {
  if (!result.ok) return { reason: 'unavailable', problem: sentence(result.message), status: 503 }
  if (result.value.ok) return null
  const { reason } = result.value
  const status = reason === 'self' || reason === 'not-allowed' ? 403 : 409
  return { reason, problem: refusals[reason], status }
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
