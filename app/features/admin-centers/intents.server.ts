import type { Failure } from '#app/lib/failure.ts'
import type { FlashCode } from '#app/lib/flash-messages.ts'
import type { Transaction } from '#db/client.server.ts'
import {
  deleteCenters,
  type OpenState,
  type Outcome,
  openStates,
  setOpenState,
  setPinned,
} from './change-centers.server.ts'
import type { Reason } from './explain-unchanged.server.ts'

/** What can be done to centers at once. */
type Intent = 'pin' | 'unpin' | 'delete' | OpenState

const intents: readonly Intent[] = ['pin', 'unpin', 'delete', ...openStates]

export function readIntent(name: unknown): Intent | null {
  return intents.find((intent) => intent === name) ?? null
}

export function perform(tx: Transaction, intent: Intent, ids: readonly string[]): Promise<Outcome> {
  if (intent === 'pin' || intent === 'unpin') return setPinned(tx, ids, intent === 'pin')
  if (intent === 'delete') return deleteCenters(tx, ids)
  return setOpenState(tx, ids, intent)
}

const done = {
  pin: 'pinned',
  unpin: 'unpinned',
  open: 'opened',
  'temporarily-closed': 'closed',
  'permanently-closed': 'closed',
} as const satisfies Record<Exclude<Intent, 'delete'>, string>

/** What is said of several centers at once; that they were deleted has a toast of its own, with the way back. */
export function getFlashOfSeveral(intent: Exclude<Intent, 'delete'>): FlashCode {
  return `centers-${done[intent]}`
}

/** The same of one center. */
export function getFlash(intent: Exclude<Intent, 'delete'>): FlashCode {
  return `center-${done[intent]}`
}

/** The same by the reason. */
export function getFailureFlash(intent: Intent, reason: Reason | Failure): FlashCode {
  if (reason === 'expired') return 'session-expired'
  if (reason === 'limit') return 'pin-limit'
  if (intent === 'pin' || intent === 'unpin') return `pin-${reason}`
  return intent === 'delete' ? `delete-${reason}` : `center-change-${reason}`
}

type Tried =
  | { ok: true; value: { ok: true } | { ok: false; reason: Reason } }
  | { ok: false; failure: Failure }

/** What is said where nothing was done: refused by a rule, or failed. */
export function explainUndone(intent: Intent, tried: Tried): FlashCode {
  if (!tried.ok) return getFailureFlash(intent, tried.failure)
  if (tried.value.ok) throw new Error('What was done has no reason for not being done')
  return getFailureFlash(intent, tried.value.reason)
}
