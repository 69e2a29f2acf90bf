import { explainLoss } from '#app/lib/failure.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/language.ts'
import type { BulkKind } from './bulk-change.ts'

export const bulkEditTitle = 'Edit a field'
export const bulkEditsTitle = 'Bulk edits'
export const bulkEditsPath = '/admin/centers/bulk-changes'

export const kindLabels: Record<BulkKind, string> = {
  set: 'Set it to',
  clear: 'Clear it',
  replace: 'Replace a text in it',
  add: 'Add',
  remove: 'Remove',
}

export const countCenters = (count: number) =>
  count === 1 ? '1 center' : `${formatNumber(count, 'en')} centers`

export const otherNumber = (matches: number) =>
  `${countCenters(matches)} ${matches === 1 ? 'matches' : 'match'} now. The number changed since you selected them.`

export const bulkErrors = explainLoss('Nothing was changed')

export const outdatedPreview = (now: string): FormErrors => ({
  status: 409,
  title: 'Nothing was changed',
  text: `${now} Look at the preview again.`,
})
export const nowMatching = (matches: number) => `${countCenters(matches)} match now.`
export const nowChanging = (changing: number) => `${countCenters(changing)} would change now.`

export const undoGone: FormErrors = {
  status: 409,
  title: 'Nothing was changed',
  text: 'This edit is undone already, or older than 30 days.',
}

/** Why the work on a bulk edit ended. */
export const bulkProblems = {
  endedProcess: 'The server stopped twice while it worked on this. What was changed can be undone.',
  unexpected: 'Something went wrong on the server. What was changed can be undone.',
}

export const bulkFlash = {
  'bulk-started': {
    title: (count: number) => `${countCenters(count)} are being changed.`,
  },
  'bulk-undoing': { title: 'The undo has started.' },
  'bulk-deleting': {
    title: (count: number) => `${countCenters(count)} are being deleted.`,
  },
  'bulk-edited': { title: (count: number) => `${countCenters(count)} changed.` },
  'bulk-undone': {
    title: (count: number) => `Undone: ${countCenters(count)} changed back.`,
  },
  'bulk-restored': {
    title: (count: number) => `Undone: ${countCenters(count)} restored.`,
  },
} satisfies FlashTexts
