import { dropApostrophe } from '#app/lib/write-csv.ts'
import { toRecord } from './field-names.ts'
import { ImportFileError } from './import-file-error.ts'
import { importMessages, recordProblems } from './messages.ts'
import { nestColumns } from './nest-columns.ts'
import { type FileNotes, noteLabel, type ReadRecord } from './raw-records.ts'

/** Turns rows of cells into records: the first row that is not blank names the fields. */
export type TableReader = {
  /** Null for a blank row, and for the one that names the fields. */
  read(row: readonly string[]): ReadRecord | null
  /** Throws where there was no header, or no row beneath it. */
  end(): void
}

/** Each row meets the names again: what is beyond this, of any name, is cut off. */
const longestColumnName = 300

export function createTableReader(notes: FileNotes): TableReader {
  let names: string[] | undefined
  let isNested = false
  let rows = 0
  return {
    read(row) {
      if (!row.some(isFilled)) return null
      if (!names) {
        names = row.map((name) => name.trim().slice(0, longestColumnName))
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
