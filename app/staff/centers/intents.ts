import * as z from 'zod'
import { type OpenState, openStates } from '#app/center/fields/open-states.ts'
import { explainLoss, type Failure } from '#app/lib/failure.ts'
import { staffSignInFlash } from '#app/members/auth/guard-messages.ts'
import { type CentersFlashCode, centersFlash } from './messages.ts'

/** What can be done to centers at once. */
export type Intent = 'pin' | 'unpin' | 'delete' | OpenState

export const intentInput = z.object({ intent: z.enum(['pin', 'unpin', 'delete', ...openStates]) })

/** Why nothing could be done. */
export type Reason = 'gone' | 'forbidden' | 'expired' | 'limit'

const done = {
  pin: 'pinned',
  unpin: 'unpinned',
  open: 'opened',
  'temporarily-closed': 'closed',
  'permanently-closed': 'closed',
} as const

/** The message when it was done. Deleting has a toast of its own, with Undo (`deleted-toast.tsx`). */
export function getFlash(intent: Exclude<Intent, 'delete'>, count: number): CentersFlashCode {
  return count === 1 ? `center-${done[intent]}` : `centers-${done[intent]}`
}

/** The message when nothing was done. */
export function getFailureFlash(
  intent: Intent,
  reason: Reason | Failure,
): CentersFlashCode | 'session-expired' {
  if (reason === 'expired') return 'session-expired'
  return reason === 'limit' ? 'pin-limit' : `${getAction(intent)}-${reason}`
}

/** The table's messages for a request that failed: the same texts as after a redirect. */
export function explainLostIntent(intent: Intent): ReturnType<typeof explainLoss> {
  const lost = explainLoss('Error')
  const action = getAction(intent)
  const { title, text } = centersFlash[`${action}-forbidden`]
  const forbidden = { title, text }
  if (action === 'center-change') return { ...lost, forbidden }
  const needed = staffSignInFlash[`${action}-needs-sign-in`]
  const expired = { ...lost.expired, title: needed.title, text: needed.text }
  return { ...lost, forbidden, expired }
}

function getAction(intent: Intent): 'pin' | 'delete' | 'center-change' {
  if (intent === 'pin' || intent === 'unpin') return 'pin'
  return intent === 'delete' ? 'delete' : 'center-change'
}
