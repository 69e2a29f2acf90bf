import type { CenterDraft } from './center-draft.ts'
import { cleanText } from './clean-values.ts'
import type { RawRecord } from './field-names.ts'
import { googleShape } from './google-shape.ts'
import { recordProblems } from './messages.ts'
import { ownShape } from './own-shape.ts'
import type { ReadFailure, ReadRecord } from './raw-records.ts'
import { readRecords } from './read-records.ts'
import { samhsaShape } from './samhsa-shape.ts'
import type { Shape, Tally } from './shapes.ts'

/** The first that matches a record reads it; our own takes what is left. */
const shapes: readonly Shape[] = [samhsaShape, googleShape, ownShape]

const longestName = 300

/** One record of a file: a center, or the reason why it is none. */
export type ParsedItem =
  | { ok: true; number: number; draft: CenterDraft }
  /** `reason` is null where the name is missing. */
  | { ok: false; number: number; name: string | null; reason: string | null }

export type ParsedCenters = {
  ok: true
  items: ParsedItem[]
  /** How many records each shape read. */
  shapes: Tally
  /** Fields that no shape reads, by their name in the file, with the records that fill them. */
  unknownFields: Tally
  /** Service codes that SAMHSA's code book lacks. */
  unknownCodes: Tally
  notes: string[]
}

/**
 * The centers of an import file, by its extension and then by its fields. Pure: nothing is written.
 * Records are numbered from 1. A failure concerns the whole file, and its message can be shown.
 */
export function parseCenters(fileName: string, bytes: Uint8Array): ParsedCenters | ReadFailure {
  const read = readRecords(fileName, bytes)
  if (!read.ok) return read
  const result: ParsedCenters = {
    ok: true,
    items: [],
    shapes: new Map(),
    unknownFields: new Map(),
    unknownCodes: new Map(),
    notes: read.notes,
  }
  for (const [index, record] of read.records.entries()) {
    result.items.push(parseRecord(index + 1, record, read.fieldLabels, result))
  }
  return result
}

function parseRecord(
  number: number,
  record: ReadRecord,
  labels: Map<string, string>,
  result: ParsedCenters,
): ParsedItem {
  if ('problem' in record) return { ok: false, number, name: null, reason: record.problem }
  const shape = shapes.find((candidate) => candidate.matches(record)) ?? ownShape
  add(result.shapes, shape.name)
  for (const [key, value] of record) {
    if (!shape.isKnownField(key, value)) add(result.unknownFields, labels.get(key) ?? key)
  }
  const name = shape.readName(record)
  if (!name) return { ok: false, number, name: null, reason: null }
  if (name.length > longestName) {
    return { ok: false, number, name, reason: recordProblems.nameTooLong(longestName) }
  }
  if (isTestRow(name, record)) return { ok: false, number, name, reason: recordProblems.testRow }
  return { ok: true, number, draft: shape.readDraft(record, name, result.unknownCodes) }
}

/** Real directories carry such rows: "Test Program" at "123 Main St" in "SomeCity". */
function isTestRow(name: string, record: RawRecord): boolean {
  const city = cleanText(record.get('city'))
  return (
    /^test(ing)?( (program|facility|center|row|record))?$/i.test(name) ||
    /^some ?city$/i.test(city ?? '')
  )
}

function add(tally: Tally, key: string): void {
  tally.set(key, (tally.get(key) ?? 0) + 1)
}
