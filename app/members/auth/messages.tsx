import type { ReactNode } from 'react'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { Texts } from '#app/lib/language.ts'

/** Renders words as a link. */
type LinkWords = (words: string) => ReactNode

const en = {
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

const es = {
  titles: {
    'sign-in': 'Iniciar sesión',
    'sign-up': 'Crear una cuenta',
    admin: 'Iniciar sesión en la administración',
  },
  fields: {
    fullName: 'Nombre completo',
    username: 'Nombre de usuario',
    email: 'Correo',
    password: 'Contraseña',
    code: 'Código',
  },
  staffUsernameHint: 'O su correo electrónico.',
  usernameHint: 'Se muestra con sus reseñas. No tiene que ser su nombre verdadero.',
  newPasswordHint: 'Al menos 8 caracteres. Unas cuantas palabras seguidas se recuerdan fácil.',
  codeHint:
    'Los seis dígitos que muestra ahora su aplicación de autenticación, o uno de sus códigos de respaldo.',
  showPassword: 'Mostrar la contraseña',
  pleaseWait: 'Espere, por favor...',
  motto: 'Un día a la vez, con las personas y los lugares que ayudan.',
  backHome: 'Volver al inicio',
  description: (site) =>
    `Los miembros de ${site} pueden votar, comentar y descargar sus propios datos. No necesita una cuenta para buscar, llamar ni leer nada aquí.`,

  account: 'Cuenta',
  signIn: 'Iniciar sesión',
  forgotPassword: '¿Olvidó su contraseña?',
  signInAsMember: 'Iniciar sesión como miembro',

  secondStep: {
    title: 'Escriba su código',
    about: 'Su contraseña es correcta. Su cuenta pide también un código de su teléfono.',
  },
  verifyEmail: {
    title: 'Confirme su correo',
    about: 'Oprima el botón y su cuenta queda lista. Después puede iniciar sesión.',
    submit: 'Confirmar mi correo',
  },
  forgottenPassword: {
    title: '¿Olvidó su contraseña?',
    about:
      'Escriba el correo de su cuenta. Le enviamos un enlace para elegir una contraseña nueva. Sirve una sola vez y durante una hora.',
    submit: 'Enviar el enlace',
    signIn: 'Iniciar sesión',
  },
  resetPassword: {
    title: 'Elija una contraseña nueva',
    about:
      'Al guardarla, su sesión se cierra en todos los dispositivos y usted inicia sesión con la contraseña nueva.',
    submit: 'Guardar la contraseña',
    newLink: 'Pedir un enlace nuevo',
  },
  signOut: 'Cerrar sesión',
  stillSignedIn: {
    title: 'Su sesión sigue abierta',
    text: 'La base de datos del servidor no respondió, así que su sesión no se cerró. Vuelva a cerrarla en un momento, por favor.',
  },

  emailMissing: 'Escriba su correo',
  emailInvalid: 'Escriba una dirección de correo, como nombre@example.org',
  emailTooLong: 'Use una dirección de correo de 254 caracteres como máximo',
  passwordMissing: 'Escriba su contraseña',
  passwordTooShort: 'Use al menos 8 caracteres',
  passwordTooLong: 'Use 128 caracteres como máximo',
  passwordCommon:
    'Muchas personas usan esta contraseña, así que es la primera que prueba un extraño. Elija otra',
  passwordGuessable:
    'Se parece demasiado a su correo, a su nombre o al nombre de este sitio. Elija otra',
  fullNameMissing: 'Escriba su nombre completo',
  fullNameTooLong: 'Use 100 caracteres como máximo',
  usernameMissing: 'Escriba su nombre de usuario',
  usernameForm: 'Use de 3 a 30 letras, dígitos, puntos, guiones o guiones bajos',
  mixedAlphabets: 'Use letras de un solo alfabeto en cada palabra',
  nameReserved: 'Este nombre es para quienes manejan el sitio. Elija otro',
  usernameTaken: 'Este nombre de usuario ya está en uso. Elija otro',
  codeMissing: 'Escriba el código',
  codeForm: 'Un código tiene seis dígitos; un código de respaldo, diez',
  codeWrong:
    'Este código no es correcto o ya se usó. La aplicación muestra uno nuevo cada medio minuto.',

  pleaseCheck: 'Revise lo que está marcado abajo, por favor.',
  unexpected: 'Ocurrió un error inesperado.',
  unreachable: {
    title: 'Sin conexión',
    text: 'No se pudo llegar a este sitio. Lo que escribió sigue aquí: inténtelo de nuevo, por favor.',
  },
  tooManyTries: (wait) => `Demasiados intentos. Vuelva a intentarlo en ${wait}, por favor.`,
  loginFailed: 'No se pudo iniciar sesión',
  signUpFailed: 'No se pudo crear la cuenta',
  notConfirmed: 'Correo sin confirmar',
  resetFailed: 'La contraseña no se cambió',
  resetRequestFailed: 'No se envió ningún correo',
  linkOver: 'El enlace no es válido',
  verificationOver:
    'Este enlace venció o ya se usó. Inicie sesión con su contraseña: si su correo todavía no está confirmado, le enviamos otro.',
  resetOver:
    'Este enlace venció o ya se usó. Si acaba de elegir una contraseña, inicie sesión con ella. Si no, pida un enlace nuevo.',

  wrong: 'El correo o la contraseña no son correctos.',
  suspended: 'Esta cuenta está suspendida. Escríbanos si cree que es un error.',
  banned: 'Esta cuenta está cerrada. Escríbanos si cree que es un error.',
  unverified:
    'Primero confirme su correo, por favor. Le enviamos el enlace hace unos minutos: busque en su bandeja de entrada (y en el correo no deseado o spam).',
  unverifiedResent:
    'Primero confirme su correo, por favor. Le enviamos el enlace de nuevo: busque en su bandeja de entrada (y en el correo no deseado o spam).',
  staffWrong: 'El nombre de usuario o la contraseña no son correctos',
  staffUnverified:
    'Primero confirme su correo, por favor. Busque el enlace para confirmarlo en su bandeja de entrada (y en el correo no deseado o spam).',
  staffMissingTitle: 'No se encontró la cuenta',
  staffMissing: 'No se encontró la cuenta. Primero cree su cuenta, por favor.',
  staffUnexpected: 'No se pudo iniciar sesión. Inténtelo de nuevo, por favor.',

  otherAccount: (dashboard) => (
    <>Inicie sesión con una cuenta del equipo, o {dashboard('vaya a su panel')}.</>
  ),
  noNeed: (terms, privacy) => (
    <>
      No necesita una cuenta para buscar, llamar ni leer nada aquí. Los miembros pueden votar,
      comentar y descargar sus propios datos. Vea {terms('nuestros términos')} y{' '}
      {privacy('lo que guardamos')}.
    </>
  ),
  phoneLost: (signIn, contact) => (
    <>
      ¿Perdió su teléfono? Un código de respaldo sirve igual, una sola vez.{' '}
      {signIn('Inicie sesión como otra persona')}, o {contact('escríbanos')}.
    </>
  ),
  linkTooOld: (signIn) => (
    <>
      ¿El enlace ya no sirve? {signIn('Inicie sesión')} con su contraseña y le enviamos uno nuevo.
    </>
  ),
  flash: {
    'account-created': {
      title: '¡Su cuenta está creada!',
      text: 'Por favor, revise su correo para confirmar su cuenta.',
    },
    'email-confirmed': { title: 'Su correo está confirmado.', text: 'Ya puede iniciar sesión.' },
    'reset-requested': {
      title: 'Por favor, revise su correo.',
      text: 'Si hay una cuenta con este correo, un enlace para elegir una contraseña nueva va en camino.',
    },
    'password-set': {
      title: 'Su contraseña cambió.',
      text: 'Su sesión se cerró en todos los dispositivos. Por favor, inicie sesión.',
    },
  },
} satisfies typeof en

export type SignInTexts = typeof en

/** The fields of every account form. */
export type AccountField = keyof SignInTexts['fields']

/** Texts of the sign-in and sign-up pages. */
export const signInMessages: Texts<SignInTexts> = { en, es }

const suspendedEn = 'This account is suspended.'
const bannedEn = 'This account is closed.'
const mistakeEn = 'Write to us if you think that is a mistake.'
const stillHere = 'What you typed is still here: log in in a new tab, then send it again.'

const guardEn = {
  checkingAuthentication: 'Checking authentication...',
  loadingPage: 'Loading...',
  /** Above a form that was not sent, by why the session ended. */
  unsent: {
    expired: {
      title: 'Authentication expired. Please log in again.',
      text: `This was not sent. ${stillHere}`,
    },
    suspended: { title: suspendedEn, text: `This was not sent. ${mistakeEn}` },
    banned: { title: bannedEn, text: `This was not sent. ${mistakeEn}` },
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
const stillHereInSpanish =
  'Lo que escribió sigue aquí: inicie sesión en una pestaña nueva y después envíelo de nuevo.'

const guardEs = {
  checkingAuthentication: 'Revisando su sesión...',
  loadingPage: 'Cargando...',
  unsent: {
    expired: {
      title: 'Su sesión terminó. Inicie sesión de nuevo, por favor.',
      text: `Esto no se envió. ${stillHereInSpanish}`,
    },
    suspended: { title: suspendedEs, text: `Esto no se envió. ${mistakeEs}` },
    banned: { title: bannedEs, text: `Esto no se envió. ${mistakeEs}` },
    needed: {
      title: 'Tiene que iniciar sesión',
      text: `Inicie sesión de nuevo, por favor. ${stillHereInSpanish}`,
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
