import { fileProblems, recordProblems } from '#app/data/import/messages.ts'
import { decodeEntities } from '#app/lib/decode-entities.ts'
import { createMergedCells, type MergedValue } from './merged-cells.ts'
import { createTableReader } from './read-table.ts'
import { recordLimits } from './record-limits.ts'
import { type FileNotes, parsingFailed, type ReadRecord } from './records.ts'
import type { TableOptions } from './table-header.ts'

/**
 * Read the rows of the tables of a web page, and of a spreadsheet in the XML of Excel 2003. Websites offer both as
 * ".xls". Tags need not be closed. A cell that spans columns leaves the others blank; one that spans rows counts in each.
 */
export async function* readHtmlTable(
  text: AsyncIterable<string>,
  notes: FileNotes,
  options: TableOptions = {},
): AsyncGenerator<ReadRecord[]> {
  const table = createTableReader(notes, options)
  const rows = createRowReader()
  let number = 0
  for await (const piece of text) {
    for (const { cells, merged } of rows.feed(piece)) {
      number++
      const records = table.read(cells, number, merged)
      if (records.length > 0) yield records
    }
  }
  for (const { cells, merged } of rows.end()) yield table.read(cells, number + 1, merged)
  yield table.end()
}

const tag = /<!--|<(\/?)(?:ss:)?([a-z]\w*)((?:\s+[^<>]*)?)\/?>/gi
const rowTags = new Set(['tr', 'row'])
const cellTags = new Set(['td', 'th', 'cell'])
/** A new line in a cell. */
const lineTags = new Set(['br', 'p', 'div', 'li'])
/** Elements whose content isn't text of the page. */
const silentTags = new Set(['script', 'style'])

type HtmlRow = { cells: string[]; merged: MergedValue[] }

function createRowReader() {
  let rest = ''
  const open = createMergedCells()
  let row: HtmlRow | null = null
  let cell: string | null = null
  let columns = 1
  let rows = 1
  let silent: string | null = null
  let length = 0
  let count = 0
  let done: HtmlRow[] = []

  const addText = (text: string) => {
    if (silent !== null || cell === null) return
    cell += text
    length += text.length
    if (length > recordLimits.length) throw parsingFailed(fileProblems.recordTooLong(count + 1))
  }
  const endCell = () => {
    if (cell === null || row === null) return
    const text = decodeEntities(cell)
      .replace(/[^\S\n]+/g, ' ')
      .trim()
    cell = null
    for (let index = 0; index < columns; index++) {
      const own = index === 0 ? text : ''
      const range = { text: own, firstRow: count + 1, lastRow: count + rows }
      if (rows > 1) open.start(row.cells.length, range)
      row.cells.push(own)
    }
    if (row.cells.length > recordLimits.values) {
      const problem = recordProblems.tooMuch(recordLimits.values)
      throw parsingFailed(fileProblems.unreadableRecord(count + 1, problem))
    }
  }
  const endRow = () => {
    endCell()
    if (row === null) return
    done.push(row)
    count++
    row = null
    length = 0
  }
  const readTag = (isEnd: boolean, name: string, attributes: string) => {
    if (silent !== null) {
      if (isEnd && name === silent) silent = null
    } else if (silentTags.has(name)) {
      if (!isEnd) silent = name
    } else if (rowTags.has(name)) {
      endRow()
      if (!isEnd) row = { cells: [], merged: open.startRow(count + 1) }
    } else if (cellTags.has(name)) {
      endCell()
      if (isEnd || row === null) return
      const place = readNumber(attributes, 'index', maxColumns) - 1
      while (row.cells.length < place || open.covers(row.cells.length)) row.cells.push('')
      cell = ''
      columns = Math.max(
        readNumber(attributes, 'colspan', maxColumns),
        readNumber(attributes, 'mergeacross', maxColumns) + 1,
      )
      rows = Math.max(
        readNumber(attributes, 'rowspan', maxRows),
        readNumber(attributes, 'mergedown', maxRows) + 1,
      )
    } else if (name === 'table') open.clear()
    else if (lineTags.has(name)) addText('\n')
  }
  return {
    /** Return the rows that this text completes. */
    feed(text: string): HtmlRow[] {
      const all = rest + text
      let from = 0
      tag.lastIndex = 0
      for (let found = tag.exec(all); found; found = tag.exec(all)) {
        addText(all.slice(from, found.index))
        from = tag.lastIndex
        if (found[0] === '<!--') {
          const end = all.indexOf('-->', from)
          if (end < 0) {
            from = found.index
            break
          }
          from = end + 3
          tag.lastIndex = from
        } else readTag(found[1] === '/', (found[2] ?? '').toLowerCase(), found[3] ?? '')
      }
      // A tag may go on in the next piece.
      const open = all.indexOf('<', from)
      addText(all.slice(from, open < 0 ? undefined : open))
      rest = open < 0 ? '' : all.slice(open)
      if (rest.length > recordLimits.length) {
        throw parsingFailed(fileProblems.recordTooLong(count + 1))
      }
      const rows = done
      done = []
      return rows
    },
    end(): HtmlRow[] {
      endRow()
      return done
    },
  }
}

/** How many columns and rows a cell may span or skip. */
const maxColumns = 2_000
const maxRows = 65_534

const numbers = {
  index: /\bindex\s*=\s*["']?(\d{1,5})/i,
  colspan: /\bcolspan\s*=\s*["']?(\d{1,5})/i,
  mergeacross: /\bmergeacross\s*=\s*["']?(\d{1,5})/i,
  rowspan: /\browspan\s*=\s*["']?(\d{1,5})/i,
  mergedown: /\bmergedown\s*=\s*["']?(\d{1,5})/i,
}

function readNumber(attributes: string, name: keyof typeof numbers, limit: number): number {
  if (attributes === '') return 0
  return Math.min(Number(numbers[name].exec(attributes)?.[1] ?? 0), limit)
}
