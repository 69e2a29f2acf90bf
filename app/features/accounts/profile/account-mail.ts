import { composeMail, type Mail } from '#app/lib/compose-mail.ts'

type Site = { name: string; url: string }

/** After the password was changed on the account page. */
export function composePasswordChanged(site: Site): Mail {
  return composeMail(site, 'Your password was changed', [
    `The password of your account at ${site.name} was changed just now, and every other device was signed out.`,
    'If it was not you, set a new one at once:',
    { label: 'Set a new password', path: '/forgotten-password' },
  ])
}

/** To the new address: only opening its link changes anything. */
export function composeNewEmail(site: Site, token: string): Mail {
  return composeMail(site, 'Confirm your new email address', [
    `Somebody, probably you, wants to use this email address for an account at ${site.name}.`,
    { label: 'Use this email address', path: `/account/email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it nothing changes.',
  ])
}

/** To the new address when somebody has an account with it. */
export function composeEmailKnown(site: Site): Mail {
  return composeMail(site, 'This email address has an account already', [
    `Somebody, probably you, wants to use this email address for another account at ${site.name}. It has an account already, and nothing about it was changed.`,
    { label: 'Sign in', path: '/auth' },
    'If it was not you, do nothing.',
  ])
}

/** To the old address, when the change was asked for. */
export function composeEmailAsked(site: Site): Mail {
  return composeMail(site, 'Your email address is about to change', [
    `Somebody, probably you, asked to use another email address for your account at ${site.name}. It changes when the link that we sent to the new address is opened, within 24 hours.`,
    'If it was not you, set a new password now: that stops the change, and signs everybody out.',
    { label: 'Set a new password', path: '/forgotten-password' },
  ])
}

/** To the old address, when it changed. */
export function composeEmailChanged(site: Site): Mail {
  return composeMail(site, 'Your email address was changed', [
    `Your account at ${site.name} has another email address now. This one is not used any longer.`,
    'If it was not you, write to us:',
    { label: 'Contact us', path: '/contact' },
  ])
}
