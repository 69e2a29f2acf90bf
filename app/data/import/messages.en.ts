import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { Counted, DuplicateRule, importStates } from '#db/schema/imports.ts'
import { countCenters, formatCount } from './count-messages.en.ts'
import { recordProblems } from './file-problems.en.ts'
import { furtherFormatNames } from './formats/import-formats.ts'

/** Texts of imports. Those from section 8 of the specification are exact. */
export const importMessages = {
  unsupportedFormat: `Unsupported file format. Please use JSON, CSV, or XML. ${furtherFormatNames} work too.`,
  invalidJson: 'Invalid JSON format',
  invalidXml: 'Invalid XML format',
  csvNeedsRows: 'CSV must have headers and at least one data row',
  parsingError: (detail: string) => `File parsing error: ${detail}`,
  missingName: (number: number) => `Skipped item ${number}: Missing name/title`,
  skipped: (number: number, reason: string) => `Skipped item ${number}: ${reason}`,
  failedToInsert: (name: string, reason: string) => `Failed to insert ${name}: ${reason}`,
  processingError: (name: string, reason: string) => `Error processing ${name}: ${reason}`,
}

/** Describe a skipped record in the specification's words. A failed one has its own message. */
export function describeLeftOut(row: {
  number: number
  outcome: string
  reason: string | null
}): string {
  const { number, outcome, reason } = row
  if (outcome === 'failed') return reason ?? ''
  if (reason === recordProblems.missingName) return importMessages.missingName(number)
  return importMessages.skipped(number, reason ?? '')
}

export const duplicateReasons = {
  'place-id': 'Same place id',
  'name-address': 'Same name and address',
  'similar-name': 'Similar name, same street and ZIP code',
  'same-name': 'Same name, different address',
  'same-name-no-address': 'Same name, and an address is missing',
} as const satisfies Record<DuplicateRule, string>

export const duplicateRules = Object.keys(duplicateReasons) as DuplicateRule[]

export const outcomeReasons = {
  duplicateOf: (reason: string, original: string) => `${reason}: ${original}`,
  mergedInto: (original: string) => `Further programs at the same address, added to ${original}`,
  filledInto: (original: string, parts: readonly string[]) =>
    `Filled what ${original} had not: ${parts.join(', ')}`,
  filledAndMergedInto: (original: string, parts: readonly string[]) =>
    `Filled what ${original} had not: ${parts.join(', ')}; added further programs`,
  sharesStreet: (name: string, slug: string) =>
    `Another center has this street and ZIP code: ${name} (/centers/${slug})`,
} as const

/** "Rank (1,200), Fax (2)". */
export function listCounted(counted: Counted): string {
  return counted.map(([name, count]) => `${name} (${count.toLocaleString('en-US')})`).join(', ')
}

/** Reasons why an undo leaves a center unchanged. */
export const keepReasons = {
  verified: 'A person has verified it',
  pinned: 'It is pinned as trusted',
  edited: 'A person has edited it since',
  words: 'Members or visitors wrote about it',
  imported: 'A later import added to it',
} as const

/** Reasons why an import stopped. */
export const jobProblems = {
  fileMissing: 'Its file is not there any more. Please upload it again.',
  rightsLost: 'The person who started it is no admin any more. An admin can resume it.',
  endedProcess:
    'The server stopped twice while it worked on this file, so it does not try again by itself. The file may hold more than the server can: split it, or give the server more memory.',
  unexpected: 'Something went wrong on the server. What was imported so far is kept and listed.',
} as const

