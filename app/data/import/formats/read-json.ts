import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileProblems, recordProblems } from '#app/data/import/messages.ts'
import { flattenFeature, isFeature } from './geojson-feature.ts'
import { unfoldHsds } from './hsds-services.ts'
import { createJsonReader, malformedJson } from './json-reader.ts'
import { recordLimits, takeFrom } from './record-limits.ts'
import {
  type FileNotes,
  importLimits,
  isPlainObject,
  noteLabel,
  parsingFailed,
  type ReadRecord,
  toRecord,
} from './records.ts'

/**
 * Read the records of a JSON array, one object, an object with `rows` (FindTreatment's pages),
 * GeoJSON, or HSDS. A page of an API says how many pages there are.
 */
export async function* readJson(
  text: AsyncIterable<string>,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const reader = createJsonReader()
  const toRecords = createElementReader(notes)
  for await (const piece of text) yield* toRecords.read(reader.feed(piece))
  const { root, list } = reader.end()
  if (!Array.isArray(root)) {
    if (!isPlainObject(root)) throw malformedJson()
    if (list === null) yield* toRecords.read([root])
    else {
      const left = root[list]
      if (Array.isArray(left)) yield* toRecords.read(left)
      const page = root.page ?? root.page_number
      const pages = root.totalPages ?? root.total_pages
      if (Number(pages) > 1) {
        notes.notes.push(`The file is page ${page} of ${pages}; import the others too.`)
      }
    }
  }
  toRecords.end()
}

/** Read the records of newline-delimited JSON: one object a line. */
export async function* readNdjson(
  text: AsyncIterable<string>,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const reader = createJsonReader({ isByLine: true })
  const toRecords = createElementReader(notes)
  for await (const piece of text) yield* toRecords.read(reader.feed(piece))
  reader.end()
  toRecords.end()
}

/**
 * Read one page of an API as a whole, with its list. It has the limits of a file, and lets requests be answered. Throws
 * `ImportFileError`.
 */
export async function readJsonPage(chunks: Iterable<Uint8Array>): Promise<unknown> {
  const reader = createJsonReader()
  const decoder = new TextDecoder()
  const elements: unknown[] = []
  for (const chunk of chunks) {
    for (const element of reader.feed(decoder.decode(chunk, { stream: true }))) {
      elements.push(element)
    }
    if (elements.length > importLimits.records) {
      throw parsingFailed(fileProblems.tooManyRecords(importLimits.records))
    }
    await nextTurn()
  }
  const { root, list } = reader.end()
  if (Array.isArray(root)) return elements
  if (list !== null && elements.length > 0) Object.assign(root as object, { [list]: elements })
  return root
}

/** How many records are passed on together: an object may unfold to more than fits in memory. */
const chunkSize = 50

/** Turn elements into their records; `end` adds notes about all of them. */
function createElementReader(notes: FileNotes) {
  let otherGeometries = 0
  const toNoted = (fields: [string, unknown][]): ReadRecord => {
    for (const [name] of fields) noteLabel(notes, name)
    return toRecord(fields)
  }
  function* readElement(value: unknown): Generator<ReadRecord> {
    if (!isPlainObject(value)) {
      yield { problem: recordProblems.notAnObject }
    } else if (isFeature(value)) {
      const { fields, hasOtherGeometry } = flattenFeature(value)
      if (hasOtherGeometry) otherGeometries++
      yield toNoted(fields)
    } else {
      const services = unfoldHsds(value)
      if (services === null) yield toNoted(Object.entries(value))
      else yield* readServices(services)
    }
  }
  function* readServices(services: Iterable<Record<string, unknown>>): Generator<ReadRecord> {
    const left = { values: recordLimits.unfoldedValues, length: recordLimits.unfoldedLength }
    let count = 0
    for (const service of services) {
      count++
      if (count > recordLimits.unfoldedRecords || !takeFrom(left, service)) {
        yield { problem: recordProblems.tooManyRecords }
        return
      }
      yield toNoted(Object.entries(service))
    }
  }
  return {
    *read(elements: readonly unknown[]): Generator<ReadRecord[]> {
      let records: ReadRecord[] = []
      for (const element of elements) {
        for (const record of readElement(element)) {
          records.push(record)
          if (records.length < chunkSize) continue
          yield records
          records = []
        }
      }
      if (records.length > 0) yield records
    },
    end() {
      if (otherGeometries > 0) notes.notes.push(fileProblems.otherGeometries(otherGeometries))
    },
  }
}
