import type { RawRecord } from '#app/features/import/formats/records.ts'
import type { CenterDraft } from './center-draft.ts'

/** How often a name that no adapter knows occurs in a file. */
export type Tally = Map<string, number>

/** A hostile file may use a new field name in each record. */
const maxTally = 500

export function countIn(tally: Tally, key: string): void {
  const count = tally.get(key)
  if (count !== undefined || tally.size < maxTally) tally.set(key, (count ?? 0) + 1)
}

/** What reading a record needs to know about its file, and adds to it. */
export type RecordNotes = {
  unknownCodes: Tally
  /** Each of the file's columns as it is written there, by its key. */
  columns: ReadonlyMap<string, string>
}

/** One way of describing centers. A further one is a file of its own and a line in `parse-centers`. */
export type FormatAdapter = {
  name: string
  /** Whether a record is in this format, by its fields. */
  matches(record: RawRecord): boolean
  /** The name to show; null when the record has none. */
  readName(record: RawRecord): string | null
  /** Whether the adapter reads a field of this key, or leaves it out on purpose. */
  isKnownField(key: string, value: unknown): boolean
  readDraft(record: RawRecord, name: string, notes: RecordNotes): CenterDraft
}
