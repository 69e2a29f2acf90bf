import * as z from 'zod'
import { explainLoss, type Failure } from '#app/lib/failure.ts'
import { describeFlash, type FlashCode } from '#app/lib/flash-messages.ts'

const openStates = ['open', 'temporarily-closed', 'permanently-closed'] as const
export type OpenState = (typeof openStates)[number]

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

/** What is said once it was done; that centers were deleted has a toast of its own, with the way back. */
export function getFlash(intent: Exclude<Intent, 'delete'>, count: number): FlashCode {
  return count === 1 ? `center-${done[intent]}` : `centers-${done[intent]}`
}

/** What is said where it was not done. */
export function getFailureFlash(intent: Intent, reason: Reason | Failure): FlashCode {
  if (reason === 'expired') return 'session-expired'
  if (reason === 'limit') return 'pin-limit'
  if (intent === 'pin' || intent === 'unpin') return `pin-${reason}`
  return intent === 'delete' ? `delete-${reason}` : `center-change-${reason}`
}

/** What the table says where its request came to nothing, in the words that a redirect would bring. */
export function explainLostIntent(intent: Intent): ReturnType<typeof explainLoss> {
  const lost = explainLoss('Error')
  const forbidden = describe(getFailureFlash(intent, 'forbidden')) ?? lost.forbidden
  const named = intent === 'unpin' ? 'pin' : intent
  if (named !== 'pin' && named !== 'delete') return { ...lost, forbidden }
  const expired = describe(`${named}-needs-sign-in`) ?? lost.expired
  return { ...lost, forbidden, expired: { ...lost.expired, ...expired } }
}

function describe(code: FlashCode): { title: string; text: string } | null {
  const message = describeFlash(code, undefined)
  return message && { title: message.title, text: message.text ?? '' }
}
