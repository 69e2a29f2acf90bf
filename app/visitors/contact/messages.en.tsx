import type { ReactNode } from 'react'
import { crisisTextLine, nationalHelpline } from '#app/lib/crisis-lines.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import { formatWait } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/language.ts'
import { stateName } from '#site/state.ts'

const fields = {
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  subject: 'Subject',
  urgency: 'Urgency',
  message: 'Message',
}

type ContactField = keyof typeof fields

export const en = {
  title: 'Contact Us',
  description: `Ask about addiction treatment in ${stateName.en}, or report a mistake in a listing. We answer within 24 hours. In a crisis, call 988 or 911.`,
  lede: 'Ask about treatment, or tell us of a mistake in a listing. We are not a crisis line and not a treatment center.',
  here: 'Contact',
  thankYou: 'Thank you for your message. We will get back to you within 24 hours.',

  fields,
  formTitle: 'Send us a message',
  messageHint: (max: number) =>
    `Up to ${formatNumber(max, 'en')} characters. Please leave out health details that we do not need.`,
  send: 'Send Message',
  whoReads:
    'We store your message and email it to ourselves. Only the people who run this site read it.',
  about: (center: string) => <b>About {center}.</b>,
  notTheCenter: (callLink: (words: string) => ReactNode) => (
    <>
      We are the directory, not the center: to ask for a place there, {callLink('call the center')}.
    </>
  ),

  nameMissing: 'Enter your full name',
  emailMissing: 'Enter your email address, so that we can answer',
  emailInvalid: 'Enter an email address in the form name@example.org',
  messageMissing: 'Write your message',
  urgencyUnknown: 'Choose how urgent it is',
  tooLong: (field: ContactField, max: number) =>
    `${fields[field]}: use at most ${formatNumber(max, 'en')} characters`,
  checkFields: 'Your message is not sent yet. Please check:',
  /** Errors that are not about the fields. */
  throttled: (retryAfter: number) => ({
    title: 'Your message is not sent: we had too many messages.',
    text: `All that you wrote is still below. Send it again in ${formatWait(retryAfter)}, or reach us now:`,
  }),
  unavailable: {
    title: 'Your message is not sent: something on our side failed.',
    text: 'All that you wrote is still below. Please send it again, or reach us now:',
  },
  unreachable: {
    title: 'Your message is not sent: this site could not be reached.',
    text: 'All that you wrote is still below. Send it again when you have a connection, or:',
  },

  crisisTitle: 'In a crisis, do not wait for our answer',
  crisisText: 'Call 988 or 911. Both answer day and night.',
  inDanger: 'Someone is in danger now',
  lifeline: 'Crisis lifeline, call or text',

  contactInformation: 'Contact Information',
  businessHours: 'Business Hours',
  hours: [
    { days: 'Mon-Fri', longDays: 'Monday to Friday', hours: '8 AM-8 PM' },
    { days: 'Sat', longDays: 'Saturday', hours: '9 AM-5 PM' },
    { days: 'Sun', longDays: 'Sunday', hours: '12 PM-4 PM' },
  ],
  emergencyLinks: 'Emergency Links',
  supportLine: (label: string) => `${label}, 24/7 support line`,
  nationalHelpline: nationalHelpline.name,
  textLine: { href: crisisTextLine.href, number: `Text ${crisisTextLine.number}` },
  emergencyHelp: 'Emergency Help: what to do now',
  resources: 'Resources',
  /** Our pages in place of the specification's placeholders. */
  resourceLinks: [
    { to: '/centers', label: 'Find Centers' },
    { to: '/treatment-types', label: 'Treatment Types' },
    { to: '/insurance-guide', label: 'Insurance Guide' },
    { to: '/support-groups', label: 'Support Groups' },
  ],
  /** Shown once on the page that follows a form. */
  flash: {
    'message-sent': {
      title: 'Thank you for your message. We will get back to you within 24 hours.',
      isInPage: true,
    },
  } satisfies FlashTexts,
}
