import { formatNames } from '#app/data/import/formats/import-formats.ts'
import { importLimits } from '#app/data/import/formats/records.ts'
import type { Compared } from '#app/data/sources/read-sources.server.ts'
import {
  locatorExportAddress,
  locatorName,
  type locatorParameters,
} from '#app/data/sources/source-fields.ts'
import type { Source, SourceRun } from '#app/data/sources/source-run.server.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { RuleFact } from '#db/schema/source-facts.ts'
import { stateName } from '#site/state.ts'

export const newSourceTitle = 'Add a source'

export const sourcesFlash = {
  'source-added': { title: 'The source is added.', text: 'Press “Run now” to try it.' },
  'source-added-for-upload': { title: 'The source is added.', text: 'Upload its first file.' },
  'source-added-from-import': {
    title: 'The source is added.',
    text: 'Upload its next file here when there is one.',
  },
  'source-added-and-started': {
    title: 'The source is added, and is being read now.',
    text: 'Nothing is published before you accept what it finds.',
  },
  'source-saved': { title: 'The source is saved.' },
  'source-removed': {
    title: 'The source is removed.',
    text: 'The centers that came from it stay.',
  },
  'source-started': { title: 'The run has started.' },
} satisfies FlashTexts

export const listTexts = {
  title: 'Lists that are read again',
  lead: 'Each time you see what is new, changed or gone, and decide. Until then nothing changes, except the facts that you let a source change by itself.',
  none: 'None yet. Add one, and with each newer file you see what is new, changed or gone.',
  columns: ['Source', 'When it runs', 'Last run', 'Waiting for you', 'Next run'],
  neverRun: 'Never',
  addLocator: `Add ${locatorName}`,
  byUpload: 'When you upload a file',
  failing: (attempts: number) =>
    attempts === 1 ? '1 failed attempt' : `${attempts} failed attempts`,
} as const

export const arrivalTexts = {
  title: 'What came in',
  none: 'Nothing has come in yet.',
  columns: ['File or list', 'State', 'Added', 'Changed', 'Waiting for you', 'When', 'Who'],
  commandLine: 'Command line',
} as const

const uploadKind = 'A file that you upload'

export const kindNames: Record<Source['kind'], string> = {
  file: 'A file on the web',
  upload: uploadKind,
  locator: locatorName,
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
  locatorLead: `The form is filled in for ${stateName.en}. We read the list page by page with a pause between pages, keep the records of ${stateName.en}, leave out those of other states, and compare them with the directory. You decide what is published.`,
  locatorUntried: `Nobody has tried this with the live ${locatorName} yet: it follows the government’s own program and was tested with a copy. If it fails, download the list at ${locatorName} and add it as “${uploadKind}”.`,
  lastWorked: (day: string, records: number) =>
    `Last worked on ${day}, ${records.toLocaleString('en-US')} ${records === 1 ? 'record' : 'records'}.`,
  locatorAddress: 'Link to the locator',
  locatorAddressHint: `A link that ends in /listing gets the search as a form. If it doesn’t answer, try ${locatorExportAddress}`,
  changeSearch: 'Change the link or the search',
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
  sType: ['Kind of facility (sType)', 'SA for substance use, MH for mental health, BOTH for both.'],
  sAddr: ['Point (sAddr)', 'Latitude, longitude.'],
  limitType: ['Kind of limit (limitType)', '0 for a state, 1 for a county, 2 for a distance.'],
  limitValue: ['Limit (limitValue)', 'For a distance: meters.'],
  pageSize: ['Records on a page (pageSize)', 'The pages are read one after the other.'],
  sCodes: ['Services (sCodes)', 'Codes, separated by commas. None for all.'],
  sLanguages: ['Languages (sLanguages)', 'Codes, separated by commas. None for all.'],
  sort: ['Order (sort)', '0 for the nearest first.'],
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
  fromImport: (name: string) =>
    `It goes on with the import of “${name}”: it knows its centers, and reads columns, rows and values as you chose there.`,
  readAsImported: 'Columns, rows and values are read as in the import that it goes on with.',
  add: 'Add source',
  addAndRun: 'Add and read it now',
  remove: 'Remove this source',
  failing: (attempts: number) => `This source could not be read (${listTexts.failing(attempts)}).`,
  upload: 'Upload a file',
  uploadSend: 'Upload and compare',
  recordsSoFar: (count: number) => `${count.toLocaleString('en-US')} records read so far`,
  comparing: (records: number, { done, total }: Compared) =>
    `${records.toLocaleString('en-US')} records read. ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} places compared with the directory.`,
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
