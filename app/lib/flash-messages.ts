import { type Failure, failureTexts } from './failure.ts'

/** What a page says once about a form that was just sent. */
export type FlashMessage = {
  title: string
  text?: string
  tone: 'good' | 'danger'
  /** The page itself says it, and no toast does. */
  isInPage?: true
}

/** What the messages about a form for centers say that was not done, by the first part of their codes. */
const undone = {
  pin: 'Failed to pin treatment center',
  delete: 'Failed to delete treatment center',
  'center-change': 'Failed to change treatment center',
}

type FailureCode = `${keyof typeof undone}-${Exclude<Failure, 'forbidden'>}`

/** Every message by its code, but for those that end in a failure's text. */
const messages = {
  'message-sent': {
    title: 'Thank you for your message. We will get back to you within 24 hours.',
    tone: 'good',
    isInPage: true,
  },
  'problem-reported': {
    title: 'Thank you. Our staff will check it.',
    tone: 'good',
    isInPage: true,
  },
  'openings-said': { title: 'Thank you. It shows for 24 hours.', tone: 'good', isInPage: true },
  'claim-asked': { title: 'We will call the number that is listed, or write.', tone: 'good' },
  'claim-proved': { title: 'Your claim is proved.', tone: 'good' },
  'claim-withdrawn': { title: 'Your claim is withdrawn.', tone: 'good' },
  'claim-revoked': { title: 'The claim is revoked.', tone: 'good' },
  'openings-link-revoked': {
    title: 'The link is revoked, and what was said by it is gone.',
    tone: 'good',
  },
  // The table says how many, and offers the way back.
  'centers-deleted': { title: 'Deleted', tone: 'good', isInPage: true },
  'signed-in': {
    title: 'Welcome back!',
    text: 'You have successfully logged in.',
    tone: 'good',
  },
  'signed-in-by-code': {
    title: 'Welcome back!',
    text: 'You have successfully logged in.',
    tone: 'good',
  },
  'signed-out': { title: 'Logged Out', tone: 'good' },
  'account-created': {
    title: 'Account Created!',
    text: 'Please check your email to verify your account.',
    tone: 'good',
  },
  'admin-signed-in': {
    title: 'Login Successful',
    text: 'Welcome to the admin dashboard',
    tone: 'good',
  },
  'admin-signed-in-by-code': {
    title: 'Login Successful',
    text: 'Welcome to the admin dashboard',
    tone: 'good',
  },
  'sign-in-expired': {
    title: 'Please sign in again.',
    text: 'Between the password and the code there are ten minutes.',
    tone: 'danger',
  },
  'two-factor-off': { title: 'Two-factor sign-in is off.', tone: 'good' },
  'email-confirmed': {
    title: 'Your email address is confirmed.',
    text: 'You can sign in now.',
    tone: 'good',
  },
  'reset-requested': {
    title: 'Please check your email.',
    text: 'If there is an account with this address, a link to set a new password is on its way.',
    tone: 'good',
  },
  'password-set': {
    title: 'Your password is changed.',
    text: 'You are signed out everywhere. Please sign in.',
    tone: 'good',
  },
  'profile-saved': { title: 'Your profile is saved.', tone: 'good' },
  'password-changed': {
    title: 'Your password is changed.',
    text: 'Every other device is signed out.',
    tone: 'good',
  },
  'email-asked': {
    title: 'Please check your email.',
    text: 'Open the link in the mail to the new address within 24 hours. Until then nothing changes.',
    tone: 'good',
  },
  'email-changed': {
    title: 'Your email address is changed.',
    text: 'From now on you sign in with the new one.',
    tone: 'good',
  },
  'device-signed-out': { title: 'The device is signed out.', tone: 'good' },
  'devices-signed-out': { title: 'All other devices are signed out.', tone: 'good' },
  'account-deleted': {
    title: 'Your account is deleted.',
    text: 'Everything here stays open to you without one.',
    tone: 'good',
  },
  'vote-counted': { title: 'Your vote is counted.', tone: 'good' },
  'vote-removed': { title: 'Your vote is taken back.', tone: 'good' },
  'comment-posted': { title: 'Your comment is posted.', tone: 'good' },
  'comment-changed': { title: 'Your comment is changed.', tone: 'good' },
  'comment-deleted': { title: 'Your comment is deleted.', tone: 'good' },
  'review-sent': {
    title: 'Thank you for your review.',
    text: 'A person reads it before it is shown.',
    tone: 'good',
  },
  'review-kept': { title: 'Your review stays as it is.', tone: 'good' },
  'review-deleted': { title: 'Your review is deleted.', tone: 'good' },
  'report-sent': {
    title: 'Thank you for telling us.',
    text: 'A person will look at it.',
    tone: 'good',
  },
  'review-approved': { title: 'Review approved successfully', tone: 'good' },
  'review-rejected': { title: 'Review rejected successfully', tone: 'good' },
  'reviews-approved': { title: '{count} reviews approved successfully', tone: 'good' },
  'reviews-rejected': { title: '{count} reviews rejected successfully', tone: 'good' },
  'review-removed': { title: 'Review deleted successfully', tone: 'good' },
  'comment-removed': { title: 'Comment deleted successfully', tone: 'good' },
  'suggestion-applied': { title: 'The listing is changed.', tone: 'good' },
  'suggestion-dismissed': { title: 'Suggestion dismissed.', tone: 'good' },
  'reports-dismissed': {
    title: 'Reports dismissed.',
    text: 'The same are silent for 30 days.',
    tone: 'good',
  },
  'report-closed': { title: 'Report closed.', text: 'What it was about stays.', tone: 'good' },
  'message-answered': { title: 'Message marked as answered.', tone: 'good' },
  'message-reopened': { title: 'Message is open again.', tone: 'good' },
  'message-removed': { title: 'Message deleted for good.', tone: 'good' },
  'member-role-changed': {
    title: 'Role changed.',
    text: 'It counts from the next page that they open.',
    tone: 'good',
  },
  'member-suspended': {
    title: 'User suspended.',
    text: 'They are signed out everywhere.',
    tone: 'good',
  },
  'member-banned': { title: 'User banned.', text: 'They are signed out everywhere.', tone: 'good' },
  'member-reinstated': { title: 'User reinstated.', text: 'They can sign in again.', tone: 'good' },
  'member-deleted': { title: 'User deleted.', tone: 'good' },
  'center-added': { title: 'Treatment center added successfully', tone: 'good' },
  'center-saved': { title: 'Treatment center saved successfully', tone: 'good' },
  'center-unchanged': { title: 'Nothing was changed.', tone: 'good' },
  'center-restored': { title: 'Treatment center restored successfully', tone: 'good' },
  'center-purged': { title: 'Treatment center deleted for good', tone: 'good' },
  'center-pinned': { title: 'Treatment center pinned successfully', tone: 'good' },
  'center-unpinned': { title: 'Treatment center unpinned successfully', tone: 'good' },
  'center-opened': { title: 'Treatment center marked as open', tone: 'good' },
  'center-closed': { title: 'Treatment center marked as closed', tone: 'good' },
  'centers-pinned': { title: '{count} treatment centers pinned successfully', tone: 'good' },
  'centers-unpinned': { title: '{count} treatment centers unpinned successfully', tone: 'good' },
  'centers-opened': { title: '{count} treatment centers marked as open', tone: 'good' },
  'centers-closed': { title: '{count} treatment centers marked as closed', tone: 'good' },
  'centers-restored': { title: '{count} treatment centers restored successfully', tone: 'good' },
  'centers-not-chosen': {
    title: 'Nothing is selected.',
    text: 'Tick at least one treatment center first.',
    tone: 'danger',
  },
  'session-expired': { title: 'Authentication expired. Please log in again.', tone: 'danger' },
  'pin-limit': {
    title: 'Error',
    text: 'You can only pin up to 5 treatment centers. Please unpin another center first.',
    tone: 'danger',
  },
  'pin-forbidden': {
    title: 'Error',
    text: 'Failed to pin treatment center: you do not have admin permission.',
    tone: 'danger',
  },
  'pin-gone': {
    title: 'Error',
    text: 'Failed to pin treatment center: it is not there any more.',
    tone: 'danger',
  },
  'delete-forbidden': {
    title: 'Error',
    text: 'You do not have admin permission to delete treatment centers. Please contact support.',
    tone: 'danger',
  },
  'delete-gone': {
    title: 'Error',
    text: 'Failed to delete treatment center: it is not there any more.',
    tone: 'danger',
  },
  'restore-gone': {
    title: 'Error',
    text: 'Failed to restore treatment center: it is not kept any more.',
    tone: 'danger',
  },
  'center-change-forbidden': {
    title: 'Error',
    text: 'Failed to change treatment center: you do not have admin permission.',
    tone: 'danger',
  },
  'center-change-gone': {
    title: 'Error',
    text: 'Failed to change treatment center: it is not there any more.',
    tone: 'danger',
  },
  'import-cancelled': { title: 'The import is cancelled.', tone: 'good' },
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

export type FlashCode = keyof typeof messages | FailureCode

/** The message of a code; null for a code that there is not, and for one that counts without a number. */
export function describeFlash(code: string, count: number | undefined): FlashMessage | null {
  if (!Object.hasOwn(messages, code)) return describeUndone(code)
  const message: FlashMessage = messages[code as keyof typeof messages]
  if (!message.title.includes('{count}')) return message
  if (count === undefined) return null
  return { ...message, title: message.title.replace('{count}', count.toLocaleString('en-US')) }
}

function describeUndone(code: string): FlashMessage | null {
  const [, form = '', failure = ''] = /^(.+)-([a-z]+)$/.exec(code) ?? []
  if (!Object.hasOwn(undone, form) || !Object.hasOwn(failureTexts, failure)) return null
  const text = `${undone[form as keyof typeof undone]}: ${failureTexts[failure as Failure]}`
  return { title: 'Error', text, tone: 'danger' }
}
