import type { Texts } from '#app/lib/language.ts'

const en = {
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
    /** What stands above the codes in the file. */
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
}

const es: typeof en = {
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
}

/** What is said about signing in with two factors. */
export const messages: Texts<typeof en> = { en, es }
