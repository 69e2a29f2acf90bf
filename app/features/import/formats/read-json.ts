import { JSONParser, TokenType } from '@streamparser/json'
import { fileProblems, importMessages, recordProblems } from '#app/features/import/messages.en.ts'
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
 * Read the records of a JSON array, one object, or an object with `rows` (FindTreatment's pages).
 */
export async function* readJson(
  text: AsyncIterable<string>,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const reader = createJsonReader()
  for await (const piece of text) {
    yield reader.feed(piece).map((element) => readElement(element, notes))
  }
  const { root, hadRows } = reader.end()
  if (Array.isArray(root)) return
  if (!isPlainObject(root)) throw malformed()
  if (!hadRows) yield [readElement(root, notes)]
  else if (Number(root.totalPages) > 1) {
    notes.notes.push(`The file is page ${root.page} of ${root.totalPages}; import the others too.`)
  }
}

const malformed = () => new ImportFileError(importMessages.invalidJson)

function readElement(value: unknown, notes: FileNotes): ReadRecord {
  if (!isPlainObject(value)) return { problem: recordProblems.notAnObject }
  for (const name of Object.keys(value)) noteLabel(notes, name)
  return toRecord(Object.entries(value))
}

type JsonReader = {
  /** Returns the elements that this chunk completes. Throws `ImportFileError`. */
  feed(text: string): unknown[]
  /** Returns the whole value without those elements. Throws if the text ends too early. */
  end(): { root: unknown; hadRows: boolean }
}

/**
 * Reads the elements of an array, or of an object's `rows`, and forgets each one after returning
 * it.
 */
function createJsonReader(): JsonReader {
  const parser = new JSONParser({ paths: ['$', '$.*', '$.rows.*'] })
  let root: unknown
  let hadRows = false
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
    if (stack.length === 0) root = value
    else if (Array.isArray(parent)) {
      elements.push(value)
      parent.pop()
      count++
      lastEnd = position
    } else if (stack.length === 1 && key === 'rows') {
      // The parser would also read a second `rows` and keep everything in between in memory.
      if (hadRows) throw malformed()
      hadRows = Array.isArray(value)
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
      if (!parser.isEnded) throw malformed()
      return { root, hadRows }
    },
  }
}
