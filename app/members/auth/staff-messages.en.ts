import type { FlashTexts } from '#app/lib/flash-message.ts'
/** Messages for staff: the admin area is in English. */
export const forAdministrators = {
  title: 'This page is for administrators',
  text: 'Only administrators may open it. You are signed in as a moderator, who has reviews, comments, reports and messages.',
}

export const notPermitted = 'This was not done'

export const forbiddenActions = {
  delete: 'You do not have admin permission to delete treatment centers. Please contact support.',
  pin: 'Failed to pin treatment center: you do not have admin permission.',
} as const

/** Shown once on the page that follows a form. */
export const staffSignInFlash = {
  'admin-signed-in': { title: 'Login Successful', text: 'Welcome to the admin dashboard' },
  'admin-signed-in-by-code': { title: 'Login Successful', text: 'Welcome to the admin dashboard' },
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
} satisfies FlashTexts
