import type { SkipRule } from '#db/schema/imports.ts'
import { countRecords } from './count-messages.en.ts'

/** Why a file is not imported at all. */
export const fileProblems = {
  noFile: 'Please choose a file.',
  brokenOff: 'The upload broke off. Please try again.',
  forbidden: 'You do not have the right to import any more.',
  expired: 'Authentication expired. Please log in again. Then send the file here.',
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
  /** `problem` is one of `recordProblems`. */
  unreadableRecord: (record: number, problem: string) =>
    `record ${record.toLocaleString('en-US')}: ${problem}`,
  unreadableHeader: (problem: string) => `the row that names the fields: ${problem}`,
  tooManyParts: (limit: number) =>
    `the archive holds more than ${limit.toLocaleString('en-US')} files`,
  tooManyTexts: 'the workbook holds too many different texts; save it as CSV',
  valueTooLong: 'a value is too long',
  tooSlow: (minutes: number) =>
    `reading it takes longer than ${minutes.toLocaleString('en-US')} minutes; split it into smaller files`,
  nothingSkipped: ({ column, value }: SkipRule) =>
    `No row has “${value}” in a column “${column}”, so that rule skipped nothing`,
  otherGeometries: (count: number) =>
    `${countRecords(count)} ${count === 1 ? 'has' : 'have'} a line or an area instead of a point: read without coordinates`,
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

export const unusableConstant = (label: string, value: string) =>
  `Nothing was changed: “${value}” can’t be stored as ${label}.`

export const recordProblems = {
  missingName: 'Missing required field: name/title',
  notAnObject: 'Not a record with named fields',
  tooManyValues: (values: number, names: number) =>
    `${values} values, but the header names ${names} fields`,
  tooMuch: (values: number) =>
    `Holds more than ${values.toLocaleString('en-US')} values, which no center has`,
  tooLong: (length: number) => `Longer than ${length.toLocaleString('en-US')} characters`,
  tooManyRecords: 'Its services and locations repeat too much to be read as one record each',
  testRow: 'A test row, not a center',
  skippedByRule: ({ column, value }: SkipRule) => `${column} is ${value}`,
  nameTooLong: (limit: number) => `The name is longer than ${limit} characters`,
} as const

const shorten = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)

const addressParts = { city: 'town', state: 'state', postalCode: 'ZIP code' }

export const recordWarnings = {
  unusable: (field: string, value: string) => `${field} not usable, left out: ${shorten(value)}`,
  phonesDiffer: (kept: string, dialed: string) =>
    `the phone ${kept} and the dialed number ${shorten(dialed)} differ: kept ${kept}`,
  phoneRest: (rest: string) =>
    `more than one number or words beside it, left out: ${shorten(rest)}`,
  outsideState: (state: string) => `coordinates outside ${state}, left out`,
  halfAPoint: 'only one of latitude and longitude, left out',
  otherCounty: (written: string, county: string, zip: string) =>
    `county ${written}, but ZIP code ${zip} is in ${county} County: taken as ${county}`,
  claimsAll: (sections: string) =>
    `every service code of a group is set, which no center offers; left out: ${sections}`,
  undated: (value: string) => `said on no day, left out: ${value}`,
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
  unknownCountry: (value: string) => `country not known, taken as US: ${value}`,
} as const
