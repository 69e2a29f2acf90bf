export const en = {
  onThisPage: 'On this page',
  checkedOn: (day: string) => `Checked ${day}.`,
  sources: 'Sources',
  // What is translated has to be read by somebody who knows the matter; the English needs no such line.
  notReviewed: null as string | null,
  reachNj: 'ReachNJ is New Jersey’s addiction line, 24/7.',
  answers: (line: string) => `${line} answers 24/7.`,
  call: 'Call',
  textTo: (to: string) => `Text ${to}`,
  chatAt: (website: string) => `Chat at ${website}`,
  tty: (number: string) => `TTY ${number}`,
  lastUpdated: 'Last updated:',
  /** An e-mail address follows. */
  writeTo: 'Write to',
  /** A telephone number follows. */
  orCall: ', or call',
}
