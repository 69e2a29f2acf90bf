import { callResults } from '#app/center/fields/checked-fields.ts'
import { explainLoss } from '#app/lib/failure.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import { serializeQuery } from '#app/lib/list-query.ts'
import { examples } from '#site/examples.ts'
import { showNumber } from './show-number.ts'

export const callsTitle = "Today's calls"
export const suggestionsTitle = 'Suggestions: Calls'
export const claimsTitle = 'Claims: Calls'
export const numbersTitle = 'Find a number: Calls'
export const unreachableTitle = 'Unreachable: Calls'

export const callsPath = '/admin/calls'
/** The calls page with the number that a call had when its page was first opened. */
export const callPath = (call: string, number: string) =>
  callsPath + serializeQuery({ call, number })
export const numbersPath = '/admin/calls/numbers'
export const numbersPerPage = 20
export const unreachablePath = '/admin/calls/unreachable'

export const maxNoteLength = 1000

/** What a call can come to. 'changed': the center answered and gave new facts, which are saved with a right number. */
export const callOutcomes = [...callResults, 'changed'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Each outcome with its key and what it does. */
export const results: Record<CallOutcome, { label: string; key: string; hint: string }> = {
  right: { label: 'Right', key: 'r', hint: 'The center answers here.' },
  wrong: { label: 'Wrong', key: 'w', hint: 'Somebody else answers, or the number is dead.' },
  'no-answer': {
    label: 'No answer',
    key: 'n',
    hint: 'We try again after 1, 3, 7, 21 and 30 days, at another time of day.',
  },
  'call-back': { label: 'Call back', key: 'b', hint: 'They told you when to call again.' },
  closed: { label: 'Closed', key: 'c', hint: 'The center is closed for good.' },
  changed: {
    label: 'Changed',
    key: 'm',
    hint: 'They gave a new number or new hours, moved or closed. Type it and press Enter.',
  },
}

/** Keys for everything but an outcome. */
export const keys = {
  undo: 'u',
  skip: 's',
  note: 'o',
  ask: 'a',
  shownNumber: '1',
  newNumber: '2',
} as const

export const numberTexts = {
  shown: (number: string) => `${number}, as this page showed it`,
  now: (number: string) => `${number}, the new one`,
  other: 'Choose another result',
  before: (number: string) => `It was ${number} when you opened this call.`,
  called: (number: string) => `You called ${number}.`,
}

/** What the keys of a call do that are no outcome. */
export const keyHints: readonly (readonly [string, string])[] = [
  [keys.ask, 'Ask these three.'],
  [keys.note, 'Note for the next caller.'],
  [keys.skip, 'Skip for now. It comes last in this session.'],
  [keys.undo, 'Undo the last call.'],
  ['Esc', 'Leave a field. Then the other keys work again.'],
]

export const askTexts = {
  legend: 'Ask these three',
  hint: 'Saved with every button here, as checked by calling. Leave empty what they did not say.',
  notAsked: 'Not said',
  known: (value: string, day: string | null) => `Listed: ${value}${day ? `, ${day}` : ''}`,
  still: 'They say it is still so',
}

/** Errors of a rejected form. */
const failures = (title: string) => ({
  settled: { status: 409, title, text: 'Somebody has settled it already.' },
  changed: {
    status: 409,
    title,
    text: 'It changed while this page was open. Here it is as it is now: look again, then decide.',
  },
  ...explainLoss(title),
})

export const claimErrors = failures('Nothing is changed')

const notApplied = 'The suggestion is not applied'
export const suggestionErrors = {
  ...failures(notApplied),
  phone: { title: notApplied, text: 'A number counts only once somebody has called it.' },
  /** The reason that the centers' form would give. */
  invalid: (text: string) => ({ title: notApplied, text }),
}

export const notCalled = 'The call is not recorded'
const badTime = 'Choose a time to come, within a year.'
export const callErrors = {
  ...failures(notCalled),
  gone: {
    status: 409,
    title: notCalled,
    text: 'It was settled in another tab, or by somebody else. Here is the next one.',
  },
  noNumbers: {
    status: 409,
    title: 'No call to make',
    text: 'No listing has a number. Find a number first.',
  },
  noneLeft: {
    status: 409,
    title: 'No call to make',
    text: 'Every center was called within 20 hours, or somebody else has it now.',
  },
  otherReports: {
    status: 409,
    title: 'The reports are not dismissed',
    text: 'Visitors reported something else meanwhile. Please read it first.',
  },
  longNote: {
    title: notCalled,
    fields: { note: `At most ${maxNoteLength.toLocaleString('en-US')} characters` },
  },
  noTime: { title: notCalled, fields: { callBackAt: badTime } },
  unusedTime: {
    title: notCalled,
    fields: { callBackAt: 'You chose a time: press Call back, or clear it.' },
  },
  notUndone: {
    status: 409,
    title: 'The call is not undone',
    text: 'The listing no longer takes what it had before. Correct the listing by hand.',
  },
}

/** Ask a caller whose page shows an old number. `now` is the listing's number. */
export const askWhichNumber = (now: string) => ({
  status: 409,
  title: notCalled,
  fields: {
    number: `The number changed to ${showNumber(now)} while you called. Which one did you call?`,
    now,
  },
})

/** Ask again about facts that changed since the caller's page was opened. */
export const askAgain = (columns: readonly string[]) => ({
  status: 409,
  title: notCalled,
  fields: Object.fromEntries(
    columns.map((column) => [column, 'This changed while you called. What did they say?']),
  ),
})

/** Errors of the answers by field, or the call is gone. */
export const answerErrors = (fields: Record<string, string> | undefined) =>
  fields ? { title: notCalled, fields } : callErrors.gone

const notSaved = 'The number is not saved'
export const numberErrors = {
  ...failures(notSaved),
  noNumber: {
    title: notSaved,
    fields: { phone: `Enter a number that can be called, such as ${examples.phone}.` },
  },
  severalNumbers: {
    title: notSaved,
    fields: {
      phone: `Enter one number, with nothing but its extension: ${examples.phone} ext. 21`,
    },
  },
}

const notDecided = 'Nothing is changed'
export const unreachableErrors = {
  ...failures(notDecided),
  noWebsite: { title: notDecided, text: 'This listing has no website.' },
}

/** Shown once on the page that follows a form. */
export const callsFlash = {
  'claim-revoked': { title: 'The claim is revoked.' },
  'suggestion-applied': { title: 'The listing is changed.' },
  'suggestion-dismissed': { title: 'Suggestion dismissed.' },
  'reports-dismissed': { title: 'Reports dismissed.', text: 'The same are silent for 30 days.' },
  'call-note-saved': { title: 'Note saved.' },
  'former-number-called': {
    title: 'Recorded for the former number.',
    text: 'The listing stays as it is: its present number still has to be called.',
  },
  'number-saved': { title: 'Number saved.', text: 'It comes with the next calls.' },
  'number-checked': { title: 'Number saved and checked.' },
  'unreachable-decided': { title: 'Decision saved.' },
  'unreachable-hidden': {
    title: 'The center is hidden.',
    text: 'For 30 days it can be restored under “Deleted centers”.',
  },
} satisfies FlashTexts
