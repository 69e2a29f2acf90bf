import type { MailPart } from '#app/lib/compose-mail.ts'
import type { Texts } from '#app/lib/language.ts'

/** The subject, then the parts of the mail. */
type Letter = [subject: string, ...parts: MailPart[]]

const newPasswordEn = { label: 'Set a new password', path: '/forgotten-password' }
const signInEn = { label: 'Sign in', path: '/auth' }
const contactEn = { label: 'Contact us', path: '/contact' }

/** Mails about accounts. The second argument is the link's token or a number. */
const en = {
  verification: (site: string, token: string): Letter => [
    'Confirm your email address',
    `Somebody, probably you, created an account at ${site} with this email address.`,
    { label: 'Confirm my email address', path: `/verify-email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it the account cannot be used.',
  ],
  /** To a member who signs up again. */
  knownAddress: (site: string): Letter => [
    'You have an account already',
    `Somebody, probably you, tried to create an account at ${site} with this email address. There is one already, and nothing about it was changed.`,
    signInEn,
    'Your password is lost, or you never confirmed this address? Setting a new password does both.',
    newPasswordEn,
    'If it was not you, do nothing.',
  ],
  reset: (site: string, token: string): Letter => [
    'Set a new password',
    `Somebody, probably you, asked for a new password at ${site}.`,
    { label: newPasswordEn.label, path: `/reset-password?token=${token}` },
    'The link works once, within an hour. If it was not you, do nothing: your password stays as it is.',
  ],
  passwordReset: (site: string): Letter => [
    'Your password was changed',
    `The password of your account at ${site} was changed just now, and you were signed out everywhere.`,
    'If it was not you, set a new one at once:',
    newPasswordEn,
  ],
  passwordChanged: (site: string): Letter => [
    'Your password was changed',
    `The password of your account at ${site} was changed just now, and every other device was signed out.`,
    'If it was not you, set a new one at once:',
    newPasswordEn,
  ],
  twoFactorOn: (site: string): Letter => [
    'Two-factor sign-in was turned on',
    `From now on, signing in to your account at ${site} asks for a code besides the password. Every other device was signed out.`,
    'Keep your backup codes where you find them without your phone.',
    'If it was not you, write to us:',
    contactEn,
  ],
  twoFactorOff: (site: string): Letter => [
    'Two-factor sign-in was turned off',
    `From now on, your password alone signs in to your account at ${site}.`,
    'If it was not you, set a new password at once:',
    newPasswordEn,
  ],
  backupCodeUsed: (site: string, left: string): Letter => [
    'A backup code was used',
    `Somebody, probably you, used a backup code of your account at ${site}. ${left === '1' ? '1 of ten is' : `${left} of ten are`} left; you can make new ones on your account page.`,
    { label: 'Two-factor sign-in', path: '/account/two-factor' },
    'If it was not you, set a new password at once:',
    newPasswordEn,
  ],
  /** To the new address: only opening its link changes anything. */
  newEmail: (site: string, token: string): Letter => [
    'Confirm your new email address',
    `Somebody, probably you, wants to use this email address for an account at ${site}.`,
    { label: 'Use this email address', path: `/account/email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it nothing changes.',
  ],
  /** To the new address if it already has an account. */
  emailKnown: (site: string): Letter => [
    'This email address has an account already',
    `Somebody, probably you, wants to use this email address for another account at ${site}. It has an account already, and nothing about it was changed.`,
    signInEn,
    'If it was not you, do nothing.',
  ],
  /** To the old address, on a request to change it. */
  emailAsked: (site: string): Letter => [
    'Your email address is about to change',
    `Somebody, probably you, asked to use another email address for your account at ${site}. It changes when the link that we sent to the new address is opened, within 24 hours.`,
    'If it was not you, set a new password now: that stops the change, and signs everybody out.',
    newPasswordEn,
  ],
  /** To the old address, after the change. */
  emailChanged: (site: string): Letter => [
    'Your email address was changed',
    `Your account at ${site} has another email address now. This one is not used any longer.`,
    'If it was not you, write to us:',
    contactEn,
  ],
}

const newPasswordEs = { label: 'Elegir una contraseña nueva', path: '/forgotten-password' }
const signInEs = { label: 'Iniciar sesión', path: '/auth' }
const contactEs = { label: 'Escríbanos', path: '/contact' }

const es = {
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
} satisfies typeof en

export const accountMailMessages: Texts<typeof en> = { en, es }
