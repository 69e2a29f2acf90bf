import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { fileProblems } from '#app/data/import/messages.ts'
import { createTableReader } from './read-table.ts'
import { recordLimits } from './record-limits.ts'
import { type FileNotes, parsingFailed, type ReadRecord } from './records.ts'

/**
 * Read the records of RFC 4180 text whose first row names the fields. Also accepts any line ending
 * (even CR CR LF), semicolons or tabs, quotes inside plain values, and rows without their last
 * values. Throws if there is no row, unless the table `mayBeEmpty`.
 */
export function readCsv(
  text: AsyncIterable<string>,
  notes: FileNotes,
  { mayBeEmpty = false } = {},
): AsyncGenerator<ReadRecord[]> {
  return readRows(text, notes, findDelimiter, mayBeEmpty)
}

/** Read the records of a .tsv file: like `readCsv`, but a tab outranks any number of commas. */
export function readTsv(
  text: AsyncIterable<string>,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  return readRows(text, notes, (header) => (header.includes('\t') ? '\t' : findDelimiter(header)))
}

async function* readRows(
  text: AsyncIterable<string>,
  notes: FileNotes,
  chooseDelimiter: (header: string) => string,
  mayBeEmpty = false,
): AsyncGenerator<ReadRecord[]> {
  const table = createTableReader(notes)
  const pieces = withHeaderFirst(text)
  const { value: first = '' } = await pieces.next()
  const parser = parse({
    delimiter: chooseDelimiter(findHeader(first)),
    record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    // The cell after the last one that may be there takes the rest of its row, which has a length limit.
    ignore_last_delimiters: recordLimits.values + 1,
    max_record_size: recordLimits.length,
  })
  async function* feed() {
    yield first
    yield* pieces
  }
  // Ignore this rejection: the loop below throws the same error, and stopping early isn't an error.
  const feeding = pipeline(feed, parser).catch(() => {})
  try {
    for await (const row of parser) {
      const record = table.read(row)
      if (record) yield [record]
    }
  } catch (error) {
    throw explain(error)
  } finally {
    parser.destroy()
    await feeding
  }
  if (!mayBeEmpty) table.end()
}

/** Put the whole header (the first line that isn't blank) into the first chunk. */
async function* withHeaderFirst(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held: string | null = ''
  for await (const chunk of text) {
    if (held === null) yield chunk
    else {
      held += chunk
      if (!/[\r\n]$/.test(findHeader(held)) && held.length < recordLimits.length) continue
      yield held
      held = null
    }
  }
  if (held) yield held
}

function findHeader(text: string): string {
  return /\S[^\r\n]*[\r\n]?/.exec(text)?.[0] ?? ''
}

function explain(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const record = Math.max(1, Number(error.records ?? 1))
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return parsingFailed(fileProblems.unclosedQuote(record))
  if (error.code === 'CSV_MAX_RECORD_SIZE') return parsingFailed(fileProblems.recordTooLong(record))
  return parsingFailed(error.message)
}

/** Return tab or semicolon if the header has more of them than commas; otherwise comma. */
function findDelimiter(header: string): string {
  const unquoted = header.replace(/"[^"]*"/g, '')
  const count = (mark: string) => unquoted.split(mark).length - 1
  const commas = count(',')
  if (count('\t') > commas) return '\t'
  return count(';') > commas ? ';' : ','
}
