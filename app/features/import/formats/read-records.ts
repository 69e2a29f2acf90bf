import { fileProblems, importMessages } from '#app/features/import/messages.ts'
import type { FileSource } from './file-source.ts'
import { findFormat, importLimits } from './import-limits.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readXlsx } from './read-xlsx.ts'
import { readXml } from './read-xml.ts'
import { type FileNotes, ImportFileError, parsingFailed, type ReadRecord } from './records.ts'
import { decodeChunks, detectEncoding } from './text-encoding.ts'

const textReaders = { json: readJson, csv: readCsv, xml: readXml }

/**
 * The records of a file, by its extension (specification, section 5), in parts as they are read.
 * `notes` gains what had to be assumed about the file. Throws `ImportFileError`.
 */
export async function* readRecords(
  source: FileSource,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const format = findFormat(source.name)
  if (!format) throw new ImportFileError(importMessages.unsupportedFormat)
  if (source.size > importLimits.megabytes * 1024 * 1024) {
    throw parsingFailed(fileProblems.tooLarge(importLimits.megabytes))
  }
  let count = 0
  const parts = format === 'xlsx' ? readXlsx(source, notes) : readText(source, format, notes)
  for await (const records of parts) {
    count += records.length
    if (count > importLimits.records) {
      throw parsingFailed(fileProblems.tooManyRecords(importLimits.records))
    }
    if (records.length > 0) yield records
  }
  if (count === 0) throw parsingFailed(fileProblems.noRecords)
}

async function* readText(
  source: FileSource,
  format: keyof typeof textReaders,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const declared = format === 'xml' ? await findDeclaredEncoding(source) : null
  const encoding = await detectEncoding(() => source.open(), declared)
  if (typeof encoding === 'string') throw parsingFailed(fileProblems[encoding])
  const decoding = decodeChunks(source.open(), encoding)
  yield* textReaders[format](decoding.text, notes)
  const name = decoding.encoding()
  if (name === 'UTF-8') return
  const lines = decoding.mendedLines()
  notes.notes.push(
    lines > 0
      ? `Read as ${name}: ${lines} ${lines === 1 ? 'line is' : 'lines are'} not UTF-8.`
      : `Read as ${name}.`,
  )
}

async function findDeclaredEncoding(source: FileSource): Promise<string | null> {
  for await (const chunk of source.open()) {
    const start = Buffer.from(chunk.subarray(0, 200)).toString('latin1')
    return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? null
  }
  return null
}
