import type { Texts } from '#app/lib/language.ts'

const en = {
  newPassword: 'Set a new password',
  signIn: 'Sign in',
  contact: 'Contact us',
  verification: {
    subject: 'Confirm your email address',
    what: (site: string) =>
      `Somebody, probably you, created an account at ${site} with this email address.`,
    link: 'Confirm my email address',
    end: 'The link works once, within 24 hours. If it was not you, do nothing: without it the account cannot be used.',
  },
  knownAddress: {
    subject: 'You have an account already',
    what: (site: string) =>
      `Somebody, probably you, tried to create an account at ${site} with this email address. There is one already, and nothing about it was changed.`,
    isLost:
      'Your password is lost, or you never confirmed this address? Setting a new password does both.',
    end: 'If it was not you, do nothing.',
  },
  reset: {
    subject: 'Set a new password',
    what: (site: string) => `Somebody, probably you, asked for a new password at ${site}.`,
    end: 'The link works once, within an hour. If it was not you, do nothing: your password stays as it is.',
  },
  twoFactorOn: {
    subject: 'Two-factor sign-in was turned on',
    what: (site: string) =>
      `From now on, signing in to your account at ${site} asks for a code besides the password. Every other device was signed out.`,
    keep: 'Keep your backup codes where you find them without your phone.',
    end: 'If it was not you, write to us:',
  },
  twoFactorOff: {
    subject: 'Two-factor sign-in was turned off',
    what: (site: string) => `From now on, your password alone signs in to your account at ${site}.`,
    end: 'If it was not you, set a new password at once:',
  },
  backupCodeUsed: {
    subject: 'A backup code was used',
    what: (site: string, left: number) =>
      `Somebody, probably you, used a backup code of your account at ${site}. ${left} of ten are left; you can make new ones on your account page.`,
    link: 'Two-factor sign-in',
    end: 'If it was not you, set a new password at once:',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: (site: string) =>
      `The password of your account at ${site} was changed just now, and you were signed out everywhere.`,
    end: 'If it was not you, set a new one at once:',
  },
}

const es: typeof en = {
  newPassword: 'Elegir una contraseña nueva',
  signIn: 'Entrar',
  contact: 'Escríbanos',
  verification: {
    subject: 'Confirme su correo',
    what: (site) => `Alguien, probablemente usted, creó una cuenta en ${site} con este correo.`,
    link: 'Confirmar mi correo',
    end: 'El enlace sirve una sola vez y durante 24 horas. Si no fue usted, no haga nada: sin el enlace, la cuenta no se puede usar.',
  },
  knownAddress: {
    subject: 'Usted ya tiene una cuenta',
    what: (site) =>
      `Alguien, probablemente usted, intentó crear una cuenta en ${site} con este correo. Ya hay una, y no se le cambió nada.`,
    isLost:
      '¿Perdió su contraseña o nunca confirmó este correo? Con una contraseña nueva se resuelven las dos cosas.',
    end: 'Si no fue usted, no haga nada.',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    what: (site) => `Alguien, probablemente usted, pidió una contraseña nueva en ${site}.`,
    end: 'El enlace sirve una sola vez y durante una hora. Si no fue usted, no haga nada: su contraseña sigue igual.',
  },
  twoFactorOn: {
    subject: 'Se activó la verificación en dos pasos',
    what: (site) =>
      `Desde ahora, para entrar a su cuenta en ${site} se pide un código además de la contraseña. Su sesión se cerró en los demás dispositivos.`,
    keep: 'Guarde sus códigos de respaldo donde los pueda encontrar sin su teléfono.',
    end: 'Si no fue usted, escríbanos:',
  },
  twoFactorOff: {
    subject: 'Se desactivó la verificación en dos pasos',
    what: (site) => `Desde ahora, basta su contraseña para entrar a su cuenta en ${site}.`,
    end: 'Si no fue usted, elija una contraseña nueva de inmediato:',
  },
  backupCodeUsed: {
    subject: 'Se usó un código de respaldo',
    what: (site, left) =>
      `Alguien, probablemente usted, usó un código de respaldo de su cuenta en ${site}. ${left === 1 ? 'Queda 1' : `Quedan ${left}`} de diez; puede crear códigos nuevos en la página de su cuenta.`,
    link: 'Verificación en dos pasos',
    end: 'Si no fue usted, elija una contraseña nueva de inmediato:',
  },
  passwordChanged: {
    subject: 'Su contraseña se cambió',
    what: (site) =>
      `La contraseña de su cuenta en ${site} se acaba de cambiar, y su sesión se cerró en todos los dispositivos.`,
    end: 'Si no fue usted, elija una nueva de inmediato:',
  },
}

/** What the mails about signing in say. */
export const mailMessages: Texts<typeof en> = { en, es }
