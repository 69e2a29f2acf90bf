import { fileProblems, importMessages, recordProblems } from '#app/data/import/messages.ts'
import { dropApostrophe } from '#app/lib/serialize-csv.ts'
import { recordLimits } from './record-limits.ts'
import {
  type FileNotes,
  ImportFileError,
  noteLabel,
  parsingFailed,
  type ReadRecord,
  toFieldKey,
  toRecord,
} from './records.ts'

/** Turns rows of cells into records. The first row that isn't blank is the header. */
type TableReader = {
  /** Return null for a blank row and for the header. Throws if the header can't be read. */
  read(row: readonly string[]): ReadRecord | null
  /** Count a row that could not be read whole, and return its problem as the record. */
  leaveOut(problem: string): ReadRecord
  /** Throw if there was no header, or no row below it. */
  end(): void
}

/** In characters. Longer names are cut, because every row processes the names again. */
const maxColumnName = 300

export function createTableReader(notes: FileNotes): TableReader {
  let names: string[] | undefined
  let isNested = false
  let rows = 0
  const leaveOut = (problem: string): ReadRecord => {
    if (!names) throw parsingFailed(fileProblems.unreadableHeader(problem))
    rows++
    return { problem }
  }
  return {
    leaveOut,
    read(row) {
      if (row.length > recordLimits.values) {
        return leaveOut(recordProblems.tooMuch(recordLimits.values))
      }
      if (!row.some(isFilled)) return null
      if (!names) {
        names = row.map((name) => name.trim().slice(0, maxColumnName))
        isNested = names.some((name) => name.includes('/'))
        for (const name of names) noteLabel(notes, name.split('/')[0] ?? '')
        return null
      }
      rows++
      return readRow(row, names, isNested)
    },
    end() {
      if (rows === 0) throw new ImportFileError(importMessages.csvNeedsRows)
    },
  }
}

function readRow(row: readonly string[], names: string[], isNested: boolean): ReadRecord {
  if (row.length > names.length && row.slice(names.length).some(isFilled)) {
    return { problem: recordProblems.tooManyValues(row.length, names.length) }
  }
  const cells: [string, string][] = []
  for (const [index, value] of row.entries()) {
    const name = names[index]
    if (name !== undefined && isFilled(value)) cells.push([name, dropApostrophe(value)])
  }
  return toRecord(isNested ? nestColumns(cells) : cells)
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

type Nested = { [name: string]: string | Nested }

/**
 * Rebuild nested values from columns that name a path ("location/lat", "categories/0",
 * "openingHours/0/day"). List positions become keys such as "0". Other columns stay as they are.
 */
function nestColumns(cells: readonly (readonly [string, string])[]): [string, unknown][] {
  const root: Nested = Object.create(null)
  for (const [name, value] of cells) {
    const path = splitPath(name)
    let place = root
    for (const step of path.slice(0, -1)) {
      const next = place[step]
      if (typeof next === 'object') {
        place = next
      } else {
        const made: Nested = Object.create(null)
        place[step] = made
        place = made
      }
    }
    const last = path.at(-1) ?? name
    if (place[last] === undefined) place[last] = value
  }
  return Object.entries(root)
}

/** In "additionalInfo/Section/0/Label", section and label are free text and may contain slashes. */
function splitPath(name: string): string[] {
  const [root = '', ...rest] = name.split('/')
  if (toFieldKey(root) !== 'additionalinfo') return [root, ...rest]
  const position = rest.findIndex((step) => /^\d+$/.test(step))
  if (position < 1) return [root, ...rest]
  const section = rest.slice(0, position).join('/')
  const label = rest.slice(position + 1).join('/')
  return [root, section, rest[position] ?? '', label]
}
