import type { FlashTexts } from '#app/lib/flash-message.ts'
import { formatWait } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/language.ts'

export const en = {
  report: 'Report a problem',
  reportTitle: (name: string) => `Report a problem: ${name}`,
  reportDescription: (name: string) =>
    `Tell us what is wrong with the listing of ${name}. No account is needed.`,
  reportLede: (name: string) => `What is wrong with the listing of ${name}?`,
  thanks: 'Thank you. Our staff will check it.',
  back: (name: string) => `Back to ${name}`,
  knowRight: 'Do you know what is right?',
  listed: 'Listed:',
  whatIsWrong: 'What is wrong?',
  note: 'What should we know?',
  noteHint:
    'The right number or address, for example. Please leave out people’s names and health details.',
  sendReport: 'Send Report',
  send: 'Send',
  whoReports:
    'We do not ask who you are. To tell two people from one, we keep a code made from your network (IP) address; after a day nobody can trace it.',
  whoSuggests: 'We do not ask who you are.',
  change: 'Suggest a change',
  changeTitle: (name: string) => `Suggest a change: ${name}`,
  changeLede: (name: string) =>
    `Correct what is wrong in the listing of ${name}. Our staff call and check before it shows.`,
  add: 'Suggest a center',
  addLede: 'Which treatment center is missing? Our staff call and check before it shows.',
  suggestDescription:
    'Tell us what a listing should say. No account is needed; our staff check it first.',
  hours: 'Hours',
  hoursHint: 'Write them as people should read them:',
  howDoYouKnow: 'How do you know?',
  howHint: 'Please leave out people’s names and health details.',
  checkFields: 'Your report is not sent yet. Please check:',
  tooLong: (max: number) => `Use at most ${formatNumber(max, 'en')} characters`,
  sayWhat: 'Say what is wrong',
  nameMissing: 'Say what it is called',
  websiteInvalid: 'Enter a website that begins with https://',
  unchanged: 'Nothing is changed yet.',
  throttled: (retryAfter: number) => ({
    title: 'Your report is not sent: we had too many reports.',
    text: `What you chose and wrote is still below. Send it again in ${formatWait(retryAfter)}.`,
  }),
  unavailable: {
    title: 'Your report is not sent: something on our side failed.',
    text: 'What you chose and wrote is still below. Please send it again.',
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'problem-reported': { title: 'Thank you. Our staff will check it.', isInPage: true },
  } satisfies FlashTexts,
}
