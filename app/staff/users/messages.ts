import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import type { Role, SortOrder, Status } from './member.ts'

export const loads = 'users'

export const roleNames: Record<Role, string> = {
  user: 'User',
  moderator: 'Moderator',
  admin: 'Admin',
}

export const statusNames: Record<Status, string> = {
  active: 'Active',
  suspended: 'Suspended',
  banned: 'Banned',
}

/** What each status means for the member. */
export const statusHints: Record<Status, string> = {
  active: 'Can sign in and take part.',
  suspended: 'For a while: cannot sign in, and is signed out everywhere at once.',
  banned: 'For good: cannot sign in, and is signed out everywhere at once.',
}

export const sortNames: Record<SortOrder, string> = {
  joined: 'Newest first',
  'joined-first': 'Oldest first',
  name: 'Name, A to Z',
  'name-last': 'Name, Z to A',
}

export const selfNote =
  'You cannot change your own role or status, or delete yourself here: another admin can. So there is always one admin.'

export const deleteQuestion = 'Are you sure you want to delete this user?'
export const whatGoes =
  'The account, its sign-ins and its votes go for good. Reviews and comments stay, without a name.'

export const statusMissing = 'Choose a status'
export const reasonMissing = 'Say why: the staff reads it here and in Activity'
export const maxReason = 500
export const reasonTooLong = `Use at most ${maxReason} characters`

export const unchangedTitle = {
  role: 'Role Not Changed',
  status: 'Status Not Changed',
  delete: 'User Not Deleted',
  open: 'User not shown',
} as const

/** The rejected change. */
export type Change = keyof typeof unchangedTitle

/** Reasons: the admin's own account, a deleted member, a concurrent change, a lost admin role. */
const unchanged = {
  self: [403, 'You cannot change your own rights, or delete yourself. Another admin can.'],
  gone: [409, 'This user is not there any more.'],
  changed: [
    409,
    'Somebody else has changed this user meanwhile. Look at what it is now, and decide again.',
  ],
  'not-allowed': [403, 'You are no admin any more.'],
} as const

export function explainUnchanged(change: Change, why: keyof typeof unchanged): FormErrors {
  const [status, text] = unchanged[why]
  return { status, title: unchangedTitle[change], text }
}

/** Build the error of a database failure. */
export const explainFailure =
  (change: Change) =>
  ({ message }: { message: string }): FormErrors => ({
    status: 503,
    title: unchangedTitle[change],
    text: message.replace(/^./, (letter) => letter.toUpperCase()),
  })

/** Shown once on the page that follows a form. */
export const usersFlash = {
  'member-role-changed': {
    title: 'Role changed.',
    text: 'It counts from the next page that they open.',
  },
  'member-suspended': { title: 'User suspended.', text: 'They are signed out everywhere.' },
  'member-banned': { title: 'User banned.', text: 'They are signed out everywhere.' },
  'member-reinstated': { title: 'User reinstated.', text: 'They can sign in again.' },
  'member-deleted': { title: 'User deleted.' },
} satisfies FlashTexts
