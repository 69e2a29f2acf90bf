import type { ReactNode } from 'react'
import type { FlashTexts } from '#app/lib/flash-message.ts'

const unexpected = 'An unexpected error occurred. Nothing was changed. Please try again.'
const unreachable =
  'This site could not be reached. What you typed is still here: please try again when you are connected.'

export const en = {
  title: 'Your Account',
  description: 'Your name, your email, how you sign in and your signed-in devices.',
  lede: 'Your name, how you sign in, and where you are signed in.',
  dashboard: 'My Dashboard',
  saving: 'Saving...',
  sending: 'Sending...',
  yourPassword: 'Your password',

  profile: {
    title: 'Profile',
    about:
      'Comments and reviews show your username or, without one, your first name and an initial.',
    fullName: 'Full name',
    username: 'Username',
    usernameHint:
      '3 to 30 letters, digits, dots, dashes or underscores. It does not have to be your real name.',
    language: 'Language',
    languageHint:
      'Of mail about your reviews. Other mail is in the language of the page that you use.',
    submit: 'Save Profile',
  },
  email: {
    title: 'Email',
    about: (email: ReactNode) => (
      <>
        You sign in with {email}. We mail a link to the new address; until it is opened, nothing
        changes. The old address is told.
      </>
    ),
    label: 'New email',
    submit: 'Send the Link',
  },
  password: {
    title: 'Password',
    about: (byMail: (words: string) => ReactNode) => (
      <>
        Every other device is signed out when it changes, and you get a mail about it. Forgotten it?{' '}
        {byMail('Set a new one by mail')}.
      </>
    ),
    current: 'Current password',
    next: 'New password',
    submit: 'Change Password',
  },
  twoFactor: {
    title: 'Two-factor sign-in',
    on: 'It is on: signing in asks for a code from your phone besides the password.',
    off: 'It is off. Turned on, signing in asks for a code from your phone besides the password.',
    change: 'Backup Codes, or Turn It Off',
    setUp: 'Set Up Two-Factor Sign-In',
  },
  devices: {
    title: 'Signed-in devices',
    about:
      'The browsers in which you are signed in. We keep what you read here of each, and not where it is.',
    signOutOthers: 'Sign Out All Other Devices',
    signingOut: 'Signing out...',
    signOut: 'Sign Out',
    signOutThis: (name: string, signedIn: string) => `Sign out ${name}, signed in ${signedIn}`,
    thisOne: 'This device',
    /** `name` is the stored one: "Firefox on Windows". */
    name: (stored: string) => stored || 'Unknown browser',
    signedIn: 'Signed in',
    lastUsed: 'Last used about',
  },
  /** Before deleting the account: the effects. */
  deletion: {
    title: 'Delete account',
    goes: 'What goes:',
    goesText:
      'Your profile, your email address, your password, your votes, the copy of your list, your claim on a center and every sign-in. At once, and for good.',
    stays: 'What stays:',
    staysText: 'Your comments and reviews stay on the centers’ pages, without your name.',
    takeAlong: (data: (words: string) => ReactNode) => (
      <>You may want to {data('take your data along')} first.</>
    ),
    deleteWords: 'Delete what I wrote too: my comments and reviews',
    submit: 'Delete My Account',
    busy: 'Deleting...',
  },
  newEmail: {
    title: 'Your New Email',
    about: 'Press the button, and from now on you sign in with this email address.',
    submit: 'Use this email address',
    account: 'Your account',
  },

  passwordWrong: 'This is not your password',
  passwordSame: 'This is the password that you have. Choose another one',
  emailSame: 'This is your email address already',
  pleaseCheck: { title: 'This is not done yet. Please check what is marked.' },
  unexpected,
  /** When a script sent a form and got no response. */
  connectionErrors: { unreachable: { title: unreachable }, unavailable: { title: unexpected } },
  deviceGone: 'This device is signed out already.',
  lastAdmin:
    'You are the only admin. Make somebody else an admin first: without one, nobody could run this site.',
  linkExpired:
    'This link has expired or was used already. Sign in, and ask for a new one on the account page.',
  emailTaken:
    'There is another account with this email address. Sign in with that one, or use another address.',
  /** Shown once on the page that follows a form. */
  flash: {
    'profile-saved': { title: 'Your profile is saved.' },
    'password-changed': {
      title: 'Your password is changed.',
      text: 'Every other device is signed out.',
    },
    'email-asked': {
      title: 'Please check your email.',
      text: 'Open the link we sent to the new address within 24 hours. Nothing changes until then.',
    },
    'email-changed': {
      title: 'Your email address is changed.',
      text: 'From now on you sign in with the new one.',
    },
    'device-signed-out': { title: 'The device is signed out.' },
    'devices-signed-out': { title: 'All other devices are signed out.' },
    'account-deleted': {
      title: 'Your account is deleted.',
      text: 'Everything here stays open to you without one.',
    },
  } satisfies FlashTexts,
}
