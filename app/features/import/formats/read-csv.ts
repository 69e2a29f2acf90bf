import { CsvError, type Parser, parse } from 'csv-parse'
import { fileProblems } from '#app/features/import/messages.ts'
import { importLimits } from './import-limits.ts'
import { createTableReader } from './read-table.ts'
import { type FileNotes, parsingFailed, type ReadRecord } from './records.ts'

/**
 * Records of RFC 4180 text whose first row names the fields. Any line ends (even CR CR LF), commas,
 * semicolons or tabs, quotes inside plain values, and rows that lack their last values are taken.
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const table = createTableReader(notes)
  let parser: Parser | undefined
  let failure: Error | undefined
  const read = (ended = false) => {
    const records: ReadRecord[] = []
    for (;;) {
      const row: string[] | null = parser?.read() ?? null
      if (failure) throw explain(failure)
      if (row === null) break
      const record = table.read(row)
      if (record) records.push(record)
    }
    if (ended && failure) throw explain(failure)
    return records
  }
  const open = (delimiter: string) => {
    const opened = parse({
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: importLimits.recordLength,
    })
    opened.on('error', (error) => {
      failure = error
    })
    return opened
  }
  for await (const chunk of withHeaderFirst(withPlainLineEnds(text))) {
    parser ??= open(findDelimiter(chunk))
    parser.write(chunk)
    yield read()
  }
  parser ??= open(',')
  const ended = new Promise<void>((resolve) => {
    parser?.once('end', resolve)
    parser?.once('error', () => resolve())
  })
  parser.end()
  yield read()
  await ended
  yield read(true)
  table.end()
}

/**
 * "\r\r\n", "\r\n" and "\r" become "\n", also where a chunk ends between them; of many "\r", which are
 * empty lines, two are kept.
 */
async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  const toPlain = (end: string) =>
    end.endsWith('\n') ? '\n' : '\n'.repeat(Math.min(end.length, 2))
  let held = ''
  for await (const chunk of text) {
    const whole = held + chunk
    let end = whole.length
    while (whole[end - 1] === '\r') end--
    held = '\r'.repeat(Math.min(whole.length - end, 2))
    if (end > 0) yield whole.slice(0, end).replace(/\r+\n?/g, toPlain)
  }
  if (held) yield '\n'
}

/** Leaves out blank lines before the header, and gives the header in one chunk, which begins with it. */
async function* withHeaderFirst(text: AsyncIterable<string>): AsyncGenerator<string> {
  let line: string | null = ''
  for await (const chunk of text) {
    if (line === null) {
      yield chunk
      continue
    }
    for (let from = 0; line !== null && from < chunk.length; ) {
      const next: number = chunk.indexOf('\n', from) + 1 || chunk.length
      line += chunk.slice(from, next)
      from = next
      const isWhole = line.endsWith('\n')
      if (isWhole && line.trim() === '') line = ''
      else if (isWhole || line.length >= importLimits.recordLength) {
        yield line + chunk.slice(from)
        line = null
      }
    }
  }
  if (line) yield line
}

function explain(error: Error): Error {
  if (!(error instanceof CsvError)) return error
  const record = Math.max(1, Number(error.records ?? 1))
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return parsingFailed(fileProblems.unclosedQuote(record))
  if (error.code === 'CSV_MAX_RECORD_SIZE') return parsingFailed(fileProblems.recordTooLong(record))
  return parsingFailed(error.message)
}

/** The mark that the header, the first line, uses most; commas unless another clearly is meant. */
function findDelimiter(content: string): string {
  const header = content.slice(0, content.indexOf('\n') >>> 0)
  const unquoted = header.replace(/"[^"]*"/g, '')
  const count = (mark: string) => unquoted.split(mark).length - 1
  const commas = count(',')
  if (count('\t') > commas) return '\t'
  return count(';') > commas ? ';' : ','
}
