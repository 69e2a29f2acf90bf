import { CsvError, parse } from 'csv-parse/sync'
import { type RawRecord, toFieldKey, toRecord } from './field-names.ts'
import { fileProblems, importMessages, recordProblems } from './messages.ts'
import { nestColumns } from './nest-columns.ts'
import type { ReadFailure, ReadRecord, ReadRecords } from './raw-records.ts'

/**
 * Records of RFC 4180 text whose first row names the fields. Any line ends (even CR CR LF), commas,
 * semicolons or tabs, quotes inside plain values, and rows that lack their last values are taken.
 */
export function parseCsv(text: string): ReadRecords | ReadFailure {
  const content = text.replace(/\r+\n|\r/g, '\n')
  let rows: string[][]
  try {
    rows = parse(content, {
      delimiter: findDelimiter(content),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const detail =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? fileProblems.unclosedQuote(Math.max(1, Number(error.records ?? 1)))
        : error.message
    return { ok: false, message: importMessages.parsingError(detail) }
  }
  const [header = [], ...body] = rows.filter((row) => row.some(isFilled))
  if (body.length === 0) return { ok: false, message: importMessages.csvNeedsRows }
  const names = header.map((name) => name.trim())
  const isNested = names.some((name) => name.includes('/'))
  const records = body.map((row) => readRow(row, names, isNested))
  const fieldLabels = new Map<string, string>()
  for (const name of names) {
    const label = name.split('/')[0] ?? ''
    if (!fieldLabels.has(toFieldKey(label))) fieldLabels.set(toFieldKey(label), label)
  }
  return { ok: true, records, fieldLabels, notes: [] }
}

function readRow(row: string[], names: string[], isNested: boolean): ReadRecord {
  const surplus = row.slice(names.length)
  if (surplus.some(isFilled)) {
    return { problem: recordProblems.tooManyValues(row.length, names.length) }
  }
  const cells: [string, string][] = []
  for (const [index, name] of names.entries()) {
    const value = row[index]
    if (value !== undefined && isFilled(value)) cells.push([name, value])
  }
  const record: RawRecord = toRecord(isNested ? nestColumns(cells) : cells)
  return record
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

/** The mark that the header uses most; commas unless another clearly is meant. */
function findDelimiter(content: string): string {
  const header = /[^\n]*\S[^\n]*/.exec(content)?.[0] ?? ''
  const unquoted = header.replace(/"[^"]*"/g, '')
  const count = (mark: string) => unquoted.split(mark).length - 1
  const commas = count(',')
  if (count('\t') > commas) return '\t'
  return count(';') > commas ? ';' : ','
}
