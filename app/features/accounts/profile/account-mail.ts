import { composeMail, type Mail } from '#app/lib/compose-mail.ts'
import type { Language } from '#app/lib/language.ts'
import { mailMessages } from './mail-messages.ts'

type Site = { name: string; url: string }

/** After the password was changed on the account page. */
export function composePasswordChanged(site: Site, language: Language): Mail {
  const { passwordChanged, setPassword } = mailMessages[language]
  const { subject, what, end } = passwordChanged
  const way = { label: setPassword, path: '/forgotten-password' }
  return composeMail(site, subject, [what(site.name), end, way], language)
}

/** To the new address: only opening its link changes anything. */
export function composeNewEmail(site: Site, token: string, language: Language): Mail {
  const { subject, what, link, end } = mailMessages[language].newEmail
  const way = { label: link, path: `/account/email?token=${token}` }
  return composeMail(site, subject, [what(site.name), way, end], language)
}

/** To the new address when somebody has an account with it. */
export function composeEmailKnown(site: Site, language: Language): Mail {
  const { emailKnown, signIn } = mailMessages[language]
  const { subject, what, end } = emailKnown
  const way = { label: signIn, path: '/auth' }
  return composeMail(site, subject, [what(site.name), way, end], language)
}

/** To the old address, when the change was asked for. */
export function composeEmailAsked(site: Site, language: Language): Mail {
  const { emailAsked, setPassword } = mailMessages[language]
  const { subject, what, end } = emailAsked
  const way = { label: setPassword, path: '/forgotten-password' }
  return composeMail(site, subject, [what(site.name), end, way], language)
}

/** To the old address, when it changed. */
export function composeEmailChanged(site: Site, language: Language): Mail {
  const { emailChanged, contact } = mailMessages[language]
  const { subject, what, end } = emailChanged
  const way = { label: contact, path: '/contact' }
  return composeMail(site, subject, [what(site.name), end, way], language)
}
