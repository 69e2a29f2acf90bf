import { explainLoss } from '#app/lib/failure.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import { describeAction } from '#app/staff/activity/describe-entry.ts'
import type { HistoryEntry, HistoryKind } from './read-center-history.server.ts'

export const historyTitle = 'History of a center'
export const historyPath = (id: string) => `/admin/centers/${id}/history`

const outcomes: Record<string, string> = {
  inserted: 'Added by the import of',
  merged: 'Services added by the import of',
  filled: 'Empty fields filled by the import of',
}
const checkWays: Record<string, string> = {
  called: 'Checked by calling',
  website: 'Checked on their site',
  link: 'Confirmed by the center through its link',
}

const describers: Record<HistoryKind, (what: string) => string> = {
  activity: (what) => capitalize(describeAction(what)),
  import: (what) => {
    const [outcome = '', ...file] = what.split(' ')
    return `${outcomes[outcome] ?? outcome} ${file.join(' ')}`
  },
  source: (what) => `Accepted from the source ${what}`,
  merge: (what) => `“${what}” merged into it`,
  check: (what) => {
    const [how = '', result = '', ...fields] = what.split(' ')
    return `${checkWays[how] ?? how}: ${result.replaceAll('-', ' ')} (${fields.join(' ')})`
  },
}

/** What happened, in a line. */
export function describeHistory({ kind, what }: HistoryEntry): string {
  return describers[kind](what)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const notPutBack = 'Nothing was put back'
export const historyErrors = {
  ...explainLoss(notPutBack),
  noChange: {
    status: 409,
    title: notPutBack,
    text: 'The history has no such change. A check is not a change.',
  },
}

export const changedSince = (now: string): FormErrors => ({
  status: 409,
  title: notPutBack,
  fields: {
    target: `This field changed again. It now holds: ${now || 'nothing'}. Put the old value back anyway?`,
  },
})

export const historyFlash = {
  'field-put-back': { title: 'The old value is back.' },
  'field-not-put-back': { title: 'Nothing was changed: the field has this value.' },
} satisfies FlashTexts
