import { type Failure, failureTexts } from './failure.ts'
import { describeToMember, memberMessages } from './flash-messages.members.ts'
import { formatNumber, type Language } from './language.ts'

/** What a page says once about a form that was just sent. */
export type FlashMessage = {
  title: string
  text?: string
  /** That something was not done; otherwise it was. */
  tone?: 'danger'
  /** The page itself says it, and no toast does. */
  isInPage?: true
}

/** What the admin area says, in English, by its code. "{count}" is how many it was. */
const staffMessages = {
  'claim-revoked': { title: 'The claim is revoked.' },
  'bed-link-revoked': { title: 'The link is revoked, and its report is gone.' },
  // The table says how many, and offers the way back.
  'centers-deleted': { title: 'Deleted', isInPage: true },
  'admin-signed-in': { title: 'Login Successful', text: 'Welcome to the admin dashboard' },
  'admin-signed-in-by-code': { title: 'Login Successful', text: 'Welcome to the admin dashboard' },
  // The list shows these, with Undo.
  'review-approved': { title: 'Review approved successfully', isInPage: true },
  'review-rejected': { title: 'Review rejected successfully', isInPage: true },
  'reviews-approved': { title: '{count} reviews approved successfully', isInPage: true },
  'reviews-rejected': { title: '{count} reviews rejected successfully', isInPage: true },
  'review-undone': { title: 'Undone.', text: 'The review has its former status again.' },
  'reviews-undone': { title: 'Undone: {count} reviews have their former status again.' },
  'review-removed': { title: 'Review deleted successfully' },
  'comment-removed': { title: 'Comment deleted successfully' },
  'suggestion-applied': { title: 'The listing is changed.' },
  'suggestion-dismissed': { title: 'Suggestion dismissed.' },
  'reports-dismissed': { title: 'Reports dismissed.', text: 'The same are silent for 30 days.' },
  'report-closed': { title: 'Report closed.', text: 'What it was about stays.', isInPage: true },
  'report-reopened': { title: 'The report is open again.' },
  'call-note-saved': { title: 'Note saved.' },
  'number-saved': { title: 'Number saved.', text: 'It comes with the next calls.' },
  'number-checked': { title: 'Number saved and checked.' },
  'unreachable-decided': { title: 'Decision saved.' },
  'unreachable-hidden': {
    title: 'The center is hidden.',
    text: 'For 30 days it can be restored under “Deleted centers”.',
  },
  'message-answered': { title: 'Message marked as answered.' },
  'message-reopened': { title: 'Message is open again.' },
  'message-removed': { title: 'Message deleted for good.' },
  'member-role-changed': {
    title: 'Role changed.',
    text: 'It counts from the next page that they open.',
  },
  'member-suspended': { title: 'User suspended.', text: 'They are signed out everywhere.' },
  'member-banned': { title: 'User banned.', text: 'They are signed out everywhere.' },
  'member-reinstated': { title: 'User reinstated.', text: 'They can sign in again.' },
  'member-deleted': { title: 'User deleted.' },
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
  'centers-pinned': { title: '{count} treatment centers pinned successfully' },
  'centers-unpinned': { title: '{count} treatment centers unpinned successfully' },
  'centers-opened': { title: '{count} treatment centers marked as open' },
  'centers-closed': { title: '{count} treatment centers marked as closed' },
  'centers-restored': { title: '{count} treatment centers restored successfully' },
  'centers-restored-unpinned': {
    title: '{count} treatment centers restored successfully',
    text: 'Not all that were pinned are pinned again: only 5 can be.',
  },
  'centers-not-chosen': {
    title: 'Nothing is selected.',
    text: 'Tick at least one treatment center first.',
    tone: 'danger',
  },
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
  'import-cancelled': { title: 'The import is cancelled.' },
  'admin-needs-sign-in': {
    title: 'Authentication Required',
    text: 'Please log in again.',
    tone: 'danger',
  },
  'delete-needs-sign-in': {
    title: 'Authentication Required',
    text: 'Please log in again to delete treatment centers',
    tone: 'danger',
  },
  'pin-needs-sign-in': {
    title: 'Authentication Required',
    text: 'Please log in again to pin treatment centers',
    tone: 'danger',
  },
} as const satisfies Record<string, FlashMessage>

/** What was not done to a center, by the first part of a message's code. */
const undone = {
  pin: 'Failed to pin treatment center',
  delete: 'Failed to delete treatment center',
  'center-change': 'Failed to change treatment center',
}

/** Why not, by the rest of the code. */
const reasons = {
  ...failureTexts.en,
  forbidden: 'you do not have admin permission.',
  gone: 'it is not there any more.',
}

type FailureCode = `${keyof typeof undone}-${Failure | 'gone'}`

export type FlashCode = keyof typeof memberMessages | keyof typeof staffMessages | FailureCode

/**
 * The message of a code; null for a code that there is not, and for one that counts without a number. The
 * admin area's are in English only.
 */
export function describeFlash(
  code: string,
  count: number | undefined,
  language: Language = 'en',
): FlashMessage | null {
  if (isKeyOf(memberMessages, code)) return describeToMember(code, language)
  if (!isKeyOf(staffMessages, code)) return describeUndone(code)
  const message: FlashMessage = staffMessages[code]
  if (!message.title.includes('{count}')) return message
  if (count === undefined) return null
  return { ...message, title: message.title.replace('{count}', formatNumber(count, 'en')) }
}

function describeUndone(code: string): FlashMessage | null {
  const [, form = '', failure = ''] = /^(.+)-([a-z]+)$/.exec(code) ?? []
  if (!isKeyOf(undone, form) || !isKeyOf(reasons, failure)) return null
  const text = `${undone[form]}: ${reasons[failure]}`
  return { title: 'Error', text, tone: 'danger' }
}

const isKeyOf = <Known extends object>(known: Known, key: string): key is keyof Known & string =>
  Object.hasOwn(known, key)
