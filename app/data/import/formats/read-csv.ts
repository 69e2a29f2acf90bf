import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { fileProblems } from '#app/data/import/messages.ts'
import { createTableReader } from './read-table.ts'
import { recordLimits } from './record-limits.ts'
import { type FileNotes, parsingFailed, type ReadRecord } from './records.ts'
import { countHeadings, headerSearch, type TableOptions } from './table-header.ts'

type CsvOptions = TableOptions & { mayBeEmpty?: boolean }
type Text = AsyncIterable<string>

/**
 * Read the records of RFC 4180 text with a row that names the fields. Also accepts any line ending
 * (even CR CR LF), semicolons or tabs, quotes inside plain values, and rows without their last
 * values. Throws if there is no row, unless the table `mayBeEmpty`.
 */
export function readCsv(
  text: Text,
  notes: FileNotes,
  options: CsvOptions = {},
): AsyncGenerator<ReadRecord[]> {
  return readRows(text, notes, options, findDelimiter)
}

/** Read the records of a .tsv file: like `readCsv`, but a tab outranks any number of commas. */
export function readTsv(
  text: Text,
  notes: FileNotes,
  options: CsvOptions = {},
): AsyncGenerator<ReadRecord[]> {
  return readRows(text, notes, options, (lines, isHeading) =>
    lines.some((line) => line.includes('\t')) ? '\t' : findDelimiter(lines, isHeading),
  )
}

async function* readRows(
  text: Text,
  notes: FileNotes,
  options: CsvOptions,
  chooseDelimiter: typeof findDelimiter,
): AsyncGenerator<ReadRecord[]> {
  const table = createTableReader(notes, options)
  const pieces = withTopFirst(text)
  const { value: first = '' } = await pieces.next()
  /** Numbers of the first rows, with the blank ones between them. */
  const numbers: number[] = []
  const parser = parse({
    delimiter: chooseDelimiter(listTopLines(first), options.isHeading),
    record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    // The cell after the last allowed one takes the rest of the row, whose length is limited.
    ignore_last_delimiters: recordLimits.values + 1,
    max_record_size: recordLimits.length,
    on_record(row, { records, empty_lines }) {
      if (numbers.length <= headerSearch.rows) numbers.push(records + empty_lines)
      return row
    },
  })
  async function* feed() {
    yield first
    yield* pieces
  }
  // Ignore this rejection: the loop below throws the same error, and stopping early isn't an error.
  const feeding = pipeline(feed, parser).catch(() => {})
  let count = 0
  try {
    for await (const row of parser) {
      const records = table.read(row, numbers[count] ?? Number.POSITIVE_INFINITY)
      count++
      if (records.length > 0) yield records
    }
    yield table.end()
  } catch (error) {
    throw explain(error)
  } finally {
    parser.destroy()
    await feeding
  }
}

/** In characters. */
const topLength = 64 * 1024

/** Put the lines that may hold the header into the first chunk. */
async function* withTopFirst(text: Text): AsyncGenerator<string> {
  let held: string | null = ''
  for await (const chunk of text) {
    if (held === null) yield chunk
    else {
      held += chunk
      const [first = '', ...others] = listTopLines(held)
      const isWhole = others.length > 0 || /[\r\n]$/.test(first)
      const isEnough = held.length > topLength || others.length >= headerSearch.rows
      if (held.length < recordLimits.length && !(isWhole && isEnough)) continue
      yield held
      held = null
    }
  }
  if (held) yield held
}

/** The first lines that aren't blank, with their ends. */
function listTopLines(text: string): string[] {
  const lines: string[] = []
  for (const [line] of text.matchAll(/\S[^\r\n]*[\r\n]?/g)) {
    if (lines.push(line) > headerSearch.rows) break
  }
  return lines
}

function explain(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const record = Math.max(1, Number(error.records ?? 1))
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return parsingFailed(fileProblems.unclosedQuote(record))
  if (error.code === 'CSV_MAX_RECORD_SIZE') return parsingFailed(fileProblems.recordTooLong(record))
  return parsingFailed(error.message)
}

const delimiters = [',', ';', '\t'] as const

/**
 * Return what parts the names in the line that has most of those that we know. Without such a line: tab or semicolon
 * if the first line that can be parted has more of them than commas; otherwise comma.
 */
function findDelimiter(lines: readonly string[], isHeading: TableOptions['isHeading']): string {
  const short = lines.map((line) => line.slice(0, topLength).replace(/"[^"]*"/g, quotedName))
  if (isHeading) {
    const best = { delimiter: ',', count: 1 }
    for (const line of short) {
      for (const delimiter of delimiters) {
        const count = countHeadings(line.split(delimiter), isHeading)
        if (count > best.count) Object.assign(best, { delimiter, count })
      }
    }
    if (best.count > 1) return best.delimiter
  }
  const header = short.find((line) => /[,;\t]/.test(line)) ?? ''
  const count = (mark: string) => header.split(mark).length - 1
  const commas = count(',')
  if (count('\t') > commas) return '\t'
  return count(';') > commas ? ';' : ','
}

/** Remove quotes and delimiters from a quoted name: in there, they separate nothing. */
function quotedName(quoted: string): string {
  return quoted.replace(/[",;\t]/g, ' ')
}
