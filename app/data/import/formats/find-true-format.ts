import { fileProblems } from '#app/data/import/messages.ts'
import type { FileSource } from './file-source.ts'
import { type ImportFormat, isPacked } from './import-formats.ts'
import { ImportFileError, parsingFailed } from './records.ts'
import { readZip } from './zip-parts.ts'

/** In bytes. */
const startLength = 4_096

/** Table formats that programs may save with another extension. */
const tables: readonly ImportFormat[] = ['csv', 'tsv', 'xlsx', 'xls']

/**
 * Find a table's format by its first bytes, because websites call a page or a CSV file ".xls", and people rename
 * workbooks to ".csv". What isn't clear stays as it is named. Throws `ImportFileError` for a workbook that we can't read.
 */
export async function findTrueFormat(
  source: FileSource,
  named: ImportFormat,
): Promise<ImportFormat> {
  if (!tables.includes(named)) return named
  const bytes = await readStart(source)
  const start = bytes.toString('latin1')
  if (start.startsWith('PK\x03\x04')) {
    return named === 'xlsx' || !(await isWorkbook(source)) ? named : 'xlsx'
  }
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw parsingFailed(fileProblems.oldWorkbook)
  const text = start.replaceAll('\0', '')
  // A byte order mark may be before it.
  const isMarkup = /^[^<]{0,3}\s*</.test(text)
  if (isMarkup && /<(?:!doctype html|html|table|tr|(?:ss:)?workbook)\b/i.test(text)) return 'xls'
  if (!isPacked(named) && named !== 'xls') return named
  if (!/^[^\r\n]*[,;\t][^\r\n]*[\r\n]/m.test(text)) return named
  // The reader of the named format reports bytes that aren't text.
  if (start.includes('\0') && !/^(\xff\xfe|\xfe\xff)/.test(start)) return named
  return text.split(/[\r\n]/, 1)[0]?.includes('\t') ? 'tsv' : 'csv'
}

async function readStart({ open }: FileSource): Promise<Buffer> {
  let start = Buffer.alloc(0)
  for await (const chunk of open()) {
    start = Buffer.concat([start, chunk])
    if (start.length >= startLength) break
  }
  return start.subarray(0, startLength)
}

async function isWorkbook(source: FileSource): Promise<boolean> {
  try {
    const reading = readZip(source, fileProblems.notAWorkbook, async function* (parts) {
      yield parts.has('xl/workbook.xml')
    })
    for await (const found of reading) return found
    return false
  } catch (error) {
    if (error instanceof ImportFileError) return false
    throw error
  }
}
