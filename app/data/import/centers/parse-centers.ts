import type { FileSource } from '#app/data/import/formats/file-source.ts'
import { readRecords } from '#app/data/import/formats/read-records.ts'
import {
  type FileNotes,
  isBlank,
  type RawRecord,
  type ReadRecord,
  toFieldKey,
} from '#app/data/import/formats/records.ts'
import { hashShape } from '#app/data/import/formats/table-header.ts'
import {
  countRecords,
  fileProblems,
  importantFields,
  recordProblems,
  recordWarnings,
} from '#app/data/import/messages.ts'
import type { Constant, ImportChoices, ImportContents, TableHeader } from '#db/schema/imports.ts'
import { buildDraft, type CenterDraft } from './center-draft.ts'
import { isColumnName, isOwnColumn } from './column-names.ts'
import { applyConstants, fillFields } from './constants.ts'
import { countIn, type FormatAdapter, type Tally } from './format-adapter.ts'
import { createHeadingCounty } from './heading-county.ts'
import { hsdsAdapter } from './hsds-adapter.ts'
import { isGiven } from './important-fields.ts'
import { isOutsideState } from './is-outside-state.ts'
import { createRowFilter, type RowRules } from './leave-out-rows.ts'
import { applyMapping } from './map-columns.ts'
import { googleAdapter, isOwnExport, ownAdapter } from './own-adapter.ts'
import { maxKeyLength, type OwnField } from './own-fields.ts'
import { recognizeColumns } from './recognize-columns.ts'
import { samhsaAdapter } from './samhsa-adapter.ts'
import { isTestRow } from './test-rows.ts'
import { tidyRecord } from './tidy-record.ts'
import { shapeValues } from './value-shapes.ts'

/** The first adapter that matches a record reads it; `ownAdapter` matches every record. */
const adapters: readonly FormatAdapter[] = [hsdsAdapter, samhsaAdapter, googleAdapter, ownAdapter]

const maxName = 300
/** Of one record. A hostile file can give a reason for each of its values. */
const maxWarnings = 50

/** One record of a file: a center, or the reason why we can't use it. */
export type ParsedItem =
  | { ok: true; number: number; draft: CenterDraft }
  | {
      ok: false
      number: number
      name: string | null
      reason: string
      /** Set if it is outside the state: "Austin, TX". */
      outside?: string
    }

/** Create the tallies and notes about a file that `parseCenters` fills in. */
export function createContents() {
  const tally = (): Tally => new Map()
  return {
    formats: tally(),
    unknownFields: tally(),
    unknownCodes: tally(),
    mappedFields: new Set<string>(),
    columns: new Set<string>(),
    /** By the reason that the rows' report gives. */
    skippedRows: tally(),
    /** How many records have a name, and how many centers each of `importantFields`. */
    found: tally(),
    remarks: tally(),
    outside: 0,
    notes: [] as string[],
    table: undefined as TableHeader | undefined,
  }
}
export type FileContents = ReturnType<typeof createContents>

/** A hostile file can use a new column in every record. */
const maxColumns = 500

/** Convert the tallies and notes to their stored form; each tally keeps its 100 largest counts. */
export function toStored(contents: FileContents): ImportContents {
  const list = (tally: Tally) => [...tally].sort(([, one], [, other]) => other - one).slice(0, 100)
  return {
    formats: list(contents.formats),
    unknownFields: list(contents.unknownFields),
    unknownCodes: list(contents.unknownCodes),
    mappedFields: [...contents.mappedFields],
    columns: [...contents.columns].sort().slice(0, maxColumns),
    skippedRows: list(contents.skippedRows),
    outside: contents.outside,
    notes: [
      ...contents.notes,
      ...list(contents.remarks).map(([remark, count]) => `${remark}: ${countRecords(count)}.`),
    ],
    table: contents.table,
    found: list(contents.found),
  }
}

export type ParseOptions = RowRules & {
  /** Our field for each unknown column, by the column's key (`toFieldKey`). */
  mapping?: Readonly<Record<string, string>>
  constants?: readonly Constant[]
  /** The row of a table that names its columns; guessed without. */
  headerRow?: number | null
  /** The columns of a known file, by which its header is found: keys, sorted. */
  headerColumns?: readonly string[] | null
  /** What to do with records outside the state; by default they are kept. */
  outside?: ImportChoices['outside']
  /** Skip the records up to this number: they are already done. */
  after?: number
}

/**
 * Read the centers of an import file. The extension decides how to read it, the fields decide the
 * adapter. Numbers records from 1 and adds to `contents`. Throws `ImportFileError` for a problem
 * with the whole file.
 */
