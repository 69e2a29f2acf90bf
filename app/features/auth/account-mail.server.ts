import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { composeMail, type MailPart } from '#app/lib/compose-mail.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import type { Accounts } from './accounts.server.ts'

/** Subject, then what it says. */
type Letter = [subject: string, ...parts: MailPart[]]

const newPassword = { label: 'Set a new password', path: '/forgotten-password' }
const signIn = { label: 'Sign in', path: '/auth' }
const contact = { label: 'Contact us', path: '/contact' }

/** The mails about accounts, of a site's name and what is in their link, or what they count. */
const en = {
  verification: (site: string, token: string): Letter => [
    'Confirm your email address',
    `Somebody, probably you, created an account at ${site} with this email address.`,
    { label: 'Confirm my email address', path: `/verify-email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it the account cannot be used.',
  ],
  /** To somebody who has an account and signs up again. */
  knownAddress: (site: string): Letter => [
    'You have an account already',
    `Somebody, probably you, tried to create an account at ${site} with this email address. There is one already, and nothing about it was changed.`,
    signIn,
    'Your password is lost, or you never confirmed this address? Setting a new password does both.',
    newPassword,
    'If it was not you, do nothing.',
  ],
  reset: (site: string, token: string): Letter => [
    'Set a new password',
    `Somebody, probably you, asked for a new password at ${site}.`,
    { label: newPassword.label, path: `/reset-password?token=${token}` },
    'The link works once, within an hour. If it was not you, do nothing: your password stays as it is.',
  ],
  passwordReset: (site: string): Letter => [
    'Your password was changed',
    `The password of your account at ${site} was changed just now, and you were signed out everywhere.`,
    'If it was not you, set a new one at once:',
    newPassword,
  ],
  passwordChanged: (site: string): Letter => [
    'Your password was changed',
    `The password of your account at ${site} was changed just now, and every other device was signed out.`,
    'If it was not you, set a new one at once:',
    newPassword,
  ],
  twoFactorOn: (site: string): Letter => [
    'Two-factor sign-in was turned on',
    `From now on, signing in to your account at ${site} asks for a code besides the password. Every other device was signed out.`,
    'Keep your backup codes where you find them without your phone.',
    'If it was not you, write to us:',
    contact,
  ],
  twoFactorOff: (site: string): Letter => [
    'Two-factor sign-in was turned off',
    `From now on, your password alone signs in to your account at ${site}.`,
    'If it was not you, set a new password at once:',
    newPassword,
  ],
  backupCodeUsed: (site: string, left: string): Letter => [
    'A backup code was used',
    `Somebody, probably you, used a backup code of your account at ${site}. ${left === '1' ? '1 of ten is' : `${left} of ten are`} left; you can make new ones on your account page.`,
    { label: 'Two-factor sign-in', path: '/account/two-factor' },
    'If it was not you, set a new password at once:',
    newPassword,
  ],
  /** To the new address: only opening its link changes anything. */
  newEmail: (site: string, token: string): Letter => [
    'Confirm your new email address',
    `Somebody, probably you, wants to use this email address for an account at ${site}.`,
    { label: 'Use this email address', path: `/account/email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it nothing changes.',
  ],
  /** To the new address when somebody has an account with it. */
  emailKnown: (site: string): Letter => [
    'This email address has an account already',
    `Somebody, probably you, wants to use this email address for another account at ${site}. It has an account already, and nothing about it was changed.`,
    signIn,
    'If it was not you, do nothing.',
  ],
  /** To the old address, when the change was asked for. */
  emailAsked: (site: string): Letter => [
    'Your email address is about to change',
    `Somebody, probably you, asked to use another email address for your account at ${site}. It changes when the link that we sent to the new address is opened, within 24 hours.`,
    'If it was not you, set a new password now: that stops the change, and signs everybody out.',
    newPassword,
  ],
  /** To the old address, when it changed. */
  emailChanged: (site: string): Letter => [
    'Your email address was changed',
    `Your account at ${site} has another email address now. This one is not used any longer.`,
    'If it was not you, write to us:',
    contact,
  ],
}

const newPasswordInSpanish = { ...newPassword, label: 'Elegir una contraseña nueva' }
const signInInSpanish = { ...signIn, label: 'Iniciar sesión' }
const contactInSpanish = { ...contact, label: 'Escríbanos' }

const es: typeof en = {
  verification: (site, token) => [
    'Confirme su correo',
    `Alguien, probablemente usted, creó una cuenta en ${site} con este correo.`,
    { label: 'Confirmar mi correo', path: `/verify-email?token=${token}` },
    'El enlace sirve una sola vez y durante 24 horas. Si no fue usted, no haga nada: sin el enlace, la cuenta no se puede usar.',
  ],
  knownAddress: (site) => [
    'Usted ya tiene una cuenta',
    `Alguien, probablemente usted, intentó crear una cuenta en ${site} con este correo. Ya hay una, y no se le cambió nada.`,
    signInInSpanish,
    '¿Perdió su contraseña o nunca confirmó este correo? Con una contraseña nueva se resuelven las dos cosas.',
    newPasswordInSpanish,
    'Si no fue usted, no haga nada.',
  ],
  reset: (site, token) => [
    'Elija una contraseña nueva',
    `Alguien, probablemente usted, pidió una contraseña nueva en ${site}.`,
    { label: newPasswordInSpanish.label, path: `/reset-password?token=${token}` },
    'El enlace sirve una sola vez y durante una hora. Si no fue usted, no haga nada: su contraseña sigue igual.',
  ],
  passwordReset: (site) => [
    'Su contraseña se cambió',
    `La contraseña de su cuenta en ${site} se acaba de cambiar, y su sesión se cerró en todos los dispositivos.`,
    'Si no fue usted, elija una nueva de inmediato:',
    newPasswordInSpanish,
  ],
  passwordChanged: (site) => [
    'Su contraseña se cambió',
    `La contraseña de su cuenta en ${site} se acaba de cambiar, y su sesión se cerró en todos los demás dispositivos.`,
    'Si no fue usted, elija una nueva de inmediato:',
    newPasswordInSpanish,
  ],
  twoFactorOn: (site) => [
    'Se activó la verificación en dos pasos',
    `Desde ahora, para iniciar sesión en ${site} se pide un código además de la contraseña. Su sesión se cerró en los demás dispositivos.`,
    'Guarde sus códigos de respaldo donde los pueda encontrar sin su teléfono.',
    'Si no fue usted, escríbanos:',
    contactInSpanish,
  ],
  twoFactorOff: (site) => [
    'Se desactivó la verificación en dos pasos',
    `Desde ahora, basta su contraseña para iniciar sesión en ${site}.`,
    'Si no fue usted, elija una contraseña nueva de inmediato:',
    newPasswordInSpanish,
  ],
  backupCodeUsed: (site, left) => [
    'Se usó un código de respaldo',
    `Alguien, probablemente usted, usó un código de respaldo de su cuenta en ${site}. ${left === '1' ? 'Queda 1' : `Quedan ${left}`} de diez; puede crear códigos nuevos en la página de su cuenta.`,
    { label: 'Verificación en dos pasos', path: '/account/two-factor' },
    'Si no fue usted, elija una contraseña nueva de inmediato:',
    newPasswordInSpanish,
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
    signInInSpanish,
    'Si no fue usted, no haga nada.',
  ],
  emailAsked: (site) => [
    'Su correo está por cambiar',
    `Alguien, probablemente usted, pidió usar otro correo para su cuenta en ${site}. Cambia cuando se abra el enlace que enviamos al correo nuevo, durante 24 horas.`,
    'Si no fue usted, elija ahora una contraseña nueva: eso detiene el cambio y cierra todas las sesiones.',
    newPasswordInSpanish,
  ],
  emailChanged: (site) => [
    'Su correo se cambió',
    `Su cuenta en ${site} ahora tiene otro correo. Este ya no se usa.`,
    'Si no fue usted, escríbanos:',
    contactInSpanish,
  ],
}

const letters: Texts<typeof en> = { en, es }

/**
 * Puts a mail about an account into the outbox. `db` is of `database.accounts`; `detail` is the token of the
 * mail's link, or what it counts.
 */
export async function queueMail(
  db: Executor,
  { accounts: { site }, language }: { accounts: Pick<Accounts, 'site'>; language: Language },
  to: string,
  letter: keyof typeof en,
  detail = '',
): Promise<void> {
  const [subject, ...parts] = letters[language][letter](site.name, detail)
  const mail = composeMail(site, subject, parts, language)
  await db.execute(
    sql`insert into outbox (kind, idempotency_key, recipient, subject, text, html)
      values ('account', ${`account:${randomUUID()}`}, ${to}, ${mail.subject}, ${mail.text}, ${mail.html})`,
  )
}
