import type { CenterDraft } from './center-draft.ts'
import { cleanText } from './clean-values.ts'
import { type RawRecord, toFieldKey } from './field-names.ts'
import type { FileSource } from './file-source.ts'
import { googleShape } from './google-shape.ts'
import { recordProblems } from './messages.ts'
import { ownShape } from './own-shape.ts'
import type { FileNotes, ReadRecord } from './raw-records.ts'
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

/** What was learnt of a file besides its centers. */
export type FileContents = {
  /** How many records each shape read. */
  shapes: Tally
  /** Fields that no shape reads, by their name in the file, with the records that fill them. */
  unknownFields: Tally
  /** Service codes that SAMHSA's code book lacks. */
  unknownCodes: Tally
  notes: string[]
}

export function createContents(): FileContents {
  return { shapes: new Map(), unknownFields: new Map(), unknownCodes: new Map(), notes: [] }
}

export type ParseOptions = {
  /** Which of our fields a column is that no shape knows, by the column's key (`toFieldKey`). */
  mapping?: Readonly<Record<string, string>>
  /** Records before this one are not wanted any more. */
  after?: number
}

/**
 * The centers of an import file, by its extension and then by its fields, in parts as they are read.
 * Records are numbered from 1. Nothing but `contents` is changed. Throws `ImportFileError` for what
 * concerns the whole file.
 */
export async function* parseCenters(
  source: FileSource,
  contents: FileContents,
  { mapping = {}, after = 0 }: ParseOptions = {},
): AsyncGenerator<ParsedItem[]> {
  const notes: FileNotes = { fieldLabels: new Map(), notes: contents.notes }
  let number = 0
  for await (const records of readRecords(source, notes)) {
    const items: ParsedItem[] = []
    for (const record of records) {
      number++
      if (number <= after) continue
      const mapped = applyMapping(record, mapping)
      items.push(parseRecord(number, mapped, notes.fieldLabels, contents))
    }
    if (items.length > 0) yield items
  }
}

/** What the file itself calls by the field's name comes first. */
function applyMapping(record: ReadRecord, mapping: Readonly<Record<string, string>>): ReadRecord {
  if ('problem' in record) return record
  for (const [key, field] of Object.entries(mapping)) {
    const value = record.get(key)
    if (value === undefined) continue
    record.delete(key)
    const target = toFieldKey(field)
    if (!record.has(target)) record.set(target, value)
  }
  return record
}

function parseRecord(
  number: number,
  record: ReadRecord,
  labels: Map<string, string>,
  contents: FileContents,
): ParsedItem {
  if ('problem' in record) return { ok: false, number, name: null, reason: record.problem }
  const shape = shapes.find((candidate) => candidate.matches(record)) ?? ownShape
  add(contents.shapes, shape.name)
  for (const [key, value] of record) {
    if (!shape.isKnownField(key, value)) add(contents.unknownFields, labels.get(key) ?? key)
  }
  const name = shape.readName(record)
  if (!name) return { ok: false, number, name: null, reason: null }
  if (name.length > longestName) {
    return { ok: false, number, name, reason: recordProblems.nameTooLong(longestName) }
  }
  if (isTestRow(name, record)) return { ok: false, number, name, reason: recordProblems.testRow }
  return { ok: true, number, draft: shape.readDraft(record, name, contents.unknownCodes) }
}

/** Real directories carry such rows: "Test Program" at "123 Main St" in "SomeCity". */
function isTestRow(name: string, record: RawRecord): boolean {
  const city = cleanText(record.get('city'))
  return (
    /^test(ing)?( (program|facility|center|row|record))?$/i.test(name) ||
    /^some ?city$/i.test(city ?? '')
  )
}

/** Hostile files may name a field anew in each record. */
const longestTally = 500

function add(tally: Tally, key: string): void {
  const count = tally.get(key)
  if (count !== undefined || tally.size < longestTally) tally.set(key, (count ?? 0) + 1)
}
