const stillHere = 'What you typed is still here: log in in a new tab, then send it again.'

export const en = {
  checkingAuthentication: 'Checking authentication...',
  loadingPage: 'Loading...',
  sessionExpired: {
    title: 'Authentication expired. Please log in again.',
    text: `This was not sent. ${stillHere}`,
  },
  sessionNeeded: {
    title: 'Authentication Required',
    text: `Please log in again. ${stillHere}`,
  },
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
}
