import { setImmediate as nextTurn } from 'node:timers/promises'
import { JSONParser, TokenType } from '@streamparser/json'
import { fileProblems, importMessages, recordProblems } from '#app/features/import/messages.en.ts'
import { flattenFeature, isFeature } from './geojson-feature.ts'
import { unfoldHsds } from './hsds-services.ts'
import { recordLimits, takeFrom } from './record-limits.ts'
import {
  type FileNotes,
  ImportFileError,
  importLimits,
  isPlainObject,
  noteLabel,
  parsingFailed,
  type ReadRecord,
  toRecord,
} from './records.ts'

/**
 * Read the records of a JSON array, one object, an object with `rows` (FindTreatment's pages),
 * GeoJSON, or HSDS. A page of an API counts its pages.
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
    if (!isPlainObject(root)) throw malformed()
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
 * Read one page of an API as a whole, with its list: bounded like a file, and with turns for others. Throws
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

const malformed = () => new ImportFileError(importMessages.invalidJson)

/** Records that are handed on together, so that not all that an object unfolds to is in memory. */
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

type JsonReader = {
  /** Return the elements that this chunk completes. Throws `ImportFileError`. */
  feed(text: string): unknown[]
  /**
   * Return the whole value without those elements, and the name of the list that held them. Throws
   * if the text ends too early.
   */
  end(): { root: unknown; list: ListName | null }
}

/** The lists whose elements are records, by their name in the outermost object. */
const recordLists = {
  /** FindTreatment.gov. */
  rows: () => true,
  /** GeoJSON. One center may also have a list of features. */
  features: isFeature,
  /** HSDS. */
  contents: isPlainObject,
} satisfies Record<string, (element: unknown) => boolean>
type ListName = keyof typeof recordLists

/** An object with a name is a center, even if its list of features is empty. */
function findEmptyList(root: unknown): ListName | null {
  if (!isPlainObject(root)) return null
  if (root.type === 'FeatureCollection') return 'features'
  if ('name' in root || 'title' in root) return null
  const names = Object.keys(recordLists) as ListName[]
  return names.find((name) => Array.isArray(root[name]) && root[name].length === 0) ?? null
}

function isListName(name: unknown): name is ListName {
  return typeof name === 'string' && Object.hasOwn(recordLists, name)
}

/** The tokens that begin no value and no name of one. */
const marks = new Set([
  TokenType.RIGHT_BRACE,
  TokenType.RIGHT_BRACKET,
  TokenType.COLON,
  TokenType.COMMA,
  TokenType.SEPARATOR,
])

/**
 * Read the elements of an array, of one of an object's `recordLists`, or of a text with one a line, and forget each
 * one after returning it.
 */
function createJsonReader({ isByLine = false } = {}): JsonReader {
  const listPaths = Object.keys(recordLists).map((name) => `$.${name}.*`)
  const parser = isByLine
    ? new JSONParser({ paths: ['$'], separator: '\n' })
    : new JSONParser({ paths: ['$', '$.*', ...listPaths] })
  let root: unknown
  let list: ListName | null = null
  let isListOver = false
  let elements: unknown[] = []
  let count = 0
  let depth = 0
  /** In bytes: the input so far, the current token, and the end of the last element. */
  let fed = 0
  let position = 0
  let lastEnd = 0
  /** Since the end of the last element. */
  let values = 0
  const checkLength = (end: number) => {
    if (end - lastEnd > recordLimits.length) {
      throw parsingFailed(fileProblems.recordTooLong(count + 1))
    }
  }
  /** The parser builds a value while it reads it, so it can only be stopped, not told to pass over one. */
  const checkValues = () => {
    if (values <= recordLimits.values) return
    const reason = recordProblems.tooMuch(recordLimits.values)
    throw parsingFailed(fileProblems.unreadableRecord(count + 1, reason))
  }
  const keep = (element: unknown) => {
    elements.push(element)
    count++
    values = 0
    lastEnd = position
  }
  parser.onToken = ({ token, offset }) => {
    position = offset
    checkLength(position)
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    if (depth > recordLimits.nesting) {
      throw parsingFailed(fileProblems.tooDeep(recordLimits.nesting))
    }
    if (!marks.has(token)) {
      values++
      checkValues()
    }
  }
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length === 0) {
      root = value
      if (isByLine) keep(value)
    } else if (Array.isArray(parent)) {
      const name = stack[1]?.key
      if (isListName(name)) {
        if (name !== list && !recordLists[name](value)) return
        list = name
      }
      keep(value)
      parent.pop()
    } else if (stack.length === 1 && key === list) {
      // The parser would also read a second list and keep everything in between in memory.
      if (isListOver) throw malformed()
      isListOver = true
    }
  }
  const endLines = () => {
    try {
      parser.end()
    } catch {
      throw malformed()
    }
  }
  return {
    feed(text) {
      try {
        parser.write(text)
      } catch (error) {
        throw error instanceof ImportFileError ? error : malformed()
      }
      fed += Buffer.byteLength(text)
      checkLength(fed)
      const done = elements
      elements = []
      return done
    },
    end() {
      // Lines can always go on, so the parser has to be told.
      if (isByLine) endLines()
      if (!parser.isEnded) throw malformed()
      return { root, list: list ?? findEmptyList(root) }
    },
  }
}
