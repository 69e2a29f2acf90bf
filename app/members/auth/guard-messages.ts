import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { Texts } from '#app/lib/language.ts'

const suspendedEn = 'This account is suspended.'
const bannedEn = 'This account is closed.'
const mistakeEn = 'Write to us if you think that is a mistake.'
const stillHereEn = 'What you typed is still here: log in in a new tab, then send it again.'

const guardEn = {
  checkingAuthentication: 'Checking authentication...',
  loadingPage: 'Loading...',
  /** Above a form that was not sent, by why the session ended. */
  unsent: {
    expired: {
      title: 'Authentication expired. Please log in again.',
      text: `This was not sent. ${stillHereEn}`,
    },
    suspended: { title: suspendedEn, text: `This was not sent. ${mistakeEn}` },
    banned: { title: bannedEn, text: `This was not sent. ${mistakeEn}` },
    needed: { title: 'Authentication Required', text: `Please log in again. ${stillHereEn}` },
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
    'session-suspended': { title: suspendedEn, text: mistakeEn, tone: 'danger' },
    'session-banned': { title: bannedEn, text: mistakeEn, tone: 'danger' },
    'sign-in-expired': {
      title: 'Please sign in again.',
      text: 'It took more than ten minutes. Start over.',
      tone: 'danger',
    },
  } satisfies FlashTexts,
}

const suspendedEs = 'Esta cuenta está suspendida.'
const bannedEs = 'Esta cuenta está cerrada.'
const mistakeEs = 'Escríbanos si cree que es un error.'
const stillHereEs =
  'Lo que escribió sigue aquí: inicie sesión en una pestaña nueva y después envíelo de nuevo.'

const guardEs = {
  checkingAuthentication: 'Revisando su sesión...',
  loadingPage: 'Cargando...',
  unsent: {
    expired: {
      title: 'Su sesión terminó. Inicie sesión de nuevo, por favor.',
      text: `Esto no se envió. ${stillHereEs}`,
    },
    suspended: { title: suspendedEs, text: `Esto no se envió. ${mistakeEs}` },
    banned: { title: bannedEs, text: `Esto no se envió. ${mistakeEs}` },
    needed: {
      title: 'Tiene que iniciar sesión',
      text: `Inicie sesión de nuevo, por favor. ${stillHereEs}`,
    },
  },
  writeToUs: 'Escríbanos',
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
  flash: {
    'signed-in': { title: '¡Qué bueno verle de nuevo!', text: 'Ya inició sesión.' },
    'signed-in-by-code': { title: '¡Qué bueno verle de nuevo!', text: 'Ya inició sesión.' },
    'signed-out': { title: 'Cerró su sesión' },
    'session-expired': {
      title: 'Su sesión terminó. Por favor, inicie sesión de nuevo.',
      tone: 'danger',
    },
    'session-suspended': { title: suspendedEs, text: mistakeEs, tone: 'danger' },
    'session-banned': { title: bannedEs, text: mistakeEs, tone: 'danger' },
    'sign-in-expired': {
      title: 'Pasaron más de diez minutos.',
      text: 'Empiece de nuevo.',
      tone: 'danger',
    },
  },
} satisfies typeof guardEn

/** Messages of the guards in front of protected pages. */
export const guardMessages: Texts<typeof guardEn> = { en: guardEn, es: guardEs }

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
