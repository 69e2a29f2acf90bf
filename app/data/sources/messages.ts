import { formatNames } from '#app/data/import/formats/import-formats.ts'
import { importLimits } from '#app/data/import/formats/records.ts'
import { formatCount } from '#app/data/import/messages.ts'
import { explainLoss } from '#app/lib/failure.ts'
import type { FormErrors } from '#app/lib/form.ts'
import type { SourceRunCounts } from '#db/schema/sources.ts'
import { stateName } from '#site/state.ts'
import { locatorName } from './source-fields.ts'

const format = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

type Findings = Pick<SourceRunCounts, 'new' | 'changed' | 'vanished' | 'conflicting'>

/** Describe the differences of a run: "2 new centers, 14 changed facts, 1 center no longer listed". */
export function describeFindings(counts: Findings): string {
  const parts = [
    counts.new > 0 && format(counts.new, 'new center', 'new centers'),
    counts.changed > 0 && format(counts.changed, 'changed fact', 'changed facts'),
    counts.conflicting > 0 && format(counts.conflicting, 'conflict', 'conflicts'),
    counts.vanished > 0 &&
      format(counts.vanished, 'center no longer listed', 'centers no longer listed'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'no differences'
}

/** "46 records were left out: their names are known at another address." */
export function describeLeftOutRecords(count: number): string {
  return count === 1
    ? '1 record was left out: its name is known at another address.'
    : `${format(count, 'record', 'records')} were left out: their names are known at other addresses.`
}

/** "13,675 records were left out: they are outside the state." */
export function describeOutsideRecords(count: number): string {
  return count === 1
    ? `1 record was left out: it is outside ${stateName.en}.`
    : `${format(count, 'record', 'records')} were left out: they are outside ${stateName.en}.`
}

/** What an import's page says of a list that was read before. */
export const knownListTexts = {
  title: (name: string) => `“${name}” was read before`,
  text: 'Compare this file with it: you see what is new, changed and gone. An import adds only what is new.',
  compare: (name: string) => `Compare with “${name}”`,
  keep: 'Keep this list up to date',
  open: (name: string) => `Open “${name}”`,
} as const

/** The emails to staff about a source. */
export const sourceMailTexts = {
  failedSubject: (source: string) => `${source} cannot be read`,
  failed: (source: string, failures: number, reason: string) =>
    `The source “${source}” could not be read ${failures} times in a row. The last reason: ${reason}`,
  triedAgain:
    'We keep trying, later and later, at most once a day. You get no further email about it.',
  openSource: 'Look at the source',
  foundSubject: (source: string) => `${source}: differences to review`,
  found: (source: string, findings: string) => `The source “${source}” was read: ${findings}.`,
  heldSubject: (source: string) => `${source}: a run is held`,
  held: (source: string, reason: string) => `A run of the source “${source}” is held. ${reason}`,
  nothingPublic: 'Nothing has changed for visitors until somebody accepts it.',
  byRule: (count: number) =>
    `${format(count, 'fact was', 'facts were')} accepted by the rules of the source.`,
  openRun: 'Review the differences',
}

const share = (part: number, all: number) =>
  all > 0 ? ` (${Math.round((part / all) * 100)}%)` : ''

export const holdReasons = {
  vanished: (vanished: number, known: number) =>
    `${formatCount(vanished)} of ${formatCount(known)} known centers${share(vanished, known)} are missing from this file. More than 10% suggests a broken file.`,
  changed: (changed: number, known: number) =>
    `${formatCount(changed)} of ${formatCount(known)} known centers${share(changed, known)} are different in this file. More than 10% suggests a broken file.`,
} as const

/** Errors in the form of a source. */
export const sourceFormErrors = {
  nameMissing: 'Give the source a name.',
  listMissing: 'Enter the name of the list. Visitors see it as “Listed in …”.',
  tooLong: 'This is too long.',
  addressInvalid: 'Enter a link that starts with https://, without a user name or password in it.',
  pageSizeInvalid: 'Enter a whole number from 1 to 9999.',
} as const

export const sourceNotSaved: FormErrors = { title: 'Not saved. Please check:' }

export const sourceLoss = explainLoss('Nothing was done')

/** Why a source was not run, saved or removed. */
export const sourceRefusals: Record<'gone' | 'running' | 'noFile' | 'fileElsewhere', FormErrors> = {
  gone: { status: 404, title: 'Nothing was done', text: 'Somebody removed this source.' },
  running: {
    status: 409,
    title: 'Nothing was done',
    text: 'This source is being read right now. Wait until it is done.',
  },
  noFile: { title: 'Nothing was done', text: 'Upload a file to compare.' },
  fileElsewhere: {
    status: 409,
    title: 'Nothing was done',
    text: 'The file is no longer on this server. Please upload it again.',
  },
}

/** Why a source's file could not be fetched. Staff read them after "Failed: ". */
export const fetchProblems = {
  'not an https address': 'The link must start with https:// and hold no user name or password.',
  'the host is unknown': 'The host of the link was not found.',
  'the host is not on the public internet':
    'The link leads to a host that is not on the public internet, or to another port than 443.',
  'too many redirects': 'The link was redirected too often.',
  answered: (status: number) => `The host answered with status ${status}.`,
  denied: (status: number) =>
    `The host refuses requests from this server (status ${status}). Try again tomorrow, or download the list at ${locatorName} and upload the file.`,
  broken: (detail: string) => `The connection failed (${detail}).`,
  late: (minutes: number) => `The file was not complete after ${minutes} minutes.`,
  stalled: (seconds: number) => `The host sent nothing for ${seconds} seconds.`,
  tooLarge: `The file is larger than ${importLimits.megabytes} MB.`,
  pageTooLarge: (megabytes: number) =>
    `A page is larger than ${megabytes} MB. Ask for fewer records on a page.`,
  packed: (encoding: string) =>
    `The host packed the file in a way that we don't read (${encoding}).`,
  damaged: 'The file is damaged: it cannot be unpacked.',
  empty: 'The file is empty.',
  webPage: 'The host sent a web page, not a file.',
  unknownFormat: `The file is not ${formatNames}.`,
  notJson: 'The host did not answer with JSON.',
  otherShape: 'The answer does not have the expected form: page, totalPages, recordCount and rows.',
  tooManyPages: (limit: number) => `The answer has more than ${limit} pages.`,
  pagesDiffer: (page: number) =>
    `Page ${page} contradicts the first page: the list changed while it was read.`,
  pageMissing: (page: number) => `Page ${page} is missing or empty.`,
  rowsMissing: (rows: number, expected: number) =>
    `The pages have ${formatCount(rows)} records together, but the host announced ${formatCount(expected)}.`,
  fileMissing: 'The file is no longer on the server. Please upload it again.',
  rightsLost: 'The person who started it is no longer an admin.',
  endedProcess:
    'The server stopped twice while it worked on this file. The file may hold more than the server can.',
  unexpected: 'Something on our side failed. The log of the server says more.',
  noRecords: 'The host found no records.',
  pagesKept: (done: number, total: number) =>
    `${formatCount(done)} of ${formatCount(total)} pages are kept for a day: the next run goes on after them.`,
} as const
