import { JSONParser, TokenType } from '@streamparser/json'
import { fileProblems, importMessages, recordProblems } from '#app/features/import/messages.en.ts'
import { flattenFeature, isFeature } from './geojson-feature.ts'
import { unfoldHsds } from './hsds-services.ts'
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
  for await (const piece of text) yield reader.feed(piece).flatMap(toRecords.read)
  const { root, list } = reader.end()
  if (!Array.isArray(root)) {
    if (!isPlainObject(root)) throw malformed()
    if (list === null) yield toRecords.read(root)
    else {
      const left = root[list]
      if (Array.isArray(left)) yield left.flatMap(toRecords.read)
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
  for await (const piece of text) yield reader.feed(piece).flatMap(toRecords.read)
  reader.end()
  toRecords.end()
}

const malformed = () => new ImportFileError(importMessages.invalidJson)

/** Turn an element into its records; `end` adds notes about all of them. */
function createElementReader(notes: FileNotes) {
  let otherGeometries = 0
  const toNoted = (fields: [string, unknown][]): ReadRecord => {
    for (const [name] of fields) noteLabel(notes, name)
    return toRecord(fields)
  }
  return {
    read(value: unknown): ReadRecord[] {
      if (!isPlainObject(value)) return [{ problem: recordProblems.notAnObject }]
      if (isFeature(value)) {
        const { fields, hasOtherGeometry } = flattenFeature(value)
        if (hasOtherGeometry) otherGeometries++
        return [toNoted(fields)]
      }
      const objects = unfoldHsds(value) ?? [value]
      return objects.map((object) => toNoted(Object.entries(object)))
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
  const checkLength = (end: number) => {
    if (end - lastEnd > importLimits.recordLength) {
      throw parsingFailed(fileProblems.recordTooLong(count + 1))
    }
  }
  const keep = (element: unknown) => {
    elements.push(element)
    count++
    lastEnd = position
  }
  parser.onToken = ({ token, offset }) => {
    position = offset
    checkLength(position)
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    if (depth > importLimits.nesting) {
      throw parsingFailed(fileProblems.tooDeep(importLimits.nesting))
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
