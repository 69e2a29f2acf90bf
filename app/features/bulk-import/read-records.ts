import { decodeText } from '#app/lib/text-encoding.ts'
import { fileProblems, importMessages } from './messages.ts'
import { parseCsv } from './parse-csv.ts'
import { parseJson } from './parse-json.ts'
import { parseXml } from './parse-xml.ts'
import { importLimits, type ReadFailure, type ReadRecords } from './raw-records.ts'

const parsers = { json: parseJson, csv: parseCsv, xml: parseXml }

/** Whether an import takes a file of this name: `'list.CSV'` → `'csv'`, `'list.xlsx'` → null. */
export function findFormat(fileName: string): keyof typeof parsers | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase()
  return extension !== undefined && Object.hasOwn(parsers, extension)
    ? (extension as keyof typeof parsers)
    : null
}

/**
 * The records of a file, by its extension (specification, section 5). A failure's message is ready
 * to be shown; nothing has been changed by then. Notes tell what had to be assumed about the file.
 */
export function readRecords(fileName: string, bytes: Uint8Array): ReadRecords | ReadFailure {
  const format = findFormat(fileName)
  if (!format) return { ok: false, message: importMessages.unsupportedFormat }
  if (bytes.length > importLimits.megabytes * 1024 * 1024) {
    return refuse(fileProblems.tooLarge(importLimits.megabytes))
  }
  const decoded = decodeText(bytes, format === 'xml' ? findDeclaredEncoding(bytes) : null)
  if (!decoded.ok) return refuse(fileProblems[decoded.reason])
  const result = parsers[format](decoded.text)
  if (!result.ok) return result
  if (result.records.length === 0) return refuse(fileProblems.noRecords)
  if (result.records.length > importLimits.records) {
    return refuse(fileProblems.tooManyRecords(importLimits.records))
  }
  if (decoded.encoding !== 'UTF-8') {
    const lines = decoded.mendedLines
    result.notes.push(
      lines > 0
        ? `Read as ${decoded.encoding}: ${lines} ${lines === 1 ? 'line is' : 'lines are'} not UTF-8.`
        : `Read as ${decoded.encoding}.`,
    )
  }
  return result
}

function refuse(problem: string): ReadFailure {
  return { ok: false, message: importMessages.parsingError(problem) }
}

function findDeclaredEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? null
}
