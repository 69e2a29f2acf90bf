import type { FlashTexts } from '#app/lib/flash-message.ts'

const suspended = 'This account is suspended.'
const banned = 'This account is closed.'
const mistake = 'Write to us if you think that is a mistake.'
const stillHere = 'What you typed is still here: log in in a new tab, then send it again.'

export const en = {
  checkingAuthentication: 'Checking authentication...',
  loadingPage: 'Loading...',
  /** Above a form that was not sent, by why the session ended. */
  unsent: {
    expired: {
      title: 'Authentication expired. Please log in again.',
      text: `This was not sent. ${stillHere}`,
    },
    suspended: { title: suspended, text: `This was not sent. ${mistake}` },
    banned: { title: banned, text: `This was not sent. ${mistake}` },
    needed: { title: 'Authentication Required', text: `Please log in again. ${stillHere}` },
  },
  writeToUs: 'Write to us',
  logInInNewTab: 'Log in in a new tab',
  notSaved: {
    title: 'This was not saved',
    text: 'The server’s database did not answer. What you typed is still here: please send it again in a moment.',
  },
  returnHome: 'Return to Home',
  forStaff: {
    title: 'This page is for the staff',
    text: 'Only the staff of this directory may open the admin area. You are signed in, but this account has no access to it.',
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'signed-in': { title: 'Welcome back!', text: 'You have successfully logged in.' },
    'signed-in-by-code': { title: 'Welcome back!', text: 'You have successfully logged in.' },
    'signed-out': { title: 'Logged Out' },
    'session-expired': { title: 'Authentication expired. Please log in again.', tone: 'danger' },
    'session-suspended': { title: suspended, text: mistake, tone: 'danger' },
    'session-banned': { title: banned, text: mistake, tone: 'danger' },
    'sign-in-expired': {
      title: 'Please sign in again.',
      text: 'It took more than ten minutes. Start over.',
      tone: 'danger',
    },
  } satisfies FlashTexts,
}
