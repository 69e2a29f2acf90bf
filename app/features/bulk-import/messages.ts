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
  empty: 'the file is empty',
  workbook: 'this is a spreadsheet workbook; save it as CSV and import that',
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

export const duplicateReasons = {
  'place-id': 'Same place id',
  'name-address': 'Same name and address',
  'same-name': 'Same name, different address',
  'same-name-no-address': 'Same name, and an address is missing',
} as const

export const outcomeReasons = {
  duplicateOf: (reason: string, original: string) => `${reason}: ${original}`,
  centerPage: (slug: string) => `/centers/${slug}`,
  earlierItem: (number: number) => `item ${number}`,
  mergedInto: (original: string) => `Further programs at the same address, added to ${original}`,
} as const

const format = (count: number) => count.toLocaleString('en-US')
const listTally = (tally: ReadonlyMap<string, number>) =>
  [...tally]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} (${format(count)})`)
    .join(', ')

export const summaryTexts = {
  read: (count: number, shapes: readonly string[]) =>
    `Records read: ${format(count)}${shapes.length > 0 ? ` (${shapes.join(', ')} format)` : ''}`,
  inserted: (count: number) => `Inserted: ${format(count)}`,
  merged: (count: number) => `Merged, as further programs of a center: ${format(count)}`,
  duplicates: (count: number) => `Duplicates: ${format(count)}`,
  rule: (rule: keyof typeof duplicateReasons, count: number) =>
    `  ${duplicateReasons[rule].toLowerCase()}: ${format(count)}`,
  skipped: (count: number) => `Skipped: ${format(count)}`,
  failed: (count: number) => `Failed: ${format(count)}`,
  more: (count: number) => `  … and ${format(count)} more`,
  warned: (count: number) => `Records that lost a value: ${format(count)}`,
  unknownFields: (tally: ReadonlyMap<string, number>) => `Fields not read: ${listTally(tally)}`,
  unknownCodes: (tally: ReadonlyMap<string, number>) =>
    `Service codes not known: ${listTally(tally)}`,
} as const
