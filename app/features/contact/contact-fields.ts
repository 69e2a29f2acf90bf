import type { Obstacle } from './messages.ts'

/** The fields of the contact form, in their order. */
export const contactFields = ['name', 'phone', 'email', 'subject', 'urgency', 'message'] as const

export type ContactField = (typeof contactFields)[number]

/** What stands in the fields, as typed. */
export type ContactValues = Record<ContactField, string>
export type ContactErrors = Partial<Record<ContactField, string>>

/** Characters. */
export const longest = { name: 100, phone: 40, email: 254, subject: 150, message: 5000 } as const

export const emptyValues: ContactValues = {
  name: '',
  phone: '',
  email: '',
  subject: '',
  urgency: 'normal',
  message: '',
}

/** Says which form this is, so that sending it twice stores one message. */
export const formIdField = 'form'

/**
 * The id of the forms handed out in one hour: "2026-11-20T08". They share it because a browser that
 * goes back may fetch the page anew and fill in the old words; the words tell their senders apart.
 */
export function nameForm(now: Date): string {
  return now.toISOString().slice(0, 13)
}

/** Hidden from people; who fills it in is a program. Browsers have nothing of that name to fill in. */
export const honeypotField = 'homepage'

/** Why a message was not sent, and all that was typed. */
export type Refusal = {
  values: ContactValues
  formId: string
  errors: ContactErrors
  obstacle: Obstacle | null
  /** Seconds until another message is taken; null where waiting is not the matter. */
  retryAfter: number | null
}

/** The fields of a form that was sent, as they were typed. */
export function readValues(form: FormData): ContactValues {
  const values = { ...emptyValues }
  for (const field of contactFields) values[field] = readField(form, field)
  return values
}

/** One field's text; '' where the form has none. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
