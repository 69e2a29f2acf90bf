import { isPlainObject, toRecord } from './field-names.ts'
import { ImportFileError, parsingFailed } from './import-file-error.ts'
import { fileProblems, importMessages, recordProblems } from './messages.ts'
import { type FileNotes, importLimits, noteLabel, type ReadRecord } from './raw-records.ts'
import { createJsonSplitter, JsonStructureError } from './split-json.ts'

/** Records of a JSON array, of one object, or of an object with `rows` (FindTreatment's pages). */
export async function* readJson(
  text: AsyncIterable<string>,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const splitter = createJsonSplitter(importLimits)
  let count = 0
  try {
    for await (const piece of text) {
      const elements = splitter.feed(piece)
      count += elements.length
      yield elements.map((element) => readElement(parse(element), notes))
    }
    const end = splitter.end()
    if (end.kind === 'array') return
    const rest = parse(end.text)
    if (!isPlainObject(rest)) throw new ImportFileError(importMessages.invalidJson)
    if (!end.hadRows) yield [readElement(rest, notes)]
    else if (Number(rest.totalPages) > 1) {
      notes.notes.push(
        `The file is page ${rest.page} of ${rest.totalPages}; import the others too.`,
      )
    }
  } catch (error) {
    if (!(error instanceof JsonStructureError)) throw error
    if (error.fault === 'too-deep') throw parsingFailed(fileProblems.tooDeep(importLimits.nesting))
    if (error.fault === 'too-long') throw parsingFailed(fileProblems.recordTooLong(count + 1))
    throw new ImportFileError(importMessages.invalidJson)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportFileError(importMessages.invalidJson)
  }
}

function readElement(value: unknown, notes: FileNotes): ReadRecord {
  if (!isPlainObject(value)) return { problem: recordProblems.notAnObject }
  for (const name of Object.keys(value)) noteLabel(notes, name)
  return toRecord(Object.entries(value))
}
