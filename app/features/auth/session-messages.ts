import type { Texts } from '#app/lib/language.ts'

const stillHere = 'What you typed is still here: log in in a new tab, then send it again.'
const en = {
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

const stillHereInSpanish =
  'Lo que escribió sigue aquí: inicie sesión en una pestaña nueva y después envíelo de nuevo.'
const es: typeof en = {
  checkingAuthentication: 'Revisando su sesión...',
  loadingPage: 'Cargando...',
  sessionExpired: {
    title: 'Su sesión terminó. Inicie sesión de nuevo, por favor.',
    text: `Esto no se envió. ${stillHereInSpanish}`,
  },
  sessionNeeded: {
    title: 'Tiene que iniciar sesión',
    text: `Inicie sesión de nuevo, por favor. ${stillHereInSpanish}`,
  },
  logInInNewTab: 'Iniciar sesión en una pestaña nueva',
  notSaved: {
    title: 'Esto no se guardó',
    text: 'La base de datos del servidor no respondió. Lo que escribió sigue aquí: envíelo de nuevo en un momento, por favor.',
  },
  returnHome: 'Volver al inicio',
  forStaff: {
    title: 'Esta página es para nuestro equipo',
    text: 'Solo el equipo de este directorio puede abrir el área de administración. Su sesión está abierta, pero esta cuenta no tiene acceso a ella.',
  },
}

/** What is said by those who keep a page's door. */
export const guardMessages: Texts<typeof en> = { en, es }

/** Only the admin area says these, which is in English. */
export const forAdministrators = {
  title: 'This page is for administrators',
  text: 'Only administrators may open it. You are signed in as a moderator, who has reviews, comments, reports and messages.',
}
export const notPermitted = 'This was not done'
export const forbiddenActions = {
  delete: 'You do not have admin permission to delete treatment centers. Please contact support.',
  pin: 'Failed to pin treatment center: you do not have admin permission.',
} as const
