import type { Counted, DuplicateRule } from '#db/schema/imports.ts'

/** What a person reads about an import. The texts of the specification's section 8 are exact. */
export const importMessages = {
  unsupportedFormat: 'Unsupported file format. Please use JSON, CSV, or XML.',
  invalidJson: 'Invalid JSON format',
  invalidXml: 'Invalid XML format',
  csvNeedsRows: 'CSV must have headers and at least one data row',
  parsingError: (detail: string) => `File parsing error: ${detail}`,
  missingName: (number: number) => `Skipped item ${number}: Missing name/title`,
  skipped: (number: number, reason: string) => `Skipped item ${number}: ${reason}`,
  failedToInsert: (name: string, reason: string) => `Failed to insert ${name}: ${reason}`,
  processingError: (name: string, reason: string) => `Error processing ${name}: ${reason}`,
}

export const fileProblems = {
  noFile: 'Please choose a file.',
  brokenOff: 'The upload broke off. Please try again.',
  late: (minutes: number) =>
    `The upload took longer than ${minutes.toLocaleString('en-US')} minutes. Please try again over a faster line, or pack the file as .gz.`,
  empty: 'the file is empty',
  workbook: 'this is a spreadsheet workbook; name it .xlsx, or save it as CSV',
  notAWorkbook: 'this is not an Excel workbook (.xlsx)',
  damagedArchive: 'the file is damaged: it cannot be unpacked',
  expandsTooFar: (megabytes: number) => `unpacked, the file is larger than ${megabytes} MB`,
  tooManyColumns: (limit: number) =>
    `the sheet has more than ${limit.toLocaleString('en-US')} columns`,
  recordTooLong: (record: number) =>
    `record ${record.toLocaleString('en-US')} is too long, or a quoted value in it is never closed`,
  valueTooLong: 'a value is too long',
  tooSlow: (minutes: number) =>
    `reading it takes longer than ${minutes.toLocaleString('en-US')} minutes; split it into smaller files`,
  binary: 'this is not a text file',
  'utf-16-without-mark': 'the text is UTF-16 without a byte order mark; save it as UTF-8',
  tooLarge: (megabytes: number) => `the file is larger than ${megabytes} MB`,
  tooManyRecords: (limit: number) =>
    `the file has more than ${limit.toLocaleString('en-US')} records`,
  tooDeep: (limit: number) => `the data is nested more than ${limit} levels deep`,
  noRecords: 'the file has no records',
  documentType: 'a document type (DOCTYPE) is not allowed',
  unclosedQuote: (record: number) =>
    `a quoted value that begins in record ${record} is never closed`,
} as const

export const recordProblems = {
  missingName: 'Missing required field: name/title',
  notAnObject: 'Not a record with named fields',
  tooManyValues: (values: number, names: number) =>
    `${values} values, but the header names ${names} fields`,
  testRow: 'A test row, not a center',
  nameTooLong: (limit: number) => `The name is longer than ${limit} characters`,
} as const

export const recordWarnings = {
  unusable: (field: string, value: string) =>
    `${field} not usable, left out: ${value.length > 60 ? `${value.slice(0, 60)}…` : value}`,
  outsideState: (state: string) => `coordinates outside ${state}, left out`,
  halfAPoint: 'only one of latitude and longitude, left out',
  unknownCountry: (value: string) => `country not known, taken as US: ${value}`,
} as const

/** A record that was left out, in the specification's words. What failed says so itself. */
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
  'same-name': 'Same name, different address',
  'same-name-no-address': 'Same name, and an address is missing',
} as const satisfies Record<DuplicateRule, string>

export const duplicateRules = Object.keys(duplicateReasons) as DuplicateRule[]

export const outcomeReasons = {
  duplicateOf: (reason: string, original: string) => `${reason}: ${original}`,
  mergedInto: (original: string) => `Further programs at the same address, added to ${original}`,
  filledInto: (original: string, parts: readonly string[]) =>
    `Filled what ${original} had not: ${parts.join(', ')}`,
} as const

/** "Rank (1,200), Fax (2)". */
export function listCounted(counted: Counted): string {
  return counted.map(([name, count]) => `${name} (${count.toLocaleString('en-US')})`).join(', ')
}

/** Why an undo leaves a center as it is. */
export const keepReasons = {
  verified: 'A person has verified it',
  pinned: 'It is pinned as trusted',
  edited: 'A person has edited it since',
  words: 'Members or visitors wrote about it',
  imported: 'A later import added to it',
} as const

/** Why an import ended early. */
export const jobProblems = {
  fileMissing: 'Its file is not there any more. Please upload it again.',
  rightsLost: 'The person who started it is no admin any more. An admin can resume it.',
  unexpected: 'Something went wrong on the server. What was imported so far is kept and listed.',
} as const
