import type { RawRecord } from '#app/data/import/formats/records.ts'
import type { DraftSource } from './center-draft.ts'
import type { Shape } from './value-shapes.ts'

/** How often each name occurs in a file. */
export type Tally = Map<string, number>

/** A hostile file can use a new field name in every record. */
const maxTally = 500

export function countIn(tally: Tally, key: string): void {
  const count = tally.get(key)
  if (count !== undefined || tally.size < maxTally) tally.set(key, (count ?? 0) + 1)
}

/** Facts about the whole file: adapters read `columns` and add to `unknownCodes`. */
export type RecordNotes = {
  unknownCodes: Tally
  /** Sentences about corrections to many records, with the number of records. */
  remarks: Tally
  /** Each column's name as the file writes it, by key (`toFieldKey`). */
  columns: ReadonlyMap<string, string>
}

/**
 * Reads one source's way of describing centers. To add one, write a new file and list it in
 * `parse-centers`.
 */
export type FormatAdapter = {
  name: string
  /** Recognize the format by the record's field names. */
  matches(record: RawRecord): boolean
  /** The center's name; null when the record has none. */
  readName(record: RawRecord): string | null
  /** True for a field that the adapter reads or ignores on purpose; other fields are reported. */
  isKnownField(key: string, value: unknown, record: RawRecord): boolean
  /** The fields that are lists or objects, by key. All others are one text (`shapeValues`). */
  shapes: ReadonlyMap<string, Shape>
  /** Find the fields; `buildDraft` cleans them. */
  readFields(record: RawRecord, name: string, notes: RecordNotes): DraftSource
}
