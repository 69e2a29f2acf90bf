import { fileProblems } from '#app/data/import/messages.ts'
import type { FileSource } from './file-source.ts'
import { createMergedCells } from './merged-cells.ts'
import { findColumn, findMergedRanges } from './merged-ranges.ts'
import { createTableReader } from './read-table.ts'
import { createXmlReader, type XmlElement, type XmlValue } from './read-xml.ts'
import {
  type FileNotes,
  importLimits,
  isPlainObject,
  parsingFailed,
  type ReadRecord,
} from './records.ts'
import type { TableOptions } from './table-header.ts'
import { readZip, type ZipPart, type ZipParts } from './zip-parts.ts'

/**
 * Read the records of a workbook's first sheet, with a row that names the fields. Only the shared strings are kept in
 * memory.
 */
export function readXlsx(
  source: FileSource,
  notes: FileNotes,
  options: TableOptions = {},
): AsyncGenerator<ReadRecord[]> {
  return readZip(source, fileProblems.notAWorkbook, (parts) =>
    readFirstSheet(parts, notes, options),
  )
}

async function* readFirstSheet(
  parts: ZipParts,
  notes: FileNotes,
  options: TableOptions,
): AsyncGenerator<ReadRecord[]> {
  const sheets = await listSheets(parts)
  const [first] = sheets
  const sheet = first && parts.get(first.path)
  if (!sheet) throw parsingFailed(fileProblems.notAWorkbook)
  if (sheets.length > 1) notes.notes.push(`Only the first sheet was read: ${first.name}.`)
  const shared = limitShared(await readSharedTexts(parts))
  const ranges = await findMergedRanges(sheet)
  const merged = createMergedCells()
  const table = createTableReader(notes, options)
  let number = 0
  for await (const rows of readElements(sheet, 'row')) {
    yield rows.flatMap((row) => {
      number++
      if ('problem' in row) return table.leaveOut(row.problem)
      // Blank rows are left out of the sheet.
      number = Number(toFields(row.value).r) || number
      const cells = readCells(row.value, shared)
      const reaching = merged.startRow(number)
      for (const { column, lastRow } of ranges.get(number) ?? []) {
        merged.start(column, { text: cells[column] ?? '', firstRow: number, lastRow })
      }
      return table.read(cells, number, reaching)
    })
  }
  yield table.end()
}

/** List the sheets in the workbook's order, with their paths in the archive. */
async function listSheets(parts: ZipParts): Promise<{ name: string; path: string }[]> {
  const book = parts.get('xl/workbook.xml')
  const links = parts.get('xl/_rels/workbook.xml.rels')
  if (!book || !links) throw parsingFailed(fileProblems.notAWorkbook)
  const targets = new Map<string, string>()
  for await (const element of readSmallPart(links, 'Relationship')) {
    const { Id, Target } = toFields(element)
    if (Id && Target) targets.set(Id, Target)
  }
  const sheets: { name: string; path: string }[] = []
  for await (const element of readSmallPart(book, 'sheet')) {
    const { name = '', id = '' } = toFields(element)
    const target = targets.get(id)
    if (target) sheets.push({ name, path: target.replace(/^(\/xl\/|\/?)/, 'xl/') })
  }
  return sheets
}

/** Read the elements of a part that is kept in memory as a whole, so their number is limited. */
async function* readSmallPart(part: ZipPart, name: string): AsyncGenerator<XmlValue> {
  if (part.size > importLimits.sharedTextSize) throw parsingFailed(fileProblems.tooManyTexts)
  let count = 0
  for await (const elements of readElements(part, name)) {
    count += elements.length
    if (count > importLimits.sharedTexts) throw parsingFailed(fileProblems.tooManyTexts)
    for (const element of elements) {
      if ('problem' in element) throw parsingFailed(element.problem)
      yield element.value
    }
  }
}

async function readSharedTexts(parts: ZipParts): Promise<string[]> {
  const part = parts.get('xl/sharedStrings.xml')
  const texts: string[] = []
  if (!part) return texts
  for await (const element of readSmallPart(part, 'si')) texts.push(readRichText(element))
  return texts
}

/** Read `<t>`, or the `<t>` of each run `<r>`, and skip phonetic readings. */
function readRichText(value: XmlValue | undefined): string {
  if (typeof value === 'string' || value === undefined) return ''
  if (Array.isArray(value)) return value.map(readRichText).join('')
  const { t, r } = value
  if (typeof t === 'string') return t
  return Array.isArray(r) ? r.map(readRichText).join('') : readRichText(r)
}

type SharedTexts = (index: number) => string

/** A small file can repeat one long shared string in many cells, so limit the total length too. */
function limitShared(texts: readonly string[]): SharedTexts {
  let expanded = 0
  return (index) => {
    const text = texts[index] ?? ''
    expanded += text.length
    if (expanded > importLimits.expandedMegabytes * 1024 * 1024) {
      throw parsingFailed(fileProblems.expandsTooFar(importLimits.expandedMegabytes))
    }
    return text
  }
}

function readCells(row: XmlValue, shared: SharedTexts): string[] {
  if (!isPlainObject(row)) return []
  const cells: string[] = []
  for (const cell of [row.c ?? []].flat() as XmlValue[]) {
    if (!isPlainObject(cell)) continue
    const column = typeof cell.r === 'string' ? findColumn(cell.r) : cells.length
    if (column >= maxColumns) throw parsingFailed(fileProblems.tooManyColumns(maxColumns))
    while (cells.length < column) cells.push('')
    cells[column] = readCell(cell as { [name: string]: XmlValue }, shared)
  }
  return cells
}

const maxColumns = 2_000

function readCell(cell: { [name: string]: XmlValue }, shared: SharedTexts): string {
  const value = typeof cell.v === 'string' ? cell.v : ''
  switch (cell.t) {
    case 's':
      return shared(Number(value))
    case 'inlineStr':
      return readRichText(cell.is)
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    // A formula error, such as "#N/A".
    case 'e':
      return ''
    default:
      return value
  }
}

function toFields(element: XmlValue): Record<string, string> {
  if (!isPlainObject(element)) return {}
  return Object.fromEntries(
    Object.entries(element).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

async function* readElements(part: ZipPart, name: string): AsyncGenerator<XmlElement[]> {
  const reader = createXmlReader((found) => found === name, { trims: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of part.open())
      yield reader.feed(decoder.decode(chunk, { stream: true }))
    yield reader.feed(decoder.decode())
  } catch (error) {
    if (error instanceof TypeError) throw parsingFailed(fileProblems.damagedArchive)
    throw error
  }
  reader.end()
}
