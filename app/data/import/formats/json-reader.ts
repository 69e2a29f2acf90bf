import { JSONParser, TokenType } from '@streamparser/json'
import { fileProblems, importMessages, recordProblems } from '#app/data/import/messages.ts'
import { isFeature } from './geojson-feature.ts'
import { recordLimits } from './record-limits.ts'
import { ImportFileError, isPlainObject, parsingFailed } from './records.ts'

export const malformedJson = () => new ImportFileError(importMessages.invalidJson)

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

/** Tokens that begin neither a value nor a name. */
const marks = new Set([
  TokenType.RIGHT_BRACE,
  TokenType.RIGHT_BRACKET,
  TokenType.COLON,
  TokenType.COMMA,
  TokenType.SEPARATOR,
])

/**
 * Read the elements of an array, of a list in an object (`recordLists`), or of lines. Forgets each element after
 * returning it.
 */
export function createJsonReader({ isByLine = false } = {}): JsonReader {
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
  /** The parser builds each value while reading. It can't skip one, only stop. */
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
      if (isListOver) throw malformedJson()
      isListOver = true
    }
  }
  const endLines = () => {
    try {
      parser.end()
    } catch {
      throw malformedJson()
    }
  }
  return {
    feed(text) {
      try {
        parser.write(text)
      } catch (error) {
        throw error instanceof ImportFileError ? error : malformedJson()
      }
      fed += Buffer.byteLength(text)
      checkLength(fed)
      const done = elements
      elements = []
      return done
    },
    end() {
      // More lines can always follow, so tell the parser that the text ends.
      if (isByLine) endLines()
      if (!parser.isEnded) throw malformedJson()
      return { root, list: list ?? findEmptyList(root) }
    },
  }
}
