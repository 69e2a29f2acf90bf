import { fileProblems, importMessages } from '#app/features/import/messages.en.ts'

/**
 * One record of a file: its fields by key (`toFieldKey`). Blank values are left out, so a field that
 * is there says something. Values are text, or what JSON and XML nest.
 */
export type RawRecord = Map<string, unknown>

/** "placeId", "place_id", "Place ID" and " PLACE_ID " are one field: "placeid". Letters of any alphabet count. */
export function toFieldKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

const wordsForNothing = new Set(['', 'null', 'undefined', 'n/a', '#n/a', 'na', 'nan', 'none'])

/** Nothing, white space, or a word that spreadsheets write for nothing ("null", "N/A", "NA"). */
export function isBlank(value: unknown): boolean {
  if (typeof value !== 'string') return value === null || value === undefined
  const word = value.trim()
  return word.length < 10 && wordsForNothing.has(word.toLowerCase())
}

/** A record from a file's names and values. Where two names are one field, the first filled one wins. */
export function toRecord(entries: Iterable<readonly [name: string, value: unknown]>): RawRecord {
  const record: RawRecord = new Map()
  for (const [name, value] of entries) {
    if (isBlank(value)) continue
    const key = toFieldKey(name)
    if (key !== '' && !record.has(key)) record.set(key, value)
  }
  return record
}

/** The value of the first of these keys that the record fills; null when none does. */
export function pick(record: RawRecord, ...keys: string[]): unknown {
  for (const key of keys) {
    const value = record.get(key)
    if (!isBlank(value)) return value
  }
  return null
}

/** A nested object's own fields as a record; empty for anything else. */
export function toNestedRecord(value: unknown): RawRecord {
  return isPlainObject(value) ? toRecord(Object.entries(value)) : new Map()
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A record, or why a row of the file cannot be one. */
export type ReadRecord = RawRecord | { problem: string }

/** What a reading learns of its file besides the records. */
export type FileNotes = {
  /** Each field's name as the file first writes it, by its key. */
  fieldLabels: Map<string, string>
  notes: string[]
}

export function noteLabel({ fieldLabels }: FileNotes, name: string): void {
  const key = toFieldKey(name)
  if (!fieldLabels.has(key)) fieldLabels.set(key, name.trim())
}

/** What is wrong with a file as a whole. The message is ready to be shown. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'
}

export function parsingFailed(detail: string): ImportFileError {
  return new ImportFileError(importMessages.parsingError(detail))
}

export const importLimits = {
  /** Of a file as it is uploaded, and of what is packed in it. */
  megabytes: 50,
  expandedMegabytes: 250,
  /** Minutes for which a file may be on its way: 50 MB at half a megabit a second. */
  uploadMinutes: 15,
  records: 200_000,
  nesting: 20,
  /** Characters of one record. */
  recordLength: 4_000_000,
  /** Minutes for which whoever stores the records may wait for the reading of one file. */
  readingMinutes: 5,
}

const textFormats = ['json', 'csv', 'xml'] as const
type ImportFormat = (typeof textFormats)[number] | 'xlsx'

/**
 * Whether an import takes a file of this name: `'list.CSV'` → `'csv'`, `'list.json.gz'` → `'json'`,
 * `'list.txt'` → null. A workbook is packed already.
 */
export function findFormat(fileName: string): ImportFormat | null {
  const [, extension = '', packed] = /\.([a-z0-9]+)(\.gz)?$/i.exec(fileName.trim()) ?? []
  const format = extension.toLowerCase()
  if (format === 'xlsx') return packed ? null : 'xlsx'
  return textFormats.find((known) => known === format) ?? null
}

/** The error for an empty file. */
export function describeEmptyFile(fileName: string): string {
  return findFormat(fileName) === 'csv'
    ? importMessages.csvNeedsRows
    : importMessages.parsingError(fileProblems.empty)
}
