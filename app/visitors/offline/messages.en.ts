import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'

export const en = {
  title: 'You may be offline',
  lede: 'This page could not be reached. A call or a text may still get through: the numbers below need no internet.',
  callNow: 'Call now',
  hotlines: 'Hotlines, day and night',
  keptTitle: 'What still opens without internet',
  kept: 'Emergency Help does, and your own list. So do the centers that were opened on this device in the last seven days.',
  emergencyHelp: 'Emergency Help',
  tryAgain: 'Try again',
  /** Above a center shown from the device's copy; `savedAt` is formatted. */
  copyLead: (savedAt: string) => `Saved copy from ${savedAt}.`,
  copyRest:
    'The site could not be reached just now. Hours and numbers may have changed since: call to be sure.',
  /** Plain text for when even the offline page is missing. */
  lastWords: `No connection. In danger, call 911. For a crisis, call or text ${suicideAndCrisis.number}.`,
}
