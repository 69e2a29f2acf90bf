import { explainLoss } from '#app/lib/failure.ts'
import type { CallResult } from '#app/lib/listing-facts.ts'

export const roundTitle = 'Round'
export const suggestionsTitle = 'Suggestions: Round'
export const claimsTitle = 'Claims: Round'

/** Each result with its key and what it does. */
export const results: Record<CallResult, { label: string; key: string; hint: string }> = {
  right: { label: 'Right', key: 'r', hint: 'The center answers here.' },
  wrong: { label: 'Wrong', key: 'w', hint: 'Somebody else answers, or the number is dead.' },
  'no-answer': { label: 'No answer', key: 'n', hint: 'It comes again on another day.' },
  closed: { label: 'Closed', key: 'c', hint: 'The center is closed for good.' },
}

export const undoKey = 'u'

/** Why what a form asked for was not done. */
const failures = (title: string) => ({
  settled: { status: 409, title, text: 'Somebody has settled it already.' },
  ...explainLoss(title),
})

export const claimErrors = failures('Nothing is changed')

const notApplied = 'The suggestion is not applied'
export const suggestionErrors = {
  ...failures(notApplied),
  phone: { title: notApplied, text: 'A number counts only once somebody has called it.' },
  /** What the form of centers would say of it. */
  invalid: (text: string) => ({ title: notApplied, text }),
}

const notCalled = 'The call is not written down'
export const callErrors = {
  ...failures(notCalled),
  gone: {
    status: 409,
    title: notCalled,
    text: 'This call is settled already, or is somebody else’s.',
  },
}
