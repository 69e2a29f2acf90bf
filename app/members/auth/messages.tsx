import type { ReactNode } from 'react'
import type { MailPart } from '#app/lib/compose-mail.ts'
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

/** The subject, then the parts of the mail. */
type Mail = [subject: string, ...parts: MailPart[]]

const newPasswordEn = { label: 'Set a new password', path: '/forgotten-password' }
const signInEn = { label: 'Sign in', path: '/auth' }
const contactEn = { label: 'Contact us', path: '/contact' }

/** Mails about accounts. The second argument is the link's token or a number. */
const mailEn = {
  verification: (site: string, token: string): Mail => [
    'Confirm your email address',
    `Somebody, probably you, created an account at ${site} with this email address.`,
    { label: 'Confirm my email address', path: `/verify-email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it the account cannot be used.',
  ],
  /** To a member who signs up again. */
  knownAddress: (site: string): Mail => [
    'You have an account already',
    `Somebody, probably you, tried to create an account at ${site} with this email address. There is one already, and nothing about it was changed.`,
    signInEn,
    'Your password is lost, or you never confirmed this address? Setting a new password does both.',
    newPasswordEn,
    'If it was not you, do nothing.',
  ],
  reset: (site: string, token: string): Mail => [
    'Set a new password',
    `Somebody, probably you, asked for a new password at ${site}.`,
    { label: newPasswordEn.label, path: `/reset-password?token=${token}` },
    'The link works once, within an hour. If it was not you, do nothing: your password stays as it is.',
  ],
  passwordReset: (site: string): Mail => [
    'Your password was changed',
    `The password of your account at ${site} was changed just now, and you were signed out everywhere.`,
    'If it was not you, set a new one at once:',
    newPasswordEn,
  ],
  passwordChanged: (site: string): Mail => [
    'Your password was changed',
    `The password of your account at ${site} was changed just now, and every other device was signed out.`,
    'If it was not you, set a new one at once:',
    newPasswordEn,
  ],
  twoFactorOn: (site: string): Mail => [
    'Two-factor sign-in was turned on',
    `From now on, signing in to your account at ${site} asks for a code besides the password. Every other device was signed out.`,
    'Keep your backup codes where you find them without your phone.',
    'If it was not you, write to us:',
    contactEn,
  ],
  twoFactorOff: (site: string): Mail => [
    'Two-factor sign-in was turned off',
    `From now on, your password alone signs in to your account at ${site}.`,
    'If it was not you, set a new password at once:',
    newPasswordEn,
  ],
  backupCodeUsed: (site: string, left: string): Mail => [
    'A backup code was used',
    `Somebody, probably you, used a backup code of your account at ${site}. ${left === '1' ? '1 of ten is' : `${left} of ten are`} left; you can make new ones on your account page.`,
    { label: 'Two-factor sign-in', path: '/account/two-factor' },
    'If it was not you, set a new password at once:',
    newPasswordEn,
  ],
  /** To the new address: only opening its link changes anything. */
  newEmail: (site: string, token: string): Mail => [
    'Confirm your new email address',
    `Somebody, probably you, wants to use this email address for an account at ${site}.`,
    { label: 'Use this email address', path: `/account/email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it nothing changes.',
  ],
  /** To the new address if it already has an account. */
  emailKnown: (site: string): Mail => [
    'This email address has an account already',
    `Somebody, probably you, wants to use this email address for another account at ${site}. It has an account already, and nothing about it was changed.`,
    signInEn,
    'If it was not you, do nothing.',
  ],
  /** To the old address, on a request to change it. */
  emailAsked: (site: string): Mail => [
    'Your email address is about to change',
    `Somebody, probably you, asked to use another email address for your account at ${site}. It changes when the link that we sent to the new address is opened, within 24 hours.`,
    'If it was not you, set a new password now: that stops the change, and signs everybody out.',
    newPasswordEn,
  ],
  /** To the old address, after the change. */
  emailChanged: (site: string): Mail => [
    'Your email address was changed',
    `Your account at ${site} has another email address now. This one is not used any longer.`,
    'If it was not you, write to us:',
    contactEn,
  ],
}

const newPasswordEs = { label: 'Elegir una contraseña nueva', path: '/forgotten-password' }
const signInEs = { label: 'Iniciar sesión', path: '/auth' }
const contactEs = { label: 'Escríbanos', path: '/contact' }

const mailEs = {
  verification: (site, token) => [
    'Confirme su correo',
    `Alguien, probablemente usted, creó una cuenta en ${site} con este correo.`,
    { label: 'Confirmar mi correo', path: `/verify-email?token=${token}` },
    'El enlace sirve una sola vez y durante 24 horas. Si no fue usted, no haga nada: sin el enlace, la cuenta no se puede usar.',
  ],
  knownAddress: (site) => [
    'Usted ya tiene una cuenta',
    `Alguien, probablemente usted, intentó crear una cuenta en ${site} con este correo. Ya hay una, y no se le cambió nada.`,
    signInEs,
    '¿Perdió su contraseña o nunca confirmó este correo? Con una contraseña nueva se resuelven las dos cosas.',
    newPasswordEs,
    'Si no fue usted, no haga nada.',
  ],
  reset: (site, token) => [
    'Elija una contraseña nueva',
    `Alguien, probablemente usted, pidió una contraseña nueva en ${site}.`,
    { label: newPasswordEs.label, path: `/reset-password?token=${token}` },
    'El enlace sirve una sola vez y durante una hora. Si no fue usted, no haga nada: su contraseña sigue igual.',
  ],
  passwordReset: (site) => [
    'Su contraseña se cambió',
    `La contraseña de su cuenta en ${site} se acaba de cambiar, y su sesión se cerró en todos los dispositivos.`,
    'Si no fue usted, elija una nueva de inmediato:',
    newPasswordEs,
  ],
  passwordChanged: (site) => [
    'Su contraseña se cambió',
    `La contraseña de su cuenta en ${site} se acaba de cambiar, y su sesión se cerró en todos los demás dispositivos.`,
    'Si no fue usted, elija una nueva de inmediato:',
    newPasswordEs,
  ],
  twoFactorOn: (site) => [
    'Se activó la verificación en dos pasos',
    `Desde ahora, para iniciar sesión en ${site} se pide un código además de la contraseña. Su sesión se cerró en los demás dispositivos.`,
    'Guarde sus códigos de respaldo donde los pueda encontrar sin su teléfono.',
    'Si no fue usted, escríbanos:',
    contactEs,
  ],
  twoFactorOff: (site) => [
    'Se desactivó la verificación en dos pasos',
    `Desde ahora, basta su contraseña para iniciar sesión en ${site}.`,
    'Si no fue usted, elija una contraseña nueva de inmediato:',
    newPasswordEs,
  ],
  backupCodeUsed: (site, left) => [
    'Se usó un código de respaldo',
    `Alguien, probablemente usted, usó un código de respaldo de su cuenta en ${site}. ${left === '1' ? 'Queda 1' : `Quedan ${left}`} de diez; puede crear códigos nuevos en la página de su cuenta.`,
    { label: 'Verificación en dos pasos', path: '/account/two-factor' },
    'Si no fue usted, elija una contraseña nueva de inmediato:',
    newPasswordEs,
  ],
  newEmail: (site, token) => [
    'Confirme su correo nuevo',
    `Alguien, probablemente usted, quiere usar este correo para una cuenta en ${site}.`,
    { label: 'Usar este correo', path: `/account/email?token=${token}` },
    'El enlace sirve una sola vez y durante 24 horas. Si no fue usted, no haga nada: sin el enlace no cambia nada.',
  ],
  emailKnown: (site) => [
    'Este correo ya tiene una cuenta',
    `Alguien, probablemente usted, quiere usar este correo para otra cuenta en ${site}. Ya tiene una cuenta, y no se le cambió nada.`,
    signInEs,
    'Si no fue usted, no haga nada.',
  ],
  emailAsked: (site) => [
    'Su correo está por cambiar',
    `Alguien, probablemente usted, pidió usar otro correo para su cuenta en ${site}. Cambia cuando se abra el enlace que enviamos al correo nuevo, durante 24 horas.`,
    'Si no fue usted, elija ahora una contraseña nueva: eso detiene el cambio y cierra todas las sesiones.',
    newPasswordEs,
  ],
  emailChanged: (site) => [
    'Su correo se cambió',
    `Su cuenta en ${site} ahora tiene otro correo. Este ya no se usa.`,
    'Si no fue usted, escríbanos:',
    contactEs,
  ],
} satisfies typeof mailEn

export const accountMailMessages: Texts<typeof mailEn> = { en: mailEn, es: mailEs }
