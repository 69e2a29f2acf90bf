import type { MailPart } from '#app/lib/compose-mail.ts'

/** The subject, then the parts of the mail. */
type Letter = [subject: string, ...parts: MailPart[]]

const newPassword = { label: 'Set a new password', path: '/forgotten-password' }
const signIn = { label: 'Sign in', path: '/auth' }
const contact = { label: 'Contact us', path: '/contact' }

/** Mails about accounts. The second argument is the link's token or a number. */
export const en = {
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
  /** To the new address if it already has an account. */
  emailKnown: (site: string): Letter => [
    'This email address has an account already',
    `Somebody, probably you, wants to use this email address for another account at ${site}. It has an account already, and nothing about it was changed.`,
    signIn,
    'If it was not you, do nothing.',
  ],
  /** To the old address, on a request to change it. */
  emailAsked: (site: string): Letter => [
    'Your email address is about to change',
    `Somebody, probably you, asked to use another email address for your account at ${site}. It changes when the link that we sent to the new address is opened, within 24 hours.`,
    'If it was not you, set a new password now: that stops the change, and signs everybody out.',
    newPassword,
  ],
  /** To the old address, after the change. */
  emailChanged: (site: string): Letter => [
    'Your email address was changed',
    `Your account at ${site} has another email address now. This one is not used any longer.`,
    'If it was not you, write to us:',
    contact,
  ],
}
