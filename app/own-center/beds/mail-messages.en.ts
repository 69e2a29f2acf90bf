import type { MailPart } from '#app/lib/compose-mail.ts'

type BedMail = { site: string; center: string; link: string; stop: string }

/** The daily email that asks a center for its open beds: its subject, then its parts. */
export const en = {
  subject: ({ center }: BedMail) => `Open beds today? ${center}`,
  parts: ({ site, center, link, stop }: BedMail): MailPart[] => [
    `How many open beds does ${center} have today? In ${site}, people see your answer for 24 hours.`,
    { label: 'Same as yesterday, none today, or change', path: link },
    'The link works for 3 days. After three emails without an answer we send no more, until you report again.',
    { label: 'Stop these emails', path: stop },
  ],
}
