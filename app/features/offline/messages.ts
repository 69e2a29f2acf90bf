import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'

export const offline = {
  title: 'You may be offline',
  lede: 'This page could not be reached. A call or a text may still get through: the numbers below need no internet.',
  keptTitle: 'What still opens without internet',
  kept: 'Emergency Help does, and your own list. So do the centers that were opened on this device in the last seven days.',
}

/** Above a center that comes from the device and not from the site; `savedAt` as printed. */
export const savedCopy = {
  lead: (savedAt: string) => `Saved copy from ${savedAt}.`,
  rest: 'The site could not be reached just now. Hours and numbers may have changed since: call to be sure.',
}

/** Where even the offline page is gone: plain text, all that is left to say. */
export const lastWords = `No connection. In danger, call 911. For a crisis, call or text ${suicideAndCrisis.number}.`
