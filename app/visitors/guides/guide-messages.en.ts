import { stateName } from '#site/state.ts'
import { addictionLine } from '#site/support-lines.ts'

export const en = {
  onThisPage: 'On this page',
  checkedOn: (day: string) => `Checked ${day}.`,
  sources: 'Sources',
  // Only for translations: an expert must review them.
  notReviewed: null as string | null,
  addictionLine: `${addictionLine.name} is ${stateName.en}’s addiction line, 24/7.`,
  answers: (line: string) => `${line} answers 24/7.`,
  call: 'Call',
  textTo: (to: string) => `Text ${to}`,
  chatAt: (website: string) => `Chat at ${website}`,
  lastUpdated: 'Last updated:',
  /** Followed by an email address. */
  writeTo: 'Write to',
  /** Followed by a phone number. */
  orCall: ', or call',
}
