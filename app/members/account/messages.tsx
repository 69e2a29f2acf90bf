import type { ReactNode } from 'react'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { Texts } from '#app/lib/language.ts'

const unexpectedEn = 'An unexpected error occurred. Nothing was changed. Please try again.'
const unreachableEn =
  'This site could not be reached. What you typed is still here: please try again when you are connected.'

const en = {
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
  unexpected: unexpectedEn,
  /** When a script sent a form and got no response. */
  connectionErrors: { unreachable: { title: unreachableEn }, unavailable: { title: unexpectedEn } },
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

const unexpectedEs = 'Ocurrió un error inesperado. No se cambió nada. Por favor, intente de nuevo.'
const unreachableEs =
  'No se pudo llegar a este sitio. Lo que escribió sigue aquí: intente de nuevo cuando tenga conexión.'

const es = {
  title: 'Su cuenta',
  description:
    'Su nombre, su correo, cómo inicia sesión y los dispositivos donde su sesión está abierta.',
  lede: 'Su nombre, cómo inicia sesión y dónde está abierta su sesión.',
  dashboard: 'Mi panel',
  saving: 'Guardando...',
  sending: 'Enviando...',
  yourPassword: 'Su contraseña',

  profile: {
    title: 'Perfil',
    about:
      'Sus comentarios y reseñas muestran su nombre de usuario o, si no tiene uno, su primer nombre y una inicial.',
    fullName: 'Nombre completo',
    username: 'Nombre de usuario',
    usernameHint:
      'De 3 a 30 letras, dígitos, puntos, guiones o guiones bajos. No tiene que ser su nombre verdadero.',
    language: 'Idioma',
    languageHint:
      'De los correos sobre sus reseñas. Los demás llegan en el idioma de la página que usted usa.',
    submit: 'Guardar el perfil',
  },
  email: {
    title: 'Correo',
    about: (email) => (
      <>
        Usted inicia sesión con {email}. Enviamos un enlace al correo nuevo; mientras no lo abra, no
        cambia nada. También avisamos al correo de antes.
      </>
    ),
    label: 'Correo nuevo',
    submit: 'Enviar el enlace',
  },
  password: {
    title: 'Contraseña',
    about: (byMail) => (
      <>
        Cuando cambia, su sesión se cierra en todos los demás dispositivos, y le llega un aviso por
        correo. ¿La olvidó? {byMail('Elija una nueva por correo')}.
      </>
    ),
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    submit: 'Cambiar la contraseña',
  },
  twoFactor: {
    title: 'Verificación en dos pasos',
    on: 'Está activada: para iniciar sesión se pide un código de su teléfono además de la contraseña.',
    off: 'Está desactivada. Si la activa, para iniciar sesión se pide un código de su teléfono además de la contraseña.',
    change: 'Códigos de respaldo, o desactivarla',
    setUp: 'Activar la verificación en dos pasos',
  },
  devices: {
    title: 'Dispositivos con la sesión abierta',
    about:
      'Los navegadores donde su sesión está abierta. De cada uno guardamos lo que lee aquí, y no en qué lugar está.',
    signOutOthers: 'Cerrar la sesión en todos los demás',
    signingOut: 'Cerrando...',
    signOut: 'Cerrar la sesión',
    signOutThis: (name, signedIn) => `Cerrar la sesión en ${name}, abierta el ${signedIn}`,
    thisOne: 'Este dispositivo',
    name: (stored) =>
      stored.replace(' on ', ' en ').replace(' or ', ' o ') || 'Navegador desconocido',
    signedIn: 'Inició sesión el',
    lastUsed: 'Último uso: cerca del',
  },
  deletion: {
    title: 'Eliminar la cuenta',
    goes: 'Lo que se va:',
    goesText:
      'Su perfil, su correo, su contraseña, sus votos, la copia de su lista, su solicitud para representar un centro y todas sus sesiones. De inmediato, y no se puede recuperar.',
    stays: 'Lo que se queda:',
    staysText: 'Sus comentarios y reseñas se quedan en las páginas de los centros, sin su nombre.',
    takeAlong: (data) => <>Tal vez quiera {data('llevarse sus datos')} antes.</>,
    deleteWords: 'Eliminar también lo que escribí: mis comentarios y reseñas',
    submit: 'Eliminar mi cuenta',
    busy: 'Eliminando...',
  },
  newEmail: {
    title: 'Su correo nuevo',
    about: 'Oprima el botón, y desde ahora usted inicia sesión con este correo.',
    submit: 'Usar este correo',
    account: 'Su cuenta',
  },

  passwordWrong: 'Esta no es su contraseña',
  passwordSame: 'Esta es la contraseña que ya tiene. Elija otra',
  emailSame: 'Este ya es su correo',
  pleaseCheck: { title: 'Todavía no está hecho. Por favor, revise lo que está marcado.' },
  unexpected: unexpectedEs,
  connectionErrors: { unreachable: { title: unreachableEs }, unavailable: { title: unexpectedEs } },
  deviceGone: 'La sesión en ese dispositivo ya está cerrada.',
  lastAdmin:
    'Usted es la única persona que administra este sitio. Primero dele ese papel a alguien más: sin nadie, el sitio no podría seguir.',
  linkExpired:
    'Este enlace ya venció o ya se usó. Inicie sesión y pida uno nuevo en la página de su cuenta.',
  emailTaken: 'Hay otra cuenta con este correo. Inicie sesión con esa o use otro correo.',
  flash: {
    'profile-saved': { title: 'Su perfil está guardado.' },
    'password-changed': {
      title: 'Su contraseña cambió.',
      text: 'Su sesión se cerró en todos los demás dispositivos.',
    },
    'email-asked': {
      title: 'Por favor, revise su correo.',
      text: 'Abra en menos de 24 horas el enlace que enviamos al correo nuevo. Hasta entonces no cambia nada.',
    },
    'email-changed': {
      title: 'Su correo cambió.',
      text: 'Desde ahora usted inicia sesión con el nuevo.',
    },
    'device-signed-out': { title: 'La sesión se cerró en ese dispositivo.' },
    'devices-signed-out': { title: 'Su sesión se cerró en todos los demás dispositivos.' },
    'account-deleted': {
      title: 'Su cuenta está eliminada.',
      text: 'Todo aquí sigue abierto para usted sin cuenta.',
    },
  },
} satisfies typeof en

export type AccountTexts = typeof en

/** Texts of a member's account pages. */
export const accountMessages: Texts<AccountTexts> = { en, es }

const twoFactorEn = {
  title: 'Two-Factor Sign-In',
  description: 'A code from your phone besides your password.',
  lede: 'A code from your phone besides your password: whoever learns the password still cannot sign in.',
  yourAccount: 'Your account',
  isRequired: 'Staff sign in with two factors.',
  isRequiredWhy: 'The admin area opens for you when this is on.',
  codeHint: 'The six digits that your authenticator app shows now.',
  anyCodeHint: 'The six digits of your authenticator app, or one of your backup codes.',

  begin: {
    title: 'Turn it on',
    about:
      'You need an authenticator app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator, or a password manager that makes codes. It works without a signal.',
    submit: 'Begin',
  },
  scan: {
    title: '1. Add this site to your app',
    about: 'Scan the code with the app. On the phone itself, use the link. Or type the key in.',
    qrCode: 'QR code for your authenticator app',
    open: 'Open in an app on this device',
    key: 'Key to type in',
    keyHint: 'Time-based, six digits. Show it to nobody.',
  },
  confirm: {
    title: '2. Enter the code',
    about:
      'The app shows six digits now. With them it is turned on, and every other device is signed out.',
    submit: 'Turn On Two-Factor Sign-In',
  },
  codes: {
    title: 'Your backup codes',
    about:
      'Each signs you in once when you do not have your phone. They are shown only now: keep them where others do not look. Without the phone and without a code, you cannot sign in.',
    isOn: 'Two-factor sign-in is on.',
    done: 'I Have Kept Them',
    /** Above the codes in the file. */
    head: (site: string) => `${site}: backup codes, each good for one sign-in`,
    file: 'backup-codes.txt',
    download: 'Download',
    copy: 'Copy',
    print: 'Print',
    copied: 'The codes are copied.',
    notCopied: 'Copying did not work. Please download or print them.',
  },
  isOn: 'It is on.',
  isOnWhat: 'Signing in asks for a code besides your password.',
  renew: {
    title: 'Backup codes',
    left: (left: number) => (left === 1 ? '1 of 10 is left.' : `${left} of 10 are left.`),
    about: 'New ones take the place of all that you have.',
    submit: 'Make New Codes',
  },
  turnOff: {
    title: 'Turn it off',
    about: 'From then on your password alone signs you in. You get an email about it.',
    submit: 'Turn Off Two-Factor Sign-In',
  },

  codeOfApp: 'Enter the six digits that the app shows',
  codeWrong:
    'This code is not right, or was used before. The app shows a new one every half minute',
  setupOver: 'This took more than half an hour. Begin again: the app needs a new code.',
  alreadyOn:
    'Two-factor sign-in is on already. Its backup codes were shown once: make new ones if you have not kept them.',
  alreadyOff: 'Two-factor sign-in is off already.',
  /** Shown once on the page that follows a form. */
  flash: {
    'two-factor-off': { title: 'Two-factor sign-in is off.' },
  } satisfies FlashTexts,
}

const twoFactorEs = {
  title: 'Verificación en dos pasos',
  description: 'Un código de su teléfono además de su contraseña.',
  lede: 'Un código de su teléfono además de su contraseña: quien se entere de la contraseña todavía no puede abrir su cuenta.',
  yourAccount: 'Su cuenta',
  isRequired: 'Nuestro equipo inicia sesión con verificación en dos pasos.',
  isRequiredWhy: 'El área de administración se abre para usted cuando esto está activado.',
  codeHint: 'Los seis dígitos que muestra ahora su aplicación de autenticación.',
  anyCodeHint:
    'Los seis dígitos de su aplicación de autenticación, o uno de sus códigos de respaldo.',

  begin: {
    title: 'Activarla',
    about:
      'Necesita una aplicación de autenticación en su teléfono, como Aegis, Google Authenticator o Microsoft Authenticator, o un administrador de contraseñas que genere códigos. Funciona sin señal.',
    submit: 'Empezar',
  },
  scan: {
    title: '1. Agregue este sitio a su aplicación',
    about:
      'Escanee el código con la aplicación. En el mismo teléfono, use el enlace. O escriba la clave.',
    qrCode: 'Código QR para su aplicación de autenticación',
    open: 'Abrir en una aplicación de este dispositivo',
    key: 'Clave para escribir',
    keyHint: 'Basada en la hora, seis dígitos. No se la muestre a nadie.',
  },
  confirm: {
    title: '2. Escriba el código',
    about:
      'La aplicación muestra ahora seis dígitos. Con ellos se activa, y su sesión se cierra en los demás dispositivos.',
    submit: 'Activar la verificación en dos pasos',
  },
  codes: {
    title: 'Sus códigos de respaldo',
    about:
      'Con cada uno puede iniciar sesión una vez cuando no tenga su teléfono. Solo se muestran ahora: guárdelos donde otros no miren. Sin el teléfono y sin un código, no puede iniciar sesión.',
    isOn: 'La verificación en dos pasos está activada.',
    done: 'Ya los guardé',
    head: (site) => `${site}: códigos de respaldo, cada uno sirve para iniciar sesión una vez`,
    file: 'codigos-de-respaldo.txt',
    download: 'Descargar',
    copy: 'Copiar',
    print: 'Imprimir',
    copied: 'Los códigos están copiados.',
    notCopied: 'No se pudieron copiar. Descárguelos o imprímalos, por favor.',
  },
  isOn: 'Está activada.',
  isOnWhat: 'Para iniciar sesión se pide un código además de su contraseña.',
  renew: {
    title: 'Códigos de respaldo',
    left: (left) => (left === 1 ? 'Queda 1 de 10.' : `Quedan ${left} de 10.`),
    about: 'Los nuevos reemplazan a todos los que tiene.',
    submit: 'Crear códigos nuevos',
  },
  turnOff: {
    title: 'Desactivarla',
    about:
      'Desde entonces basta su contraseña para iniciar sesión. Le llega un correo para avisarle.',
    submit: 'Desactivar la verificación en dos pasos',
  },

  codeOfApp: 'Escriba los seis dígitos que muestra la aplicación',
  codeWrong:
    'Este código no es correcto o ya se usó. La aplicación muestra uno nuevo cada medio minuto',
  setupOver: 'Pasó más de media hora. Empiece de nuevo: la aplicación necesita un código nuevo.',
  alreadyOn:
    'La verificación en dos pasos ya está activada. Sus códigos de respaldo se mostraron una vez: cree otros si no los guardó.',
  alreadyOff: 'La verificación en dos pasos ya está desactivada.',
  flash: {
    'two-factor-off': { title: 'La verificación en dos pasos está desactivada.' },
  },
} satisfies typeof twoFactorEn

/** Texts of two-factor sign-in. */
export const twoFactorMessages: Texts<typeof twoFactorEn> = { en: twoFactorEn, es: twoFactorEs }
