import { composeMail, type Mail } from '#app/lib/compose-mail.ts'

type Site = { name: string; url: string }

/** The mail after signing up: a link that shows that the address is one's own. */
export function composeVerification(site: Site, token: string): Mail {
  return composeMail(site, `Confirm your email address`, [
    `Somebody, probably you, created an account at ${site.name} with this email address.`,
    { label: 'Confirm my email address', path: `/verify-email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it the account cannot be used.',
  ])
}

/** The mail to somebody who has an account and signs up again. */
export function composeKnownAddress(site: Site): Mail {
  return composeMail(site, 'You have an account already', [
    `Somebody, probably you, tried to create an account at ${site.name} with this email address. There is one already, and nothing about it was changed.`,
    { label: 'Sign in', path: '/auth' },
    'Your password is lost, or you never confirmed this address? Setting a new password does both.',
    { label: 'Set a new password', path: '/forgotten-password' },
    'If it was not you, do nothing.',
  ])
}

/** The mail with which one sets a new password. */
export function composeReset(site: Site, token: string): Mail {
  return composeMail(site, 'Set a new password', [
    `Somebody, probably you, asked for a new password at ${site.name}.`,
    { label: 'Set a new password', path: `/reset-password?token=${token}` },
    'The link works once, within an hour. If it was not you, do nothing: your password stays as it is.',
  ])
}

/** The mail after two-factor sign-in was turned on. */
export function composeTwoFactorOn(site: Site): Mail {
  return composeMail(site, 'Two-factor sign-in was turned on', [
    `From now on, signing in to your account at ${site.name} asks for a code besides the password. Every other device was signed out.`,
    'Keep your backup codes where you find them without your phone.',
    'If it was not you, write to us:',
    { label: 'Contact us', path: '/contact' },
  ])
}

/** The mail after two-factor sign-in was turned off. */
export function composeTwoFactorOff(site: Site): Mail {
  return composeMail(site, 'Two-factor sign-in was turned off', [
    `From now on, your password alone signs in to your account at ${site.name}.`,
    'If it was not you, set a new password at once:',
    { label: 'Set a new password', path: '/forgotten-password' },
  ])
}

/** The mail after a backup code was used; `left` are still good. */
export function composeBackupCodeUsed(site: Site, left: number): Mail {
  return composeMail(site, 'A backup code was used', [
    `Somebody, probably you, used a backup code of your account at ${site.name}. ${left} of ten are left; you can make new ones on your account page.`,
    { label: 'Two-factor sign-in', path: '/account/two-factor' },
    'If it was not you, set a new password at once:',
    { label: 'Set a new password', path: '/forgotten-password' },
  ])
}

/** The mail after the password was changed. */
export function composePasswordChanged(site: Site): Mail {
  return composeMail(site, 'Your password was changed', [
    `The password of your account at ${site.name} was changed just now, and you were signed out everywhere.`,
    'If it was not you, set a new one at once:',
    { label: 'Set a new password', path: '/forgotten-password' },
  ])
}
