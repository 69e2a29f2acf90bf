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
import type { Refusal } from './refusals.server.ts'

/** What can be done to centers at once. */
type Deed = 'pin' | 'unpin' | 'delete' | OpenState

const deeds: readonly Deed[] = ['pin', 'unpin', 'delete', ...openStates]

export function findDeed(name: unknown): Deed | null {
  return deeds.find((deed) => deed === name) ?? null
}

export function doDeed(tx: Transaction, deed: Deed, ids: readonly string[]): Promise<Outcome> {
  if (deed === 'pin' || deed === 'unpin') return setPinned(tx, ids, deed === 'pin')
  if (deed === 'delete') return deleteCenters(tx, ids)
  return setOpenState(tx, ids, deed)
}

const done = {
  pin: 'pinned',
  unpin: 'unpinned',
  open: 'opened',
  'temporarily-closed': 'closed',
  'permanently-closed': 'closed',
} as const satisfies Record<Exclude<Deed, 'delete'>, string>

/** What is said of several centers at once; that they were deleted has a toast of its own, with the way back. */
export function nameSeveral(deed: Exclude<Deed, 'delete'>): FlashCode {
  return `centers-${done[deed]}`
}

/** The same of one center. */
export function nameDone(deed: Exclude<Deed, 'delete'>): FlashCode {
  return `center-${done[deed]}`
}

/** The same by the reason. */
export function nameRefused(deed: Deed, refusal: Refusal | Failure): FlashCode {
  if (refusal === 'expired') return 'session-expired'
  if (refusal === 'limit') return 'pin-limit'
  if (deed === 'pin' || deed === 'unpin') return `pin-${refusal}`
  return deed === 'delete' ? `delete-${refusal}` : `center-change-${refusal}`
}

type Tried =
  | { ok: true; value: { ok: true } | { ok: false; refusal: Refusal } }
  | { ok: false; failure: Failure }

/** What is said where nothing was done: refused by a rule, or failed. */
export function nameUndone(deed: Deed, tried: Tried): FlashCode {
  if (!tried.ok) return nameRefused(deed, tried.failure)
  if (tried.value.ok) throw new Error('What was done has no reason for not being done')
  return nameRefused(deed, tried.value.refusal)
}
