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
  /** Above a center that comes from the device and not from the site; `savedAt` as printed. */
  copyLead: (savedAt: string) => `Saved copy from ${savedAt}.`,
  copyRest:
    'The site could not be reached just now. Hours and numbers may have changed since: call to be sure.',
  /** Where even the offline page is gone: plain text, all that is left to say. */
  lastWords: `No connection. In danger, call 911. For a crisis, call or text ${suicideAndCrisis.number}.`,
}
