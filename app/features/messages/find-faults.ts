import type { ContactErrors, ContactField } from './contact-fields.ts'
import { emailInvalid, emailMissing, messageMissing, nameMissing } from './messages.ts'

const missing: Partial<Record<ContactField, string>> = {
  name: nameMissing,
  email: emailMissing,
  message: messageMissing,
}

/** What the browser already sees to be wrong, so that it need not be sent to be refused. Null for nothing. */
export function findFaults(form: HTMLFormElement): ContactErrors | null {
  const errors: ContactErrors = {}
  for (const control of form.elements) {
    const { name, validity } = control as HTMLInputElement
    if (validity?.valueMissing) errors[name as ContactField] = missing[name as ContactField]
    if (validity?.typeMismatch) errors[name as ContactField] = emailInvalid
  }
  return Object.keys(errors).length > 0 ? errors : null
}
