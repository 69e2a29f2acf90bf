import type { CheckedField } from '#app/center/fields/checked-fields.ts'
import type { OpenState } from '#app/center/fields/open-states.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'

const facts: Record<CheckedField, string> = {
  phone: 'Phone',
  status: 'Open or closed',
  address: 'Address',
  hours: 'Hours',
  website: 'Website',
  care: 'Kinds of care',
  payment: 'Payment',
  medicines: 'Medicines',
  languages: 'Languages',
}
const states: Record<OpenState, string> = {
  open: 'Open',
  'temporarily-closed': 'Temporarily closed',
  'permanently-closed': 'Permanently closed',
}

export const en = {
  title: 'Confirm your listing',
  description: 'A center confirms or corrects what this directory lists about it.',
  intro:
    'This is what people see who look for treatment. Mark what is right. Where something is wrong, press “Change” and write what is right.',
  introMore:
    'What you do not mark stays as it is. Our staff call before they change anything. It takes two minutes.',
  facts,
  states,
  name: 'Name',
  unknown: 'Not known',
  notOffered: 'Not offered:',
  right: 'Right',
  change: 'Change',
  holiday: {
    ask: (name: string, date: string) => `Are you open on ${name}, ${date}?`,
    usual: (hours: string) => `Yes, with the usual hours: ${hours}`,
    other: 'Yes, with other hours',
    closed: 'No, closed',
    unsaid: 'Don’t say',
    hours: 'The other hours',
    unread: 'Write the hours of that day: 9 AM to 1 PM',
  },
  noteLabel: 'Is anything else wrong or missing?',
  noteHint: 'Care, payment, medicines or languages, for example. Please leave out people’s names.',
  sendMarked: 'Send what I marked',
  allRight: 'Everything is right',
  sending: 'Sending…',
  whoSees: 'We show the day on which you confirmed a fact.',
  yourPage: 'See your page',
  answeredOn: (moment: string) => `You answered on ${moment}.`,
  youConfirmed: (facts: string) => `Confirmed: ${facts}.`,
  weCheck: (facts: string) => `Our staff will check: ${facts}.`,
  weReadNote: 'Our staff will read your note.',
  again: 'Did something change? Answer again. Your newest answer counts.',
  code: 'The code in your letter',
  codeHint: 'For example: 7Q2M-X9KD-0TBR-4HVN',
  codeIntro:
    'This page is for treatment centers. With the code that we sent you, you confirm or correct your listing.',
  openCode: 'Open my listing',
  noCode: 'You have no code? Call us or write to us:',
  contact: 'Contact',
  checkFields: 'Your answer is not sent yet. Please check:',
  nothingMarked: {
    title: 'Nothing is marked yet.',
    text: 'Mark what is right, or press “Everything is right”.',
  },
  changedMeanwhile: {
    status: 409,
    title: 'Your answer is not sent: your listing changed while you had it open.',
    text: 'Below is what it says now. Please look at it and answer again.',
  },
  linkEnded: {
    status: 404,
    title: 'This link no longer works.',
    text: 'It has expired, or a newer one replaced it. Call us for a new one, or enter the code of your newest letter.',
  },
  unavailable: {
    status: 503,
    title: 'Your answer is not sent: something on our side failed.',
    text: 'What you marked and wrote is still below. Please send it again.',
  },
  stop: {
    title: 'Stop these emails',
    description: 'A center stops the emails that ask it to confirm its listing.',
    text: 'We will no longer send emails about your listing to this address. Your listing stays.',
    button: 'Stop the emails',
    done: 'We will send no more emails to this address.',
    unknown: {
      status: 404,
      title: 'This link no longer works.',
      text: 'Reply to our email or call us, and we will stop the emails.',
    },
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'link-answered': { title: 'Thank you. We stored your answer.', isInPage: true },
    'link-mail-stopped': { title: 'We will send no more emails to this address.', isInPage: true },
  } satisfies FlashTexts,
}
