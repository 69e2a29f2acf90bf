import { fileProblems, importMessages } from '#app/data/import/messages.ts'
import type { TableHeader } from '#db/schema/imports.ts'
import { findFormat } from './import-formats.ts'

/**
 * One record of a file: its fields by key (`toFieldKey`), without blank values. Values are text, or
 * nested values from JSON and XML.
 */
export type RawRecord = Map<string, unknown>

/**
 * Return "placeid" for "placeId", "place_id", "Place ID" and " PLACE_ID ". Keeps letters of any
 * alphabet.
 */
export function toFieldKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

const wordsForNothing = new Set(['', 'null', 'undefined', 'n/a', '#n/a', 'na', 'nan', 'none'])

/**
 * Check for null, white space, and the words that spreadsheets write for an empty cell ("null",
 * "N/A", "NA").
 */
export function isBlank(value: unknown): boolean {
  if (typeof value !== 'string') return value === null || value === undefined
  const word = value.trim()
  return word.length < 10 && wordsForNothing.has(word.toLowerCase())
}

/**
 * Build a record from names and values. If two names have the same key, the first one with a value
 * wins.
 */
export function toRecord(entries: Iterable<readonly [name: string, value: unknown]>): RawRecord {
  const record: RawRecord = new Map()
  for (const [name, value] of entries) {
    if (isBlank(value)) continue
    const key = toFieldKey(name)
    if (key !== '' && !record.has(key)) record.set(key, value)
  }
  return record
}

/** Return the value of the first of these keys that has one; null if none does. */
export function pick(record: RawRecord, ...keys: string[]): unknown {
  for (const key of keys) {
    const value = record.get(key)
    if (!isBlank(value)) return value
  }
  return null
}

/** Convert a nested object to a record; anything else gives an empty record. */
export function toNestedRecord(value: unknown): RawRecord {
  return isPlainObject(value) ? toRecord(Object.entries(value)) : new Map()
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A record, or the reason why a row can't be read. A heading between rows isn't one, but says what they share. */
export type ReadRecord = RawRecord | { problem: string; heading?: string }

/** Facts about the whole file that a reader collects. */
export type FileNotes = {
  /** Each field's name as the file first writes it, by key (`toFieldKey`). */
  fieldLabels: Map<string, string>
  notes: string[]
  /** Where the header of a table is, and what else is at its top. */
  table?: TableHeader
}

export function noteLabel({ fieldLabels }: FileNotes, name: string): void {
  const key = toFieldKey(name)
  if (!fieldLabels.has(key)) fieldLabels.set(key, name.trim())
}

/** A problem with the whole file. The message can be shown to the person. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'
}

export function parsingFailed(detail: string): ImportFileError {
  return new ImportFileError(importMessages.parsingError(detail))
}

export const importLimits = {
  /** Of the uploaded file; `expandedMegabytes` applies after unpacking. */
  megabytes: 50,
  expandedMegabytes: 250,
  /** Enough for 50 MB at half a megabit per second. */
  uploadMinutes: 15,
  records: 200_000,
  /** Of all tables of a package beside its services, because these are kept in memory. */
  linkedRows: 500_000,
  /** Cells of these rows; a row of a real package has about five. */
  linkedValues: 2_500_000,
  /** In characters, of these rows. */
  linkedLength: 50_000_000,
  /** Files in an archive. A workbook with pictures has hundreds. */
  parts: 10_000,
  /** The texts that cells of a workbook share are kept in memory. */
  sharedTexts: 1_000_000,
  /** In bytes, unpacked. */
  sharedTextSize: 64 * 1024 * 1024,
  /** Of the first sheet of a workbook, merged downward. */
  mergedRanges: 100_000,
  /** Cells that such ranges cover, in workbooks and web pages. */
  mergedCells: 1_000_000,
  /** Total minutes for reading one file, without the time to store its records. */
  readingMinutes: 5,
}

export function describeEmptyFile(fileName: string): string {
  const format = findFormat(fileName)
  return format === 'csv' || format === 'tsv'
    ? importMessages.csvNeedsRows
    : importMessages.parsingError(fileProblems.empty)
}
