import { fileProblems, importMessages, recordProblems } from '#app/data/import/messages.ts'
import { dropApostrophe } from '#app/lib/serialize-csv.ts'
import { fillMerged, type MergedValue } from './merged-cells.ts'
import { isNestedName, nestColumns } from './nested-columns.ts'
import { recordLimits } from './record-limits.ts'
import {
  type FileNotes,
  ImportFileError,
  noteLabel,
  parsingFailed,
  type ReadRecord,
  toRecord,
} from './records.ts'
import { createSectionRows } from './section-rows.ts'
import {
  describeTop,
  findHeader,
  headerSearch,
  nameColumns,
  nameRoot,
  type TableOptions,
  type TopRow,
} from './table-header.ts'

/** Turns rows of cells into records. The first rows are held until the header is found among them. */
type TableReader = {
  /**
   * `number` is the row's in a spreadsheet, from 1; `merged` has the values of merged cells above that reach it. Throws if
   * the header can't be read.
   */
  read(row: readonly string[], number: number, merged?: readonly MergedValue[]): ReadRecord[]
  /** Count a row that could not be read, and return its problem as the record. */
  leaveOut(problem: string): ReadRecord[]
  /** Return what was held. Throw if there was no header, or no row below it. */
  end(): ReadRecord[]
}

type Column = {
  name: string
  /** As the header has it, to find rows that repeat it. */
  written: string
  /** "Phone 2" is "Phone" in a row in which the first column has no value; null for the others. */
  plain: string | null
}

type Table = {
  /** The header's row, as a spreadsheet counts. */
  headerRow: number
  columns: readonly Column[]
  nested: ReadonlySet<string>
  /** Null for tables that programs write: they have no headings between their rows. */
  sections: ReturnType<typeof createSectionRows> | null
}

/** A row that waits until the header is found. */
type HeldRow = (TopRow & { merged: readonly MergedValue[] }) | { problem: string }

export function createTableReader(
  notes: FileNotes,
  { mayBeEmpty = false, ...options }: TableOptions & { mayBeEmpty?: boolean } = {},
): TableReader {
  let table: Table | null = null
  let held: HeldRow[] = []
  const heldSize = { values: 0, length: 0 }
  let rows = 0
  const readBelow = (below: readonly HeldRow[], known: Table): ReadRecord[] => {
    rows += below.length
    const filled = below.map((row) => ('problem' in row ? row : fillMerged(row, known)))
    for (const row of filled) {
      if (!('problem' in row)) known.sections?.count(row)
    }
    return filled.map((row) => ('problem' in row ? row : readRow(row, known, notes)))
  }
  const decide = (): ReadRecord[] => {
    const top = held.filter((row) => 'cells' in row)
    if (top.length === 0) return []
    const header = findHeader(top, options)
    if (header < 0) throw parsingFailed(fileProblems.noHeaderRow(Number(options.headerRow)))
    table = nameTable(top, header, options)
    for (const { name } of table.columns) {
      if (name !== '') noteLabel(notes, nameRoot(name, options.isHeading))
    }
    if (options.headerRow !== 'first') noteHeader(notes, top, header, options)
    const below = held.slice(held.indexOf(top[header] as HeldRow) + 1)
    held = []
    return readBelow(below, table)
  }
  return {
    leaveOut(problem) {
      if (table) return readBelow([{ problem }], table)
      if (held.length === 0) throw parsingFailed(fileProblems.unreadableHeader(problem))
      held.push({ problem })
      return []
    },
    read(cells, number, merged = []) {
      if (cells.length > recordLimits.values) {
        return this.leaveOut(recordProblems.tooMuch(recordLimits.values))
      }
      if (!cells.some(isFilled)) return []
      if (table) {
        rows++
        const filled = fillMerged({ cells, merged }, table)
        table.sections?.count(filled)
        return [readRow(filled, table, notes)]
      }
      held.push({ row: number, cells, merged })
      heldSize.values += cells.length
      for (const cell of cells) heldSize.length += cell.length
      const isEnough =
        options.headerRow === 'first' ||
        held.length >= headerSearch.rows ||
        number >= headerSearch.rows ||
        heldSize.values > headerSearch.values ||
        heldSize.length > headerSearch.length
      return isEnough ? decide() : []
    },
    end() {
      const records = table ? [] : decide()
      if (rows === 0 && !mayBeEmpty) throw new ImportFileError(importMessages.csvNeedsRows)
      const { count = 0, quoted = [] } = table?.sections?.found() ?? {}
      if (count > 0) notes.notes.push(fileProblems.headings(count, quoted))
      return records
    },
  }
}

function nameTable(rows: readonly TopRow[], header: number, options: TableOptions): Table {
  const { headerRow, isHeading } = options
  const cells = rows[header]?.cells ?? []
  const columns = nameColumns(rows, header).map((name, index) => {
    const plain = (cells[index] ?? '').trim()
    const isNumbered = plain !== '' && name.startsWith(`${plain} `)
    return { name, written: plain, plain: isNumbered ? plain : null }
  })
  const names = columns.map(({ name }) => name)
  return {
    headerRow: rows[header]?.row ?? 0,
    columns,
    nested: new Set(names.filter((name) => isNestedName(name, isHeading))),
    sections:
      headerRow === 'first' ? null : createSectionRows(names.findIndex((name) => name !== '')),
  }
}

/** Say what is above the header, because it isn't read. */
function noteHeader(
  notes: FileNotes,
  top: readonly TopRow[],
  header: number,
  { isHeading }: TableOptions,
): void {
  notes.table = describeTop(top, header, isHeading)
  const above = notes.table.top.slice(0, header)
  if (above.length > 0) notes.notes.push(fileProblems.aboveHeader(notes.table.row, above))
}

function readRow(row: readonly string[], table: Table, notes: FileNotes): ReadRecord {
  const { columns, nested, sections } = table
  const heading = sections?.findHeading(row) ?? null
  if (heading !== null) return { problem: recordProblems.heading(heading), heading }
  if (row.length > columns.length && row.slice(columns.length).some(isFilled)) {
    return { problem: recordProblems.tooManyValues(row.length, columns.length) }
  }
  const cells: [string, string][] = []
  const firsts = new Map<string, string>()
  let isHeader = true
  for (const [index, value] of row.entries()) {
    const column = columns[index]
    if (column === undefined || !isFilled(value)) continue
    const { name, plain } = column
    const text = dropApostrophe(value)
    isHeader &&= value.trim() === column.written
    if (plain === null) cells.push([name || nameByPlace(index, notes), text])
    else if (firsts.get(plain) !== text) cells.push([firsts.has(plain) ? name : plain, text])
    const shared = plain ?? name
    if (!firsts.has(shared)) firsts.set(shared, text)
  }
  if (isHeader && cells.length > 1) return { problem: recordProblems.repeatsHeader }
  return toRecord(nested.size > 0 ? nestColumns(cells, nested) : cells)
}

/** A column without a name is called as a spreadsheet calls it: "Column C". */
function nameByPlace(index: number, notes: FileNotes): string {
  let letters = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  const name = `Column ${letters}`
  noteLabel(notes, name)
  return name
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
