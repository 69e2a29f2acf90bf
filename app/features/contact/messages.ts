import { formatWait } from '#app/lib/form.ts'
export const thankYou = 'Thank you for your message. We will get back to you within 24 hours.'

export const fieldLabels = {
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  subject: 'Subject',
  urgency: 'Urgency',
  message: 'Message',
} as const

export type ContactField = keyof typeof fieldLabels

export const nameMissing = 'Enter your full name'
export const emailMissing = 'Enter your email address, so that we can answer'
export const emailInvalid = 'Enter an email address in the form name@example.org'
export const messageMissing = 'Write your message'
export const urgencyUnknown = 'Choose how urgent it is'

export function tooLong(field: ContactField, max: number): string {
  const label = fieldLabels[field]
  return `${label}: use at most ${max.toLocaleString('en-US')} characters`
}

export const checkFields = 'Your message is not sent yet. Please check:'

/** What keeps a message from being sent although nothing in it is wrong. */
export const throttled = (retryAfter: number) => ({
  title: 'Your message is not sent: we had too many messages.',
  text: `All that you wrote is still below. Send it again in ${formatWait(retryAfter)}, or reach us now:`,
})
export const unavailable = {
  title: 'Your message is not sent: something on our side failed.',
  text: 'All that you wrote is still below. Please send it again, or reach us now:',
}
export const unreachable = {
  title: 'Your message is not sent: this site could not be reached.',
  text: 'All that you wrote is still below. Send it again when you have a connection, or:',
}

export const businessHours = [
  { days: 'Mon-Fri', longDays: 'Monday to Friday', hours: '8 AM-8 PM' },
  { days: 'Sat', longDays: 'Saturday', hours: '9 AM-5 PM' },
  { days: 'Sun', longDays: 'Sunday', hours: '12 PM-4 PM' },
] as const

/** Our own pages, where the specification has placeholders. */
export const resourceLinks = [
  { to: '/centers', label: 'Find Centers' },
  { to: '/treatment-types', label: 'Treatment Types' },
  { to: '/insurance-guide', label: 'Insurance Guide' },
  { to: '/support-groups', label: 'Support Groups' },
] as const
