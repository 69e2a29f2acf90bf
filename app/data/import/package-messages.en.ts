import { formatCount } from './count-messages.en.ts'

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
