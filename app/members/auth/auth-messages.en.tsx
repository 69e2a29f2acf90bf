import type { ReactNode } from 'react'
import type { FlashTexts } from '#app/lib/flash-message.ts'

/** Renders words as a link. */
type LinkWords = (words: string) => ReactNode

export const en = {
  titles: { 'sign-in': 'Sign In', 'sign-up': 'Create Account', admin: 'Admin Login' },
  fields: {
    fullName: 'Full name',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    code: 'Code',
  },
  staffUsernameHint: 'Or your email address.',
  usernameHint: 'Shown with your reviews. It does not have to be your real name.',
  newPasswordHint: 'At least 8 characters. A few words in a row are easy to keep in mind.',
  codeHint: 'The six digits that your authenticator app shows now, or one of your backup codes.',
  showPassword: 'Show password',
  pleaseWait: 'Please wait...',
  motto: 'One day at a time, with the people and places that help.',
  backHome: 'Back to home',
  description: (site: string) =>
    `Members of ${site} can vote, comment and export their own data. You do not need an account to search, call or read anything here.`,

  account: 'Account',
  signIn: 'Sign In',
  forgotPassword: 'Forgot password?',
  signInAsMember: 'Sign in as a member',

  secondStep: {
    title: 'Enter your code',
    about: 'Your password is right. Your account also asks for a code from your phone.',
  },
  verifyEmail: {
    title: 'Confirm Your Email',
    about: 'Press the button, and your account is ready. Then you can sign in.',
    submit: 'Confirm my email address',
  },
  forgottenPassword: {
    title: 'Forgot Your Password?',
    about:
      'Enter the email address of your account. We send you a link with which you choose a new password. It works once, within an hour.',
    submit: 'Send the link',
    signIn: 'Sign in',
  },
  resetPassword: {
    title: 'Set a New Password',
    about: 'When it is set, you are signed out everywhere and sign in with the new one.',
    submit: 'Set the password',
    newLink: 'Ask for a new link',
  },
  signOut: 'Sign Out',
  stillSignedIn: {
    title: 'You are still signed in',
    text: 'The server’s database did not answer, so your session has not ended. Please sign out again in a moment.',
  },

  emailMissing: 'Enter your email address',
  emailInvalid: 'Enter an email address, like name@example.org',
  emailTooLong: 'Use an email address of at most 254 characters',
  passwordMissing: 'Enter your password',
  passwordTooShort: 'Use at least 8 characters',
  passwordTooLong: 'Use at most 128 characters',
  passwordCommon:
    'Many people use this password, so it is the first that a stranger tries. Choose another one',
  passwordGuessable:
    'This is too close to your email, your name or the name of this site. Choose another one',
  fullNameMissing: 'Enter your full name',
  fullNameTooLong: 'Use at most 100 characters',
  usernameMissing: 'Enter your username',
  usernameForm: 'Use 3 to 30 letters, digits, dots, dashes or underscores',
  mixedAlphabets: 'Use letters of one alphabet in each word',
  nameReserved: 'This name is for those who run the site. Choose another one',
  usernameTaken: 'This username is taken. Choose another one',
  codeMissing: 'Enter the code',
  codeForm: 'A code has six digits, a backup code ten',
  codeWrong:
    'This code is not right, or was used before. The app shows a new one every half minute.',

  pleaseCheck: 'Please check what is marked below.',
  unexpected: 'An unexpected error occurred.',
  unreachable: {
    title: 'No Connection',
    text: 'This site could not be reached. What you typed is still here: please try again.',
  },
  tooManyTries: (wait: string) => `Too many tries. Please try again in ${wait}.`,
  loginFailed: 'Login Failed',
  signUpFailed: 'Sign Up Failed',
  notConfirmed: 'Email Not Confirmed',
  resetFailed: 'Password Not Changed',
  resetRequestFailed: 'No Mail Sent',
  linkOver: 'Link Not Valid',
  verificationOver:
    'This link has expired or was used already. Sign in: if your email address is not confirmed yet, we send you a new link.',
  resetOver:
    'This link has expired or was used already. If you have just set a password, sign in with it. Otherwise ask for a new link.',

  wrong: 'The email or the password is not right.',
  suspended: 'This account is suspended. Write to us if you think that is a mistake.',
  banned: 'This account is closed. Write to us if you think that is a mistake.',
  unverified:
    'Please confirm your email address first. We sent you the link a few minutes ago: check your inbox (including spam folder).',
  unverifiedResent:
    'Please confirm your email address first. We have sent you the link again: check your inbox (including spam folder).',
  staffWrong: 'Invalid username or password',
  staffUnverified:
    'Please confirm your email address first. Check your email inbox (including spam folder) for the confirmation link.',
  staffMissingTitle: 'Account Not Found',
  staffMissing: 'Account not found. Please create your account first.',
  staffUnexpected: 'Login failed. Please try again.',

  otherAccount: (dashboard: LinkWords): ReactNode => (
    <>Log in with a staff account, or {dashboard('go to your dashboard')}.</>
  ),
  noNeed: (terms: LinkWords, privacy: LinkWords): ReactNode => (
    <>
      You do not need an account to search, call or read anything here. Members can vote, comment
      and export their own data. See {terms('our terms')} and {privacy('what we keep')}.
    </>
  ),
  phoneLost: (signIn: LinkWords, contact: LinkWords): ReactNode => (
    <>
      Your phone is lost? A backup code does the same, once. {signIn('Sign in as somebody else')},
      or {contact('write to us')}.
    </>
  ),
  linkTooOld: (signIn: LinkWords): ReactNode => (
    <>
      The link does not work any more? {signIn('Sign in')} with your password, and we send you a new
      one.
    </>
  ),
  /** Shown once on the page that follows a form. */
  flash: {
    'account-created': {
      title: 'Account Created!',
      text: 'Please check your email to verify your account.',
    },
    'email-confirmed': { title: 'Your email address is confirmed.', text: 'You can sign in now.' },
    'reset-requested': {
      title: 'Please check your email.',
      text: 'If there is an account with this address, a link to set a new password is on its way.',
    },
    'password-set': {
      title: 'Your password is changed.',
      text: 'You are signed out everywhere. Please sign in.',
    },
  } satisfies FlashTexts,
}
