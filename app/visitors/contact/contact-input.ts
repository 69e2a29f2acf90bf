import * as z from 'zod'
import type { Language } from '#app/lib/language.ts'
import { line, lines } from '#app/lib/text-schema.ts'
import { urgencies } from '#app/lib/urgency.ts'
import { contactMessages } from './messages.tsx'

/** Characters. */
export const maxLength = { name: 100, phone: 40, email: 254, subject: 150, message: 5000 } as const

/** Says which form this is, so that sending it twice stores one message. */
export const formIdField = 'form'

/** A message fit to be stored: no control characters, every header in one line. */
export const contactInput = (language: Language) => {
  const text = contactMessages[language]
  const limited = (field: keyof typeof maxLength) =>
    z.string().max(maxLength[field], text.tooLong(field, maxLength[field]))
  const optional = (field: keyof typeof maxLength) =>
    line.pipe(limited(field)).transform((value) => (value === '' ? null : value))
  return z.object({
    name: line.pipe(limited('name').min(1, text.nameMissing)),
    phone: optional('phone'),
    email: line.pipe(limited('email').min(1, text.emailMissing)).pipe(z.email(text.emailInvalid)),
    subject: optional('subject'),
    urgency: z.enum(urgencies, text.urgencyUnknown),
    message: lines.pipe(limited('message').min(1, text.messageMissing)),
  })
}

export type ContactInput = z.output<ReturnType<typeof contactInput>>

/**
 * The id of the forms handed out in one hour: "2026-11-20T08". They share it because a browser that
 * goes back may fetch the page anew and fill in the old words; the words tell their senders apart.
 */
export function formatFormId(now: Date): string {
  return now.toISOString().slice(0, 13)
}
