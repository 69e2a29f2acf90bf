import { formatNames } from '#app/data/import/formats/import-formats.ts'
import { importLimits } from '#app/data/import/formats/records.ts'
import type { locatorParameters } from '#app/data/sources/source-fields.ts'
import type { Source, SourceRun } from '#app/data/sources/source-run.server.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { RuleFact } from '#db/schema/source-facts.ts'
import { stateName } from '#site/state.ts'

export const sourcesTitle = 'Sources'
export const newSourceTitle = 'Add a source'

export const sourcesFlash = {
  'source-added': { title: 'The source is added.', text: 'Press “Run now” to try it.' },
  'source-added-for-upload': { title: 'The source is added.', text: 'Upload its first file.' },
  'source-saved': { title: 'The source is saved.' },
  'source-removed': {
    title: 'The source is removed.',
    text: 'The centers that came from it stay.',
  },
  'source-started': { title: 'The run has started.' },
} satisfies FlashTexts

export const listTexts = {
  lead: 'A source is a list that we read again and again. After each run you see what is new, changed or no longer listed, and you decide. Nothing changes for visitors before that, except the facts that you let a source change by itself.',
  none: 'No sources yet',
  noneText:
    'Add the link to a list on the web, or a list that you upload when there is a newer one.',
  columns: ['Source', 'When it runs', 'Last run', 'Waiting for you', 'Next run'],
  neverRun: 'Never',
  byHand: 'When you press “Run now”',
  byUpload: 'When you upload a file',
  failing: (attempts: number) =>
    attempts === 1 ? '1 failed attempt' : `${attempts} failed attempts`,
} as const

export const kindNames: Record<Source['kind'], string> = {
  file: 'A file on the web',
  upload: 'A file that you upload',
  locator: 'FindTreatment.gov',
}

export const scheduleNames: Record<Source['schedule'], string> = {
  off: 'Off: only when somebody presses “Run now”',
  nightly: 'Every night at 3 AM',
  weekly: 'Every Sunday at 3 AM',
}

export const formTexts = {
  name: 'Name',
  nameHint: 'Only staff see it.',
  address: 'Link to the file',
  addressHint: `It starts with https:// and leads straight to a file of at most ${importLimits.megabytes} MB: ${formatNames}. We detect the format.`,
  uploadHint:
    'After you add the source, its page lets you upload the first file, and each newer one.',
  locatorWarning: 'We know this link only from third-party code. Try it before you rely on it.',
  locatorAddress: 'Link to the locator',
  search: 'The search',
  searchHint:
    'These parameters go to the locator as you enter them. Leave out what you don’t need.',
  listedIn: 'Name of the list',
  listedInHint:
    'Visitors see “Listed in …” with this name at centers whose facts come from this source.',
  schedule: 'When it runs',
  sameName: 'If a name is known at another address',
  sameNames: { skip: 'Leave the record out', import: 'Treat it as another center' },
  outside: `New records outside ${stateName.en}`,
  outsides: { skip: 'Leave them out', keep: 'Offer them as new centers' },
  rules: 'What it may change by itself',
  rulesHint:
    'Only at centers that nobody has verified, and only the facts that you check here. It never changes a name, phone number, website or address, or whether a center is open, and it never adds or removes a center: those wait for you.',
  mailTo: 'Who gets an email',
  mailToHint:
    'When a run finds something to decide or is held, and when the source could not be read five times in a row.',
  noAdmins: 'There is no admin account to write to.',
} as const

export const ruleLabels: Record<RuleFact, string> = {
  openingHours: 'Opening hours',
  categoryName: 'Main category',
  categories: 'Categories',
  additionalInfo: 'Services and payment',
  price: 'Price',
}

export const parameterLabels: Record<(typeof locatorParameters)[number], [string, string]> = {
  sType: ['Kind of facility (sType)', 'sa has been seen for substance use, mh for mental health.'],
  sAddr: ['Point (sAddr)', 'Latitude, longitude.'],
  limitType: ['Kind of limit (limitType)', '2 has been seen for a distance.'],
  limitValue: ['Limit (limitValue)', 'For a distance: meters.'],
  pageSize: ['Records on a page (pageSize)', 'The pages are read one after the other.'],
}

export const sourceTexts = {
  runNow: 'Run now',
  history: 'Runs',
  noRuns: 'It has never run.',
  historyColumns: ['Started', 'Started by', 'Result', 'Review'],
  review: 'Review',
  schedule: 'The schedule',
  settings: 'Settings',
  save: 'Save',
  add: 'Add source',
  remove: 'Remove this source',
  failing: (attempts: number) => `This source could not be read (${listTexts.failing(attempts)}).`,
  upload: 'Upload a file',
  uploadSend: 'Upload and compare',
  recordsSoFar: (count: number) => `${count.toLocaleString('en-US')} records read so far`,
  comparingCenters: (count: number) =>
    `${count.toLocaleString('en-US')} records read; they are compared with the directory.`,
} as const

export const stateWords: Record<SourceRun['state'], string> = {
  waiting: 'Waiting to start',
  fetching: 'Fetching the file',
  comparing: 'Comparing',
  open: 'Done',
  held: 'Held',
  discarded: 'Dropped',
  unchanged: 'Nothing new: the same file as before',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
}

export const removeTexts = {
  title: 'Remove this source?',
  text: (name: string) =>
    `We stop reading “${name}”, and differences that nobody has decided are deleted. Centers and accepted facts stay.`,
  submit: 'Remove',
} as const
