import { packageProblems, tableRowProblems } from '#app/data/import/messages.ts'
import type { HsdsTable, TableFiles } from './hsds-tables.ts'
import { readCsv } from './read-csv.ts'
import { takeFrom } from './record-limits.ts'
import {
  type FileNotes,
  ImportFileError,
  importLimits,
  parsingFailed,
  type RawRecord,
  type ReadRecord,
} from './records.ts'
import { decodeText } from './text-encoding.ts'
import type { ZipPart } from './zip-parts.ts'

/** A row, with its number as a spreadsheet counts: the header is row 1. */
export type TableRow = { record: RawRecord; file: string; row: number }

/** Read the tables of a package. Rows that can't be read go to `report`, with the reason. */
export function createTableFiles(
  tables: TableFiles,
  notes: FileNotes,
  report: (problem: string) => void,
) {
  let linkedRows = 0
  const left = { values: importLimits.linkedValues, length: importLimits.linkedLength }
  const share = createSharing()
  /** Only services are streamed; all other rows are kept in memory. */
  function countLinked(record: ReadRecord) {
    if (++linkedRows > importLimits.linkedRows) {
      throw parsingFailed(packageProblems.tooManyRows(importLimits.linkedRows))
    }
    if (!takeFrom(left, record)) throw parsingFailed(packageProblems.tooMuchText)
  }
  async function* read(table: HsdsTable): AsyncGenerator<TableRow> {
    const isMain = table === 'services'
    // People can map only the columns of services to fields.
    const fieldLabels = isMain ? notes.fieldLabels : new Map<string, string>()
    for (const part of tables.get(table) ?? []) {
      let row = 1
      for await (const record of readPart(part, { ...notes, fieldLabels })) {
        row++
        if (!isMain) countLinked(record)
        const place = { file: part.path, row }
        if ('problem' in record) report(tableRowProblems.unreadable(place, record.problem))
        else yield { ...place, record: isMain ? record : share(record) }
      }
    }
  }
  return {
    read,
    /** Null if the package has no such table. */
    async readAll(table: HsdsTable): Promise<TableRow[] | null> {
      if (!tables.has(table)) return null
      const rows: TableRow[] = []
      for await (const row of read(table)) rows.push(row)
      return rows
    },
  }
}

/** Most of the rows say the same few labels and values: each is kept once. */
function createSharing() {
  const texts = new Map<unknown, unknown>()
  return (record: RawRecord): RawRecord => {
    for (const [key, value] of record) {
      if (texts.has(value)) record.set(key, texts.get(value))
      else if (texts.size < maxShared && !key.endsWith('id')) texts.set(value, value)
    }
    return record
  }
}

const maxShared = 20_000

async function* readPart(part: ZipPart, notes: FileNotes): AsyncGenerator<ReadRecord> {
  const text = decodeText(part.open, notes.notes)
  try {
    for await (const records of readCsv(text, notes, { mayBeEmpty: true, headerRow: 'first' }))
      yield* records
  } catch (error) {
    throw error instanceof ImportFileError
      ? new ImportFileError(packageProblems.inFile(part.path, error.message))
      : error
  }
}
