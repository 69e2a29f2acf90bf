import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { Counted, DuplicateRule, importStates, RowRule } from '#db/schema/imports.ts'
import { stateCode, stateName } from '#site/state.ts'
import { furtherFormatNames } from './formats/import-formats.ts'

export const formatCount = (count: number) => count.toLocaleString('en-US')

const shorten = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)

export function countRecords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'record' : 'records'}`
}

export function countCenters(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'center' : 'centers'}`
}

/** Format bytes: "1.6 MB", "12 kB". */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** "about 2 minutes left", "a few seconds left". */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 8) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds left`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}

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
  return counted.map(([name, count]) => `${name} (${formatCount(count)})`).join(', ')
}

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
  lead: 'Add many treatment centers at once from a file, or bring the newer file of a list. Before anything changes you see what would.',
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
  another: 'Import Another File',
  listHint:
    'Visitors read it: “Listed from FindTreatment.gov, 2025; not checked yet”. Empty is unknown.',
  dayHint: 'When the list was published. If you know only the year, choose January 1.',
  cancel: 'Cancel',
  report: 'Download report (CSV)',
  undo: 'Undo this import',
  resume: 'Resume',
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

export const nextStepTexts = {
  title: 'What comes next',
  duplicates: 'Look for duplicates',
  numbers: (count: number) => `Find missing numbers (${formatCount(count)})`,
  listings: 'See the listings',
} as const

/** Rules about rows in the choices of a preview. */
export const rowRuleTexts = {
  keep: {
    legend: 'Rows to keep',
    hint: `Only rows that have this value in this column are read, for example ${stateCode} in state. Several values of one column: a row needs one of them. Several columns: a row needs a value of each.`,
  },
  skip: {
    legend: 'Rows to skip',
    hint: 'Rows that have this value in this column are left out, for example BUPREN in type_facility.',
  },
} as const

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

/** What a preview says about records that an operator may want or not, with the button that decides otherwise. */
export const choiceTexts = {
  title: 'Before you import',
  outside: {
    count: (count: number) =>
      `${formatCount(count)} of these ${isOrAre(count)} outside ${stateName.en}.`,
    skip: { now: 'Left out.', change: `Keep what is outside ${stateName.en}` },
    keep: {
      now: 'Imported too: visitors find them after the centers of the state.',
      change: `Leave out what is outside ${stateName.en}`,
    },
  },
  sameName: {
    count: (count: number) =>
      `${formatCount(count)} ${count === 1 ? 'has' : 'have'} the name of another place, at another address.`,
    why: 'Chains use one name for many places. Each branch is a real place where people can go.',
    import: { now: 'Imported, as branches.', change: 'Leave the branches out as duplicates' },
    skip: { now: 'Left out, as duplicates.', change: 'Import them as branches' },
  },
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

/** "166 centers were added and 62 changed; they stay." Null if there are none. */
export function describeKept({ added, changed }: { added: number; changed: number }) {
  if (added + changed === 0) return null
  const isOne = added + changed === 1
  const first = added > 0 ? `${countCenters(added)} ${added === 1 ? 'was' : 'were'} added` : null
  const alone = `${countCenters(changed)} ${changed === 1 ? 'was' : 'were'} changed`
  const second = first ? `${formatCount(changed)} changed` : alone
  const parts = [first, changed > 0 && second].filter(Boolean)
  return `${parts.join(' and ')}; ${isOne ? 'it stays' : 'they stay'}.`
}

/** Shown once on the page that follows a form. */
export const importFlash = {
  'mapping-saved': { title: 'The mapping is saved.' },
  'import-cancelled': { title: 'The import is cancelled.' },
  /** Says how many stay, and offers to undo them. */
  'import-cancelled-kept': { title: 'The import is cancelled.', isInPage: true },
} satisfies FlashTexts

/** Why a file is not imported at all. */
export const fileProblems = {
  noFile: 'Please choose a file.',
  brokenOff: 'The upload broke off. Please try again.',
  forbidden: 'You do not have the right to import any more.',
  expired: 'Authentication expired. Please log in again. Then send the file here.',
  late: (minutes: number) =>
    `The upload took longer than ${formatCount(minutes)} minutes. Please try again over a faster line, or pack the file as .gz.`,
  empty: 'the file is empty',
  workbook: 'this is a spreadsheet workbook; name it .xlsx, or save it as CSV',
  oldWorkbook:
    'this is a workbook of Excel 2003 or older; open it in Excel and save it as .xlsx or CSV',
  otherFormat: (format: string) =>
    `The file’s name doesn’t say what it holds. Read as its content: ${format}.`,
  notAWorkbook: 'this is not an Excel workbook (.xlsx)',
  damagedArchive: 'the file is damaged: it cannot be unpacked',
  expandsTooFar: (megabytes: number) => `unpacked, the file is larger than ${megabytes} MB`,
  tooManyColumns: (limit: number) => `the sheet has more than ${formatCount(limit)} columns`,
  recordTooLong: (record: number) =>
    `record ${formatCount(record)} is too long, or a quoted value in it is never closed`,
  /** `problem` is one of `recordProblems`. */
  unreadableRecord: (record: number, problem: string) =>
    `record ${formatCount(record)}: ${problem}`,
  unreadableHeader: (problem: string) => `the row that names the fields: ${problem}`,
  noHeaderRow: (row: number) =>
    `row ${formatCount(row)} can’t name the columns: it is blank or not there`,
  aboveHeader: (row: number, above: readonly { text: string }[]) =>
    `The columns are named in row ${formatCount(row)}. Not read above it: ${above.map(({ text }) => `“${text}”`).join(', ')}`,
  headings: (count: number, quoted: readonly string[]) => {
    const texts = quoted.map((text) => `“${shorten(text)}”`)
    const rest = count - texts.length
    const all = rest > 0 ? [...texts, `${formatCount(rest)} more`] : texts
    return `Rows with a heading alone are not centers: ${all.join(', ')}`
  },
  countyOfHeading: 'The county is from the heading above the rows',
  tooManyParts: (limit: number) => `the archive holds more than ${formatCount(limit)} files`,
  tooManyTexts: 'the workbook holds too many different texts; save it as CSV',
  tooManyMerged: (limit: number) =>
    `its merged cells cover more than ${formatCount(limit)} cells; unmerge them, or save the sheet as CSV`,
  tooManyRanges: (limit: number) =>
    `the sheet has more than ${formatCount(limit)} merged ranges; unmerge them, or save it as CSV`,
  tooSlow: (minutes: number) =>
    `reading it takes longer than ${formatCount(minutes)} minutes; split it into smaller files`,
  nothingSkipped: ({ column, value }: RowRule) =>
    `No row has “${value}” in a column “${column}”, so that rule skipped nothing`,
  nothingKept: ({ column, value }: RowRule) =>
    `No row has “${value}” in a column “${column}”, so that rule kept nothing`,
  otherGeometries: (count: number) =>
    `${countRecords(count)} ${count === 1 ? 'has' : 'have'} a line or an area instead of a point: read without coordinates`,
  capitals: 'Names that are all in capitals were written in small letters',
  binary: 'this is not a text file',
  'utf-16-without-mark': 'the text is UTF-16 without a byte order mark; save it as UTF-8',
  tooLarge: (megabytes: number) => `the file is larger than ${megabytes} MB`,
  tooManyRecords: (limit: number) => `the file has more than ${formatCount(limit)} records`,
  tooDeep: (limit: number) => `the data is nested more than ${limit} levels deep`,
  noRecords: 'the file has no records',
  documentType: 'a document type (DOCTYPE) is not allowed',
  unclosedQuote: (record: number) =>
    `a quoted value that begins in record ${record} is never closed`,
} as const

const fieldsInWords = {
  phone: 'phone numbers',
  street: 'streets',
  city: 'towns',
  state: 'states',
}
/** What a directory needs most beside the name. */
export type ImportantField = keyof typeof fieldsInWords
export const importantFields = Object.keys(fieldsInWords) as ImportantField[]

const list = new Intl.ListFormat('en-US')
const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' })
/** Of the columns that aren't read, in a headline. */
const shownColumns = 4

/** The one thing that is wrong with a file: the headline of its preview. */
export const mainProblems = {
  noName: 'No column was recognized as the name. Choose it below.',
  notFound: (fields: readonly ImportantField[], columns: readonly string[]) => {
    const missing = anyOf.format(fields.map((field) => fieldsInWords[field]))
    const shown = columns.slice(0, shownColumns).map((name) => `“${shorten(name)}”`)
    const more = columns.length - shown.length
    const unread = list.format(more > 0 ? [...shown, `${formatCount(more)} more`] : shown)
    const are = columns.length === 1 ? 'the column' : 'the columns'
    const was = columns.length === 1 ? 'was' : 'were'
    return `No ${missing} were found in this file, and ${are} ${unread} ${was} not read. Say below what they are.`
  },
} as const

export const namelessMapping = 'Give the mapping a name.'
export const unusableConstant = (label: string, value: string) =>
  `Nothing was changed: “${value}” can’t be stored as ${label}.`

export const recordProblems = {
  missingName: 'Missing required field: name/title',
  notAnObject: 'Not a record with named fields',
  tooManyValues: (values: number, names: number) =>
    `${values} values, but the header names ${names} fields`,
  tooMuch: (values: number) => `Holds more than ${formatCount(values)} values, which no center has`,
  tooLong: (length: number) => `Longer than ${formatCount(length)} characters`,
  tooManyRecords: 'Its services and locations repeat too much to be read as one record each',
  testRow: 'A test row, not a center',
  repeatsHeader: 'Repeats the names of the columns',
  heading: (text: string) => `A heading, not a center: ${shorten(text)}`,
  skippedByRule: ({ column, value }: RowRule) => `${column} is ${value}`,
  /** `rules` are all of one column. */
  notKept: (rules: readonly RowRule[]) =>
    `${rules[0]?.column} is not ${rules.map(({ value }) => value).join(' or ')}`,
  outside: `Outside ${stateName.en}`,
  nameTooLong: (limit: number) => `The name is longer than ${limit} characters`,
} as const

const addressParts = { city: 'town', state: 'state', postalCode: 'ZIP code' }

export const recordWarnings = {
  unusable: (field: string, value: string) => `${field} not usable, left out: ${shorten(value)}`,
  joined: (field: string, values: string) => `${field} has several values: ${shorten(values)}`,
  unusableCodes: (codes: string) => `service codes not usable, left out: ${shorten(codes)}`,
  unclearHours: (hours: string) =>
    `opening hours kept as written, because they don’t say when exactly: ${shorten(hours)}`,
  nameEnding: (ending: string) => `left out at the end of the name: ${shorten(ending)}`,
  sameAsAbove: (column: string, value: string) => `${column} not read: “${shorten(value)}”`,
  phonesDiffer: (kept: string, dialed: string) =>
    `the phone ${kept} and the dialed number ${shorten(dialed)} differ: kept ${kept}`,
  phoneRest: (rest: string) =>
    `more than one number or words beside it, left out: ${shorten(rest)}`,
  moreNumbers: (numbers: string) => `further numbers, left out: ${shorten(numbers)}`,
  outsideState: (state: string) => `coordinates outside ${state}, left out`,
  halfAPoint: (coordinate: string) =>
    `only one of latitude and longitude, left out: ${shorten(coordinate)}`,
  otherCounty: (written: string, county: string, zip: string) =>
    `county ${written}, but ZIP code ${zip} is in ${county} County: taken as ${county}`,
  claimsAll: (sections: string) =>
    `every service code of a group is set, which no center offers; left out: ${sections}`,
  undated: (value: string) => `no date given, left out: ${value}`,
  agesReversed: 'the oldest age is below the youngest, left out',
  inactive: 'status is inactive: taken as temporarily closed',
  addressDiffers: (part: 'city' | 'state' | 'postalCode', line: string, column: string) =>
    `the address says ${addressParts[part]} ${line}, its own column says ${column}: taken from the column`,
  addressRead: ([street, ...place]: readonly (string | null)[]) =>
    `address read as street “${street ?? 'none'}” and place “${place.filter(Boolean).join(', ')}”: please check`,
  addressUnread: (line: string) =>
    `no town, state or ZIP code found in the address: ${shorten(line)}`,
  townUnread: (line: string) => `no town found in the address: ${shorten(line)}`,
  otherTown: (zip: string, town: string, named: string) =>
    `ZIP code ${zip} is in ${town}, far from ${named}: please check`,
  more: (count: number) => `${formatCount(count)} more warnings like these`,
  unknownCountry: (value: string) => `country not known, taken as US: ${value}`,
} as const

/** A row of a table in a package; a spreadsheet counts the header as row 1. */
type RowPlace = { file: string; row: number }

const describePlace = ({ file, row }: RowPlace) => `${file}, row ${formatCount(row)}`

/** Errors of an HSDS package. */
export const packageProblems = {
  notAPackage: 'this is not an HSDS package (.zip)',
  noServices: 'the package has no services: a file services.csv, with at least one row, is missing',
  badDescriptor: 'datapackage.json in the package is not a JSON object',
  tooManyRows: (limit: number) =>
    `the package has more than ${formatCount(limit)} rows beside its services`,
  tooMuchText: 'the tables beside its services hold too much text',
  tooManyProblems: (limit: number) =>
    `more than ${formatCount(limit)} rows of the package can't be used`,
  inFile: (file: string, problem: string) => `${problem} (in ${file})`,
} as const

/** Why a row of a table is left out. */
export const tableRowProblems = {
  unreadable: (place: RowPlace, problem: string) => `${describePlace(place)}: ${problem}`,
  linksNowhere: (place: RowPlace) =>
    `${describePlace(place)}: names no service, location or organization that it belongs to`,
  tooMany: (place: RowPlace, owner: string, limit: number) =>
    `${describePlace(place)}: more than ${formatCount(limit)} such rows belong to one ${owner}`,
  brokenLink: (place: RowPlace, target: string, id: string) =>
    `${describePlace(place)}: no ${target} in the package has the id “${id.slice(0, 60)}”`,
} as const
