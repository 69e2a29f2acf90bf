import { composeMail, type Mail } from '#app/lib/compose-mail.ts'
import type { Language, Texts } from '#app/lib/language.ts'

const en = {
  subject: 'Your review was approved',
  thanks: (center: string, site: string) =>
    `Thank you. A person read your review of ${center} at ${site}, and everybody can read it now.`,
  read: 'Read it where it stands',
  change: 'You can change or delete it there at any time. A changed one waits for approval again.',
}
const es: typeof en = {
  subject: 'Su reseña fue aprobada',
  thanks: (center, site) =>
    `Gracias. Una persona leyó su reseña de ${center} en ${site}, y ahora todos pueden leerla.`,
  read: 'Léala donde está',
  change:
    'Ahí puede cambiarla o borrarla en cualquier momento. Si la cambia, espera la aprobación otra vez.',
}
const texts: Texts<typeof en> = { en, es }

/**
 * The mail to the author of a review that was just approved, in their language. Its subject leaves out which center
 * it is about: subjects show on locked screens.
 */
export function composeApproval(
  site: { name: string; url: string },
  center: { name: string; slug: string },
  language: Language = 'en',
): Mail {
  const { subject, thanks, read, change } = texts[language]
  const way = { label: read, path: `/centers/${center.slug}#reviews` }
  return composeMail(site, subject, [thanks(center.name, site.name), way, change], language)
}
