import { centerFields } from '#app/center/fields/center-fields.ts'
import type { DifferenceGroup } from '#app/data/sources/difference-groups.ts'
import { explainLoss } from '#app/lib/failure.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { SourceFact } from '#db/schema/source-facts.ts'

export const reviewTitle = 'Review differences'

/** Each decision with its key. */
export const decisions = {
  accept: { label: 'Accept', key: 'a' },
  dismiss: { label: 'Dismiss', key: 'd' },
} as const
export const moveKeys = { next: 'j', previous: 'k' } as const

export const factLabel = (fact: SourceFact) =>
  fact === 'address' ? 'Address' : centerFields[fact].label

/** "Opening hours of centers that nobody verified" */
export function describeGroup({ kind, fact, conflict }: Omit<DifferenceGroup, 'key' | 'count'>) {
  if (kind === 'new') return 'New centers'
  if (kind === 'vanished') return 'Centers that are no longer in the list'
  if (conflict === 'centers' || !fact) return 'Records that match two centers'
  if (conflict === 'records') return `${factLabel(fact)}: the list says two things`
  const whose = conflict === 'verified' ? 'that a person verified' : 'that nobody verified'
  return `${factLabel(fact)} of centers ${whose}`
}

/** What staff can do about a group besides dismissing it, if accepting would change nothing. */
export const groupNotes = {
  vanished: 'Nothing changes for visitors. Staff call, and are told why.',
  centers:
    'Merge the centers under Duplicates, or dismiss: the list then counts for the first one.',
} as const

export const acceptAllNote =
  'New centers and changed facts become public. Left for you to decide: what a person verified, what the list says in two ways, and centers that are no longer listed. “Undo this run” takes all of it back.'

/** Why the server gave up, and what to do now. */
export const failureTexts = {
  accepting: 'Accepting stopped before its end',
  acceptAgain:
    'What was accepted stays accepted. The other differences are still open: accept them again.',
  undoing: 'The undo stopped before its end',
  undoAgain: 'Some of the run is not undone yet. Finish it below.',
} as const

export const reviewErrors = explainLoss('Nothing was done')

export const refusedReview = {
  status: 409,
  title: 'Nothing was done',
  text: 'Somebody else has decided about this run.',
}

const count = (value: number, what: string) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? 'difference' : 'differences'} ${what}.`

export const reviewFlash = {
  'differences-accepted': { title: (accepted: number) => count(accepted, 'accepted') },
  'differences-accepting': {
    title: (accepting: number) => count(accepting, 'are being accepted'),
  },
  'run-undoing': { title: 'The run is being undone.' },
  'differences-stale': {
    title: (accepted: number) => count(accepted, 'accepted'),
    text: 'Centers that changed meanwhile are still listed here.',
  },
  'differences-dismissed': {
    title: (dismissed: number) => count(dismissed, 'dismissed'),
    text: 'A difference returns only when the list says something else.',
  },
  'run-released': { title: 'The run is released.', text: 'Its differences can be decided now.' },
  'run-discarded': { title: 'The run is dropped. Nothing changed.' },
  'run-undone': {
    title: 'The run is undone.',
    text: 'Centers that somebody changed later keep their new values.',
  },
} satisfies FlashTexts
