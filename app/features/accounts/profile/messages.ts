import type { FormErrors } from '#app/lib/form.ts'

export const passwordMissing = 'Enter your password'
export const passwordWrong = 'This is not your password'
export const passwordSame = 'This is the password that you have. Choose another one'
export const usernameTaken = 'This username is taken. Choose another one'
export const codeWrong =
  'This code is not right, or was used before. The app shows a new one every half minute'
export const codeOfApp = 'Enter the six digits that the app shows'
export const setupOver = 'This took more than half an hour. Begin again: the app needs a new code.'
export const alreadyOn =
  'Two-factor sign-in is on already. Its backup codes were shown once: make new ones if you have not kept them.'
export const codeHint = 'The six digits that your authenticator app shows now.'
export const anyCodeHint = 'The six digits of your authenticator app, or one of your backup codes.'
export const backupCodesCopied = 'The codes are copied.'
export const backupCodesNotCopied = 'Copying did not work. Please download or print them.'
export const emailSame = 'This is your email address already'

export const pleaseCheck: FormErrors = {
  title: 'This is not done yet. Please check what is marked.',
}
export const unexpected = 'An unexpected error occurred. Nothing was changed. Please try again.'
const unreachable =
  'This site could not be reached. What you typed is still here: please try again when you are connected.'
/** What is said of a form that a script sent, when nothing came back. */
export const connectionErrors = {
  unreachable: { title: unreachable },
  unavailable: { title: unexpected },
}
export const deviceGone = 'This device is signed out already.'
export const lastAdmin =
  'You are the only admin. Make somebody else an admin first: without one, nobody could run this site.'
export const linkExpired =
  'This link has expired or was used already. Sign in, and ask for a new one on the account page.'
export const emailTaken =
  'There is another account with this email address. Sign in with that one, or use another address.'

/** From seconds, rounded up to minutes. */
export function tooManyTries(retryAfter: number): FormErrors {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60))
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return { title: `Too many tries. Please try again in ${wait}.`, status: 429, retryAfter }
}

/** What deleting an account does, said before. */
export const deletion = {
  goes: 'Your profile, your email address, your password, your votes and every sign-in. At once, and for good.',
  stays: 'Your comments and reviews stay on the centers’ pages, without your name.',
} as const