export async function* parseCenters(
  source: FileSource,
  contents: FileContents,
  options: ParseOptions = {},
): AsyncGenerator<ParsedItem[]> {
  const { mapping = {}, constants = [], outside = 'keep', after = 0 } = options
  const notes: FileNotes = { fieldLabels: new Map(), notes: contents.notes }
  const header = {
    headerRow: options.headerRow,
    headerShape: options.headerColumns ? hashShape(options.headerColumns) : null,
    isHeading: (key: string) => isColumnName(key) || Object.hasOwn(mapping, key),
  }
  const fields = [...new Set(Object.values(mapping))] as OwnField[]
  const keys = new Map(fields.map((field) => [toFieldKey(field), field]))
  const findCounty = createHeadingCounty(() => notes.table)
  let number = 0
  const rowFilter = createRowFilter(options)
  for await (const records of readRecords(source, notes, header)) {
    const items: ParsedItem[] = []
    for (const record of records) {
      number++
      const county = findCounty(record)
      if (number <= after) continue
      const reason = 'problem' in record ? null : rowFilter.explainLeftOut(record)
      if (reason !== null) {
        countIn(contents.skippedRows, reason)
        items.push(skipRecord(number, record, reason))
        continue
      }
      const mapped = applyMapping(record, mapping)
      const decided = { keys, constants, county }
      const item = parseRecord(number, mapped, decided, notes.fieldLabels, contents)
      if (!item.ok || !isOutsideState(item.draft)) {
        items.push(item)
        continue
      }
      contents.outside++
      items.push(outside === 'skip' ? leaveOutside(item) : item)
    }
    if (items.length > 0) yield items
  }
  contents.table = notes.table
  for (const key of Object.keys(mapping)) {
    if (notes.fieldLabels.has(key)) contents.mappedFields.add(key)
  }
  for (const key of notes.fieldLabels.keys()) {
    if (key !== '' && key.length <= maxKeyLength) contents.columns.add(key)
  }
  contents.notes.push(...rowFilter.describeUnused())
}

function limitWarnings(warnings: string[]): string[] {
  const more = warnings.length - maxWarnings
  return more > 0 ? [...warnings.slice(0, maxWarnings), recordWarnings.more(more)] : warnings
}

function findAdapter(record: RawRecord): FormatAdapter {
  return adapters.find((candidate) => candidate.matches(record)) ?? ownAdapter
}

/** Read only the name: a skipped record needs no draft. */
function skipRecord(number: number, record: ReadRecord, reason: string): ParsedItem {
  const name = 'problem' in record ? null : findAdapter(record).readName(record)
  return { ok: false, number, name: name?.slice(0, maxName) ?? null, reason }
}

function leaveOutside({ number, draft }: ParsedItem & { ok: true }): ParsedItem {
  const { name, city, state, countryCode } = draft
  const place = [city, state ?? countryCode].filter(Boolean).join(', ')
  return { ok: false, number, name, reason: recordProblems.outside, outside: place }
}

/** A person's decisions about a file: the fields of mapped columns, by key, and the constants. */
type Decided = {
  keys: ReadonlyMap<string, OwnField>
  constants: readonly Constant[]
  /** The county of a heading above the record. */
  county: string | null
}

function parseRecord(
  number: number,
  record: ReadRecord,
  { keys, constants, county }: Decided,
  labels: Map<string, string>,
  contents: FileContents,
): ParsedItem {
  if ('problem' in record) return { ok: false, number, name: null, reason: record.problem }
  const adapter = findAdapter(record)
  const isForeign = adapter === ownAdapter && !isOwnExport(record)
  const lost = shapeValues(record, adapter, labels)
  if (isForeign) lost.push(...tidyRecord(record, labels))
  if (isForeign) lost.push(...recognizeColumns(record, isOwnColumn))
  countIn(contents.formats, adapter.name)
  for (const [key, value] of record) {
    if (!adapter.isKnownField(key, value, record) && !keys.has(key))
      countIn(contents.unknownFields, labels.get(key) ?? key)
  }
  const name = adapter.readName(record)
  if (!name) return { ok: false, number, name, reason: recordProblems.missingName }
  countIn(contents.found, 'name')
  if (name.length > maxName) {
    return { ok: false, number, name, reason: recordProblems.nameTooLong(maxName) }
  }
  if (isTestRow(name, record)) return { ok: false, number, name, reason: recordProblems.testRow }
  const { unknownCodes, remarks } = contents
  const notes = { unknownCodes, remarks, columns: labels }
  const mapped = [...keys].map(([key, field]) => [field, record.get(key)] as const)
  // An adapter reads only its own names, and a mapped column has one of ours.
  const source = fillFields(adapter.readFields(record, name, notes), mapped)
  if (county !== null && isBlank(source.county)) {
    source.county = county
    countIn(remarks, fileProblems.countyOfHeading)
  }
  const draft = buildDraft(applyConstants(source, constants))
  if (lost.length > 0) draft.warnings = [...draft.warnings, ...lost]
  draft.warnings = limitWarnings(draft.warnings)
  for (const field of importantFields) {
    if (isGiven[field](draft)) countIn(contents.found, field)
  }
  return { ok: true, number, draft }
}
