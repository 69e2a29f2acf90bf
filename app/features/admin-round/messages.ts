import type { CallResult } from '#app/lib/listing-facts.ts'

export const roundTitle = 'Round'

/** Each result with its key and what it does. */
export const results: Record<CallResult, { label: string; key: string; hint: string }> = {
  right: { label: 'Right', key: 'r', hint: 'The center answers here.' },
  wrong: { label: 'Wrong', key: 'w', hint: 'Somebody else answers, or the number is dead.' },
  'no-answer': { label: 'No answer', key: 'n', hint: 'It comes again on another day.' },
  closed: { label: 'Closed', key: 'c', hint: 'The center is closed for good.' },
}

export const suggestionsTitle = 'Suggestions: Round'

export const claimsTitle = 'Claims: Round'

export const notChanged = 'Nothing is changed'

export const notApplied = 'The suggestion is not applied'

export const undoKey = 'u'

export const notCalled = 'The call is not written down'

export const reasons = {
  settled: 'Somebody has settled it already.',
  phone: 'A number counts only once somebody has called it.',
  gone: 'This call is settled already, or is somebody else’s.',
  unavailable: 'Something on our side failed, and nothing was done. Please try again.',
  unreachable:
    'This site could not be reached, and nothing was done. Try again when you have a connection.',
} as const
