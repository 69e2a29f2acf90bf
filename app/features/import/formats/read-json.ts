import { fileProblems, importMessages, recordProblems } from '#app/features/import/messages.ts'
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

/** Records of a JSON array, of one object, or of an object with `rows` (FindTreatment's pages). */
export async function* readJson(
  text: AsyncIterable<string>,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const splitter = createJsonSplitter()
  for await (const piece of text) {
    yield splitter.feed(piece).map((element) => readElement(parse(element), notes))
  }
  const end = splitter.end()
  if (end.kind === 'array') return
  const rest = parse(end.text)
  if (!isPlainObject(rest)) throw malformed()
  if (!end.hadRows) yield [readElement(rest, notes)]
  else if (Number(rest.totalPages) > 1) {
    notes.notes.push(`The file is page ${rest.page} of ${rest.totalPages}; import the others too.`)
  }
}

const malformed = () => new ImportFileError(importMessages.invalidJson)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

function readElement(value: unknown, notes: FileNotes): ReadRecord {
  if (!isPlainObject(value)) return { problem: recordProblems.notAnObject }
  for (const name of Object.keys(value)) noteLabel(notes, name)
  return toRecord(Object.entries(value))
}

/**
 * Cuts the text of an array, or of an object with an array `rows`, into the texts of its elements, so
 * that no more than one of them lies in memory. Whether an element is JSON is for its parser to say.
 */
type JsonSplitter = {
  /** The elements that this piece of the text completes. Throws `ImportFileError`. */
  feed(text: string): string[]
  /** Throws where the text ends too early. For an object: all of it but the elements, as JSON. */
  end(): { kind: 'array' } | { kind: 'object'; text: string; hadRows: boolean }
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

function createJsonSplitter(): JsonSplitter {
  let root: 'none' | 'array' | 'object' = 'none'
  let depth = 0
  let inString = false
  let isEscaped = false
  /** Inside an array's elements at this depth; 0 outside of any. */
  let elementsAt = 0
  let hadRows = false
  let isOver = false
  let count = 0
  /** The element, or the object's own text, as far as it has come. */
  let held = ''
  let own = ''
  function feed(text: string): string[] {
    const elements: string[] = []
    let from = 0
    const take = (to: number) => {
      const piece = text.slice(from, to)
      if (elementsAt > 0) held += piece
      else own += piece
      if (Math.max(held.length, own.length) > importLimits.recordLength) {
        throw parsingFailed(fileProblems.recordTooLong(count + 1))
      }
      from = to
    }
    const finish = (at: number, isLast: boolean) => {
      take(at)
      from = at + 1
      // `[]` has no element; `[1,]` and `[,1]` have an empty one, which no parser takes.
      if (!isLast || count > 0 || held.trim() !== '') {
        elements.push(held)
        count++
      }
      held = ''
    }
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (inString) {
        if (isEscaped) isEscaped = false
        else if (code === backslash) isEscaped = true
        else if (code === quote) inString = false
      } else if (root === 'none') {
        if (isSpace(code)) continue
        if (code !== openArray && code !== openObject) throw malformed()
        root = code === openArray ? 'array' : 'object'
        depth = 1
        if (root === 'array') {
          elementsAt = 1
          from = index + 1
        }
      } else if (isOver) {
        if (!isSpace(code)) throw malformed()
      } else if (code === quote) inString = true
      else if (code === openArray || code === openObject) {
        if (
          root === 'object' &&
          depth === 1 &&
          code === openArray &&
          !hadRows &&
          endsWithRowsKey(
            own.slice(-maxKeyLength) + text.slice(Math.max(from, index - maxKeyLength), index),
          )
        ) {
          hadRows = true
          take(index + 1)
          elementsAt = 2
        }
        depth++
        if (depth > importLimits.nesting) {
          throw parsingFailed(fileProblems.tooDeep(importLimits.nesting))
        }
      } else if (code === closeArray || code === closeObject) {
        if (depth === elementsAt) {
          if (code !== closeArray) throw malformed()
          finish(index, true)
          from = index
          elementsAt = 0
        }
        depth--
        if (depth === 0) {
          if (root === 'object' && code !== closeObject) throw malformed()
          isOver = true
        }
      } else if (code === comma && depth === elementsAt) finish(index, false)
      else if (code === colon && depth === elementsAt) throw malformed()
    }
    take(text.length)
    return elements
  }

  return {
    feed,
    end() {
      if (!isOver) throw malformed()
      return root === 'array' ? { kind: 'array' } : { kind: 'object', text: own, hadRows }
    },
  }
}

/** With the white space in and around it. */
const maxKeyLength = 60

/** Whether an object's text so far ends in `"rows":`, at its first level. */
function endsWithRowsKey(text: string): boolean {
  return /[{,]\s*"rows"\s*:\s*$/.test(text.slice(-maxKeyLength))
}
