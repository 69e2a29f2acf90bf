import type { MailPart } from '#app/lib/compose-mail.ts'

type LinkMail = { site: string; center: string; link: string; stop: string }

/** The email with a center's link: its subject, then its parts. */
export const en = {
  subject: ({ center }: LinkMail) => `Is your listing right? ${center}`,
  parts: ({ site, center, link, stop }: LinkMail): MailPart[] => [
    `${center} is listed in ${site}, a public directory of addiction treatment centers. People who look for treatment see its phone number, address, hours and services there.`,
    'Please tell us whether the listing is right. It takes two minutes. You need no account.',
    { label: 'Look at the listing', path: link },
    'The link works for 30 days and opens only this listing. Our staff call before they change anything.',
    'You get this email every three months, because your center gave us this address.',
    { label: 'Stop these emails', path: stop },
  ],
}
