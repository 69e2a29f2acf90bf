import type { CenterDraft } from './center-draft.ts'
import type { RawRecord } from './field-names.ts'

/** Counts what a shape met and did not know, by its name in the file. */
export type Tally = Map<string, number>

/** One way of describing centers. A further one is a file of its own and a line in `parse-centers`. */
export type Shape = {
  name: string
  /** Whether a record is of this shape, told by its fields. */
  matches(record: RawRecord): boolean
  /** The name to show; null when the record has none. */
  readName(record: RawRecord): string | null
  /** Whether the shape reads a field of this key, or leaves it out on purpose. */
  isKnownField(key: string, value: unknown): boolean
  readDraft(record: RawRecord, name: string, unknownCodes: Tally): CenterDraft
}
