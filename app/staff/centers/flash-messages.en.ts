import { type Failure, failureTexts } from '#app/lib/failure.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import { formatNumber } from '#app/lib/language.ts'

/** Reasons for a failure, at the end of a sentence. */
const reasons = {
  ...failureTexts.en,
  forbidden: 'you do not have admin permission.',
  gone: 'it is not there any more.',
}

type Why = Failure | 'gone'

function listFailures<Action extends string>(
  action: Action,
  sentence: string,
): Record<`${Action}-${Why}`, { title: string; text: string; tone: 'danger' }> {
  const messages = Object.entries(reasons).map(([why, reason]) => [
    `${action}-${why}`,
    { title: 'Error', text: `${sentence}: ${reason}`, tone: 'danger' },
  ])
  return Object.fromEntries(messages)
}

/** Shown once on the page that follows a form. */
export const centersFlash = {
  ...listFailures('pin', 'Failed to pin treatment center'),
  ...listFailures('delete', 'Failed to delete treatment center'),
  ...listFailures('center-change', 'Failed to change treatment center'),
  'center-link-revoked': { title: 'The link is revoked.' },
  'center-link-sent': { title: 'The email with the link is on its way.' },
  'center-contact-changed': { title: 'The addresses are saved.' },
  'bed-link-revoked': { title: 'The link is revoked, and its report is gone.' },
  'center-grouped': { title: 'The organization is saved.' },
  'center-ungrouped': { title: 'The center is no longer part of the organization.' },
  // `DeletedToast` shows the number, and Undo.
  'centers-deleted': { title: 'Deleted', isInPage: true },
  'center-added': { title: 'Treatment center added successfully' },
  'center-saved': { title: 'Treatment center saved successfully' },
  'center-unchanged': { title: 'Nothing was changed.' },
  'center-restored': { title: 'Treatment center restored successfully' },
  'center-restored-unpinned': {
    title: 'Treatment center restored successfully',
    text: 'It is not pinned any more: 5 others are.',
  },
  'center-purged': { title: 'Treatment center deleted for good' },
  'center-pinned': { title: 'Treatment center pinned successfully' },
  'center-unpinned': { title: 'Treatment center unpinned successfully' },
  'center-opened': { title: 'Treatment center marked as open' },
  'center-closed': { title: 'Treatment center marked as closed' },
  'centers-pinned': {
    title: (count: number) => `${formatNumber(count, 'en')} treatment centers pinned successfully`,
  },
  'centers-unpinned': {
    title: (count: number) =>
      `${formatNumber(count, 'en')} treatment centers unpinned successfully`,
  },
  'centers-opened': {
    title: (count: number) => `${formatNumber(count, 'en')} treatment centers marked as open`,
  },
  'centers-closed': {
    title: (count: number) => `${formatNumber(count, 'en')} treatment centers marked as closed`,
  },
  'centers-restored': {
    title: (count: number) =>
      `${formatNumber(count, 'en')} treatment centers restored successfully`,
  },
  'centers-restored-unpinned': {
    title: (count: number) =>
      `${formatNumber(count, 'en')} treatment centers restored successfully`,
    text: 'Not all that were pinned are pinned again: only 5 can be.',
  },
  'centers-not-chosen': {
    title: 'Nothing is selected.',
    text: 'Tick at least one treatment center first.',
    tone: 'danger',
  },
  'centers-deleted-all': {
    title: (count: number) => `${formatNumber(count, 'en')} treatment centers deleted successfully`,
    text: 'For 30 days they can be restored under “Deleted centers”.',
  },
  'centers-other-number': {
    title: (count: number) => `Nothing is changed: ${formatNumber(count, 'en')} centers match now.`,
    text: 'Their number changed since you selected them. Look at the table and select again.',
    tone: 'danger',
  },
  'view-saved': { title: 'The view is saved for all admins.' },
  'view-renamed': { title: 'The view is renamed.' },
  'view-deleted': { title: 'The view is deleted.' },
  'pin-limit': {
    title: 'Error',
    text: 'You can only pin up to 5 treatment centers. Please unpin another center first.',
    tone: 'danger',
  },
  'delete-forbidden': {
    title: 'Error',
    text: 'You do not have admin permission to delete treatment centers. Please contact support.',
    tone: 'danger',
  },
  'restore-gone': {
    title: 'Error',
    text: 'Failed to restore treatment center: it is not kept any more.',
    tone: 'danger',
  },
} satisfies FlashTexts

export type CentersFlashCode = keyof typeof centersFlash
