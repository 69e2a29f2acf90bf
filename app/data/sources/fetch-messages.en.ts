import { formatNames } from '#app/data/import/formats/import-formats.ts'
import { importLimits } from '#app/data/import/formats/records.ts'

/** Why a source's file could not be fetched. Staff read them after "Failed: ". */
export const fetchProblems = {
  'not an https address': 'The link must start with https:// and hold no user name or password.',
  'the host is unknown': 'The host of the link was not found.',
  'the host is not on the public internet':
    'The link leads to a host that is not on the public internet, or to another port than 443.',
  'too many redirects': 'The link was redirected too often.',
  answered: (status: number) => `The host answered with status ${status}.`,
  broken: (detail: string) => `The connection failed (${detail}).`,
  late: (minutes: number) => `The file was not complete after ${minutes} minutes.`,
  stalled: (seconds: number) => `The host sent nothing for ${seconds} seconds.`,
  tooLarge: `The file is larger than ${importLimits.megabytes} MB.`,
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
    `The pages have ${rows.toLocaleString('en-US')} records together, but the host announced ${expected.toLocaleString('en-US')}.`,
  fileMissing: 'The file is no longer on the server. Please upload it again.',
  rightsLost: 'The person who started it is no longer an admin.',
  endedProcess:
    'The server stopped twice while it worked on this file. The file may hold more than the server can.',
  unexpected: 'Something on our side failed. The log of the server says more.',
  noRecords: 'The host found no records.',
} as const
