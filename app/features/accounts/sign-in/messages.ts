import { type FormErrors, formatWait } from '#app/lib/form.ts'

export const fieldLabels = {
  fullName: 'Full name',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  code: 'Code',
} as const

/** The fields of every account form. */
export type AccountField = keyof typeof fieldLabels

export const pleaseWait = 'Please wait...'
export const checkingAuthentication = 'Checking authentication...'
export const loadingPage = 'Loading...'

export const emailMissing = 'Enter your email address'
export const emailInvalid = 'Enter an email address, like name@example.org'
export const emailTooLong = 'Use an email address of at most 254 characters'
export const passwordMissing = 'Enter your password'
export const passwordTooShort = 'Use at least 8 characters'
export const passwordTooLong = 'Use at most 128 characters'
export const passwordCommon =
  'Many people use this password, so it is the first that a stranger tries. Choose another one'
export const passwordGuessable =
  'This is too close to your email, your name or the name of this site. Choose another one'
export const fullNameMissing = 'Enter your full name'
export const fullNameTooLong = 'Use at most 100 characters'
export const usernameMissing = 'Enter your username'
export const usernameForm = 'Use 3 to 30 letters, digits, dots, dashes or underscores'
export const mixedAlphabets = 'Use letters of one alphabet in each word'
export const nameReserved = 'This name is for those who run the site. Choose another one'
export const usernameTaken = 'This username is taken. Choose another one'

export const codeHint =
  'The six digits that your authenticator app shows now, or one of your backup codes.'
export const codeMissing = 'Enter the code'
export const codeForm = 'A code has six digits, a backup code ten'
export const codeWrong =
  'This code is not right, or was used before. The app shows a new one every half minute.'

/** What a toast says. */
export type Words = { title: string; text: string }

export const unexpected = 'An unexpected error occurred.'

export const unreachable: Words = {
  title: 'No Connection',
  text: 'This site could not be reached. What you typed is still here: please try again.',
}

/** What is said of a form that a script sent, when nothing came back. */
export const connectionErrors = { unreachable, unavailable: unreachable }

export const loginFailedTitle = 'Login Failed'
export const signUpFailedTitle = 'Sign Up Failed'

/** What stands above a form in which a field is wrong. */
export const pleaseCheck = (title: string): FormErrors => ({
  title,
  text: 'Please check what is marked below.',
  status: 400,
})

/** 'unverified-resent': the link to confirm the e-mail has just been sent again. 'missing': there is no staff. */
export type LoginFailure =
  | 'wrong'
  | 'unverified'
  | 'unverified-resent'
  | 'missing'
  | 'suspended'
  | 'banned'
  | 'unexpected'

const wrong = {
  title: loginFailedTitle,
  text: 'The email or the password is not right.',
  status: 401,
}
const blocked = {
  suspended: {
    title: loginFailedTitle,
    text: 'This account is suspended. Write to us if you think that is a mistake.',
    status: 403,
  },
  banned: {
    title: loginFailedTitle,
    text: 'This account is closed. Write to us if you think that is a mistake.',
    status: 403,
  },
}

export const loginFailed: Record<LoginFailure, FormErrors> = {
  ...blocked,
  wrong,
  missing: wrong,
  unverified: {
    title: loginFailedTitle,
    text: 'Please confirm your email address first. We sent you the link a few minutes ago: check your inbox (including spam folder).',
    status: 403,
  },
  'unverified-resent': {
    title: loginFailedTitle,
    text: 'Please confirm your email address first. We have sent you the link again: check your inbox (including spam folder).',
    status: 403,
  },
  unexpected: { title: loginFailedTitle, text: unexpected, status: 503 },
}

const adminUnverified = {
  title: 'Email Not Confirmed',
  text: 'Please confirm your email address first. Check your email inbox (including spam folder) for the confirmation link.',
  status: 403,
}

export const adminLoginFailed: Record<LoginFailure, FormErrors> = {
  ...blocked,
  wrong: { title: loginFailedTitle, text: 'Invalid username or password', status: 401 },
  unverified: adminUnverified,
  'unverified-resent': adminUnverified,
  missing: {
    title: 'Account Not Found',
    text: 'Account not found. Please create your account first.',
    status: 401,
  },
  unexpected: {
    title: loginFailedTitle,
    text: 'Login failed. Please try again.',
    status: 503,
  },
}

export const stillSignedIn: Words = {
  title: 'You are still signed in',
  text: 'The server’s database did not answer, so your session has not ended. Please sign out again in a moment.',
}

const stillHere = 'What you typed is still here: log in in a new tab, then send it again.'
export const sessionExpired: Words = {
  title: 'Authentication expired. Please log in again.',
  text: `This was not sent. ${stillHere}`,
}
export const sessionNeeded: Words = {
  title: 'Authentication Required',
  text: `Please log in again. ${stillHere}`,
}
export const notSaved: Words = {
  title: 'This was not saved',
  text: 'The server’s database did not answer. What you typed is still here: please send it again in a moment.',
}

export const forStaff: Words = {
  title: 'This page is for the staff',
  text: 'Only the staff of this directory may open the admin area. You are signed in, but this account has no access to it.',
}
export const forAdministrators: Words = {
  title: 'This page is for administrators',
  text: 'Only administrators may open it. You are signed in as a moderator, who has reviews, comments, reports and messages.',
}
export const notPermitted = 'This was not done'
export const forbiddenActions = {
  delete: 'You do not have admin permission to delete treatment centers. Please contact support.',
  pin: 'Failed to pin treatment center: you do not have admin permission.',
} as const

export const notConfirmedTitle = 'Email Not Confirmed'
export const resetFailedTitle = 'Password Not Changed'
export const resetRequestFailedTitle = 'No Mail Sent'
export const linkExpired = 'This link has expired or was used already. Ask for a new one.'

export function tooManyTries(title: string, retryAfter: number): FormErrors {
  const text = `Too many tries. Please try again in ${formatWait(retryAfter)}.`
  return { title, text, status: 429, retryAfter }
}
