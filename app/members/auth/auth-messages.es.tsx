import type { en } from './auth-messages.en.tsx'

/** Spanish texts of signing in and signing up. */
export const es: typeof en = {
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
}
