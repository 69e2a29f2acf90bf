import { composeMail, type Mail } from '#app/lib/compose-mail.ts'
import type { Language } from '#app/lib/language.ts'
import { mailMessages } from './mail-messages.ts'

type Site = { name: string; url: string }

/** The mail after signing up: a link that shows that the address is one's own. */
export function composeVerification(site: Site, token: string, language: Language): Mail {
  const { subject, what, link, end } = mailMessages[language].verification
  const way = { label: link, path: `/verify-email?token=${token}` }
  return composeMail(site, subject, [what(site.name), way, end], language)
}

/** The mail to somebody who has an account and signs up again. */
export function composeKnownAddress(site: Site, language: Language): Mail {
  const { knownAddress, signIn, newPassword } = mailMessages[language]
  const parts = [
    knownAddress.what(site.name),
    { label: signIn, path: '/auth' },
    knownAddress.isLost,
    { label: newPassword, path: '/forgotten-password' },
    knownAddress.end,
  ]
  return composeMail(site, knownAddress.subject, parts, language)
}

/** The mail with which one sets a new password. */
export function composeReset(site: Site, token: string, language: Language): Mail {
  const { reset, newPassword } = mailMessages[language]
  const way = { label: newPassword, path: `/reset-password?token=${token}` }
  return composeMail(site, reset.subject, [reset.what(site.name), way, reset.end], language)
}

/** The mail after two-factor sign-in was turned on. */
export function composeTwoFactorOn(site: Site, language: Language): Mail {
  const { twoFactorOn, contact } = mailMessages[language]
  const { subject, what, keep, end } = twoFactorOn
  const way = { label: contact, path: '/contact' }
  return composeMail(site, subject, [what(site.name), keep, end, way], language)
}

/** The mail after two-factor sign-in was turned off. */
export function composeTwoFactorOff(site: Site, language: Language): Mail {
  const { subject, what, end } = mailMessages[language].twoFactorOff
  return composeMail(site, subject, [what(site.name), end, wayToNewPassword(language)], language)
}

/** The mail after a backup code was used; `left` are still good. */
export function composeBackupCodeUsed(site: Site, left: number, language: Language): Mail {
  const { subject, what, link, end } = mailMessages[language].backupCodeUsed
  const way = { label: link, path: '/account/two-factor' }
  const parts = [what(site.name, left), way, end, wayToNewPassword(language)]
  return composeMail(site, subject, parts, language)
}

/** The mail after the password was changed. */
export function composePasswordChanged(site: Site, language: Language): Mail {
  const { subject, what, end } = mailMessages[language].passwordChanged
  return composeMail(site, subject, [what(site.name), end, wayToNewPassword(language)], language)
}

function wayToNewPassword(language: Language) {
  return { label: mailMessages[language].newPassword, path: '/forgotten-password' }
}