/** Texts of the import screens. */
export const screenTexts = {
  title: 'Bulk Import',
  lead: 'Add many treatment centers at once from a file. Before anything changes you see what would.',
  chooseFile: 'Choose a file, or drop it here',
  fileHint: (formats: string) => `${formats}, also packed as .gz; up to 50 MB and 200,000 records.`,
  upload: 'Upload and preview',
  uploading: 'Uploading…',
  guidanceTitle: 'What the file needs',
  values: 'Values as they would be stored',
  valuesLead:
    'With your choices above. A duplicate stores nothing, or only what the known center lacks.',
  noValues: 'There is no such record, or another server process has the file.',
  required: 'Required fields: title/name, address, city, state.',
  guidance: [
    'A record without a name or title is skipped. Whatever else is missing is left blank.',
    'Field names may be written as in placeId, place_id or Place ID.',
    'CSV, TSV and Excel: a header row, then one row for each center. XML: elements named item or center.',
    'GeoJSON: the point of each feature gives the coordinates, and its properties are the fields.',
    'Exports of Google Maps scrapers and SAMHSA’s lists (FindTreatment.gov, opioid treatment programs) are read as they come.',
    'HSDS 3: the answer of an API, NDJSON, or a package of CSV tables (.zip). Open beds in it are never imported.',
  ],
  exportTitle: 'Export all centers',
  exportLead: 'As a file that imports back unchanged, or for other directories.',
  exportLimits:
    'The files have the listings alone: not who checked them, when and how, pins, reviews, votes, reports, notes or accounts. A backup has everything.',
  latest: 'Latest imports',
  none: 'Nothing has been imported yet.',
  another: 'Import Another File',
  listHint:
    'Visitors read it: “Listed from FindTreatment.gov, 2025; not checked yet”. Empty is unknown.',
  dayHint: 'When the list was published. If you know only the year, choose January 1.',
  cancel: 'Cancel',
  report: 'Download report (CSV)',
  undo: 'Undo this import',
  resume: 'Go on with it',
  notThere: 'This import is not there (any more).',
  rejected:
    'That is not possible any more: the import has gone on meanwhile. Here is how it stands now.',
  outdated: 'This preview is out of date.',
  outdatedWhy:
    'Another import changed the directory after it, or is about to. Preview the file again, then import it.',
  previewAgain: 'Preview again',
  overtaken: 'Nothing was imported: the preview is out of date.',
  notDone: 'Nothing was done',
  watchLost:
    'The server does not answer. This page keeps asking, and shows the import again once it does.',
  rowsFailed: (message: string) => `Error loading the import: ${message}`,
} as const

export const stateNames: Record<(typeof importStates)[number], string> = {
  uploaded: 'Waiting to be read',
  previewing: 'Reading the file',
  previewed: 'Ready to import',
  queued: 'Waiting to be imported',
  running: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  cancelled: 'Cancelled',
  undoing: 'Undoing',
  undone: 'Undone',
}

const sameNames = { duplicate: 'Duplicate', skipped: 'Skipped', failed: 'Failed' }

/** The outcome of a record; in a preview, the expected one. */
export const outcomeNames = {
  preview: {
    inserted: 'New',
    merged: 'Would be merged',
    filled: 'Would be filled',
    ...sameNames,
  },
  done: { inserted: 'Added', merged: 'Merged', filled: 'Filled', ...sameNames },
} as const

/** "166 centers were added and 62 merged; they stay." Null if there are none. */
export function describeKept(counts: Record<'inserted' | 'merged' | 'filled', number>) {
  const { inserted, merged, filled } = counts
  const parts = [
    [inserted, 'added'],
    [merged, 'merged'],
    [filled, 'filled'],
  ] as const
  const [first, ...others] = parts.filter(([count]) => count > 0)
  if (!first) return null
  const [count, what] = first
  const kept = [
    `${countCenters(count)} ${count === 1 ? 'was' : 'were'} ${what}`,
    ...others.map(([number, done]) => `${formatCount(number)} ${done}`),
  ]
  const isOne = count === 1 && others.length === 0
  return `${new Intl.ListFormat('en-US').format(kept)}; ${isOne ? 'it stays' : 'they stay'}.`
}

/** Shown once on the page that follows a form. */
export const importFlash = {
  'mapping-saved': { title: 'The mapping is saved.' },
  'import-cancelled': { title: 'The import is cancelled.' },
  /** Says how many stay, and offers to undo them. */
  'import-cancelled-kept': { title: 'The import is cancelled.', isInPage: true },
} satisfies FlashTexts
