import { isPlainObject, toFieldKey, toRecord } from './field-names.ts'
import { fileProblems, importMessages, recordProblems } from './messages.ts'
import { importLimits, type ReadFailure, type ReadRecord, type ReadRecords } from './raw-records.ts'

/** Records of a JSON array, of one object, or of an object with `rows` (FindTreatment's pages). */
export function parseJson(text: string): ReadRecords | ReadFailure {
  if (measureNesting(text) > importLimits.nesting) {
    return {
      ok: false,
      message: importMessages.parsingError(fileProblems.tooDeep(importLimits.nesting)),
    }
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, message: importMessages.invalidJson }
  }
  const notes: string[] = []
  let items: unknown[]
  if (Array.isArray(value)) {
    items = value
  } else if (isPlainObject(value) && Array.isArray(value.rows)) {
    items = value.rows
    if (Number(value.totalPages) > 1) {
      notes.push(`The file is page ${value.page} of ${value.totalPages}; import the others too.`)
    }
  } else if (isPlainObject(value)) {
    items = [value]
  } else {
    return { ok: false, message: importMessages.invalidJson }
  }
  const fieldLabels = new Map<string, string>()
  const records = items.map((item): ReadRecord => {
    if (!isPlainObject(item)) return { problem: recordProblems.notAnObject }
    for (const name of Object.keys(item)) {
      const key = toFieldKey(name)
      if (!fieldLabels.has(key)) fieldLabels.set(key, name.trim())
    }
    return toRecord(Object.entries(item))
  })
  return { ok: true, records, fieldLabels, notes }
}

/** How deep brackets nest, counted before parsing so that no depth can exhaust the parser. */
function measureNesting(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (inString) {
      if (code === 0x5c) index++
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x7d || code === 0x5d) depth--
  }
  return deepest
}
