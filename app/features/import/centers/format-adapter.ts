import type { RawRecord } from '#app/features/import/formats/records.ts'
import type { CenterDraft } from './center-draft.ts'

/** Counts what an adapter met and did not know, by its name in the file. */
export type Tally = Map<string, number>

/** Hostile files may name a field anew in each record. */
const maxTally = 500

export function countIn(tally: Tally, key: string): void {
  const count = tally.get(key)
  if (count !== undefined || tally.size < maxTally) tally.set(key, (count ?? 0) + 1)
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
  readDraft(record: RawRecord, name: string, unknownCodes: Tally): CenterDraft
}
