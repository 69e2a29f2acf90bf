import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import { formatNumber, type Texts } from '#app/lib/language.ts'

export const reviewsTitle = 'Manage Reviews'
export const commentsTitle = 'Comments: Manage Reviews'
export const reportsTitle = 'Reports: Manage Reviews'

export const states = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const

export const kindNames = { review: 'Review', comment: 'Comment' } as const

/** Section 8 of the specification. */
export const updateFailed = 'Failed to update review status'
export const deleteFailed = 'Failed to delete'
export const closeFailed = 'Failed to close the report'
export const reopenFailed = 'Failed to reopen the report'

/** Shown instead of buttons on the moderator's own review. */
export const needsOther = 'Another member of the staff must decide about your own review'

/** Reasons for a rejected decision. Status 409: the list has changed. */
const reasons = {
  none: [422, 'Tick at least one review first.'],
  undecided: [422, 'Press Approve or Reject. Nothing was done yet.'],
  changed: [
    409,
    'Its author changed it, or somebody else decided, after you opened this page. Nothing was done. Please read it again.',
  ],
  'some-changed': [
    409,
    'Some of these reviews were changed or decided after you opened this page. Nothing was done. Those that are still in this list are marked: please read them again.',
  ],
  decided: [409, 'Somebody already decided about this review. Nothing was done.'],
  'some-decided': [
    409,
    'Only pending reviews can be decided together, and some of these are not pending. Nothing was done.',
  ],
  gone: [409, 'It is not there any more.'],
  'some-gone': [
    409,
    'Some of these reviews are not there any more. Nothing was done to the others.',
  ],
  own: [403, needsOther],
  'some-own': [403, `${needsOther}. Nothing was done to the others.`],
} as const

type Reason = keyof typeof reasons

/** Build the error of a rejected decision; `ids` are its rows. */
export function explain(title: string, reason: Reason, ids: string[] = []): FormErrors {
  const [status, text] = reasons[reason]
  return { status, title, text, fields: Object.fromEntries(ids.map((id) => [id, text])) }
}

/** The question before a decided review changes, by its new status. */
export const revision = {
  approved: {
    title: 'Approve this rejected review?',
    text: 'Everybody can read it then, and its author gets an email.',
    submit: 'Approve',
    busy: 'Approving...',
  },
  rejected: {
    title: 'Reject this approved review?',
    text: 'Nobody but its author and the staff can read it then.',
    submit: 'Reject',
    busy: 'Rejecting...',
  },
} as const

export const deletedMember = 'Deleted member'

/** Explains the effect of deleting each kind of post. */
export const deletion = {
  review: {
    title: 'Delete this review?',
    text: 'It goes for good, with every report about it. To hide it and let its author write it anew, reject it instead.',
    submit: 'Delete Review',
  },
  comment: {
    title: 'Delete this comment?',
    text: 'It goes for good, with every report about it.',
    submit: 'Delete Comment',
  },
} as const

/** Shown once on the page that follows a form. */
export const moderationFlash = {
  // `UndoToast` shows these.
  'review-approved': { title: 'Review approved successfully', isInPage: true },
  'review-rejected': { title: 'Review rejected successfully', isInPage: true },
  'reviews-approved': {
    title: (count: number) => `${formatNumber(count, 'en')} reviews approved successfully`,
    isInPage: true,
  },
  'reviews-rejected': {
    title: (count: number) => `${formatNumber(count, 'en')} reviews rejected successfully`,
    isInPage: true,
  },
  'review-undone': { title: 'Undone.', text: 'The review has its former status again.' },
  'reviews-undone': {
    title: (count: number) =>
      `Undone: ${formatNumber(count, 'en')} reviews have their former status again.`,
  },
  'review-removed': { title: 'Review deleted successfully' },
  'comment-removed': { title: 'Comment deleted successfully' },
  'report-closed': { title: 'Report closed.', text: 'What it was about stays.', isInPage: true },
  'report-reopened': { title: 'The report is open again.' },
} satisfies FlashTexts

export type ModerationFlashCode = keyof typeof moderationFlash

const approvalMailEn = {
  subject: 'Your review was approved',
  thanks: (center: string, site: string) =>
    `Thank you. A person read your review of ${center} at ${site}, and everybody can read it now.`,
  read: 'Read it where it stands',
  change: 'You can change or delete it there at any time. A changed one waits for approval again.',
}

const approvalMailEs = {
  subject: 'Su reseña fue aprobada',
  thanks: (center, site) =>
    `Gracias. Una persona leyó su reseña de ${center} en ${site}, y ahora todos pueden leerla.`,
  read: 'Léala donde está',
  change:
    'Ahí puede cambiarla o eliminarla en cualquier momento. Si la cambia, espera de nuevo la aprobación.',
} satisfies typeof approvalMailEn

export const approvalMailMessages: Texts<typeof approvalMailEn> = {
  en: approvalMailEn,
  es: approvalMailEs,
}
