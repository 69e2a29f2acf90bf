import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileProblems, importMessages } from '#app/data/import/messages.ts'
import type { FileSource } from './file-source.ts'
import { findTrueFormat } from './find-true-format.ts'
import { readHsdsPackage } from './hsds-package.ts'
import {
  findFormat,
  importFormats,
  isPacked,
  type PackedFormat,
  type TextFormat,
} from './import-formats.ts'
import { readCsv, readTsv } from './read-csv.ts'
import { readHtmlTable } from './read-html-table.ts'
import { readJson, readNdjson } from './read-json.ts'
import { readXlsx } from './read-xlsx.ts'
import { readXml } from './read-xml.ts'
import {
  describeEmptyFile,
  type FileNotes,
  ImportFileError,
  importLimits,
  parsingFailed,
  type ReadRecord,
} from './records.ts'
import type { TableOptions } from './table-header.ts'
import { decodeText } from './text-encoding.ts'

/** How long reading may go on without letting requests be answered. */
const turnMilliseconds = 25

const packedReaders = {
  xlsx: readXlsx,
  zip: readHsdsPackage,
} satisfies Record<PackedFormat, unknown>

const textReaders = {
  json: readJson,
  ndjson: readNdjson,
  csv: readCsv,
  tsv: readTsv,
  xml: readXml,
  geojson: readJson,
  xls: readHtmlTable,
} satisfies Record<TextFormat, unknown>

/**
 * Read a file's records in chunks; the extension tells the format (specification, section 5), unless the file begins
 * like another one. Adds our assumptions about the file to `notes`. Throws `ImportFileError`.
 */
export async function* readRecords(
  source: FileSource,
  notes: FileNotes,
  options: TableOptions = {},
): AsyncGenerator<ReadRecord[]> {
  const named = findFormat(source.name)
  if (!named) throw new ImportFileError(importMessages.unsupportedFormat)
  if (source.size > importLimits.megabytes * 1024 * 1024) {
    throw parsingFailed(fileProblems.tooLarge(importLimits.megabytes))
  }
  if (source.size === 0) throw new ImportFileError(describeEmptyFile(source.name))
  let count = 0
  let turnedAt = performance.now()
  const format = await findTrueFormat(source, named)
  if (format !== named) notes.notes.push(fileProblems.otherFormat(importFormats[format].name))
  const parts = isPacked(format)
    ? packedReaders[format](source, notes, options)
    : textReaders[format](decodeText(source.open, notes.notes), notes, options)
  for await (const records of parts) {
    count += records.length
    if (count > importLimits.records) {
      throw parsingFailed(fileProblems.tooManyRecords(importLimits.records))
    }
    if (records.length > 0) yield records
    // Reading small pieces of a large part in memory never waits for anything.
    if (performance.now() - turnedAt > turnMilliseconds) {
      await nextTurn()
      turnedAt = performance.now()
    }
  }
  if (count === 0) throw parsingFailed(fileProblems.noRecords)
}
