import * as z from 'zod'
import { urgencies } from '#app/lib/urgency.ts'
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  longest,
} from './contact-fields.ts'
import {
  emailInvalid,
  emailMissing,
  messageMissing,
  nameMissing,
  tooLong,
  urgencyUnknown,
} from './messages.ts'

type TextField = keyof typeof longest

// Marks that turn the reading direction around could make a mail's header read as another.
const turns = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

const line = z.string().transform((value) =>
  value
    .replace(turns, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
)
const lines = z.string().transform((value) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
)

const atMost = (field: TextField) => z.string().max(longest[field], tooLong(field, longest[field]))
const required = (field: TextField, missing: string) => atMost(field).min(1, missing)
const optional = (field: TextField) =>
  line.pipe(atMost(field)).transform((value) => (value === '' ? null : value))

/** A message fit to be stored: no control characters, every header in one line. */
const contactInput = z.object({
  name: line.pipe(required('name', nameMissing)),
  phone: optional('phone'),
  email: line.pipe(required('email', emailMissing)).pipe(z.email(emailInvalid)),
  subject: optional('subject'),
  urgency: z.enum(urgencies, urgencyUnknown),
  message: lines.pipe(required('message', messageMissing)),
})

export type ContactInput = z.output<typeof contactInput>

type Checked = { ok: true; input: ContactInput } | { ok: false; errors: ContactErrors }

/** What was typed, checked: the first error of each field. */
export function checkContact(values: ContactValues): Checked {
  const result = contactInput.safeParse(values)
  if (result.success) return { ok: true, input: result.data }
  const errors: ContactErrors = {}
  for (const issue of result.error.issues) {
    const field = issue.path[0] as ContactField
    errors[field] ??= issue.message
  }
  return { ok: false, errors }
}
