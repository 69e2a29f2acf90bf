import { isPlainObject, toRecord } from './field-names.ts'
import { recordProblems } from './messages.ts'
import { type FileNotes, noteLabel, type ReadRecord } from './raw-records.ts'
import { createXmlReader, type XmlValue } from './xml-tree.ts'

/**
 * Records of the outermost elements named item or center, wherever they stand. Values stay text
 * ("07102" keeps its zero), attributes count as fields, and a DOCTYPE is refused.
 */
export async function* readXml(
  text: AsyncIterable<string>,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  const reader = createXmlReader((name) => /^(item|center)$/i.test(name))
  for await (const piece of text) {
    yield reader.feed(piece).map((element) => readElement(element, notes))
  }
  reader.end()
}

function readElement(element: XmlValue, notes: FileNotes): ReadRecord {
  if (element === '') return new Map()
  if (!isPlainObject(element)) return { problem: recordProblems.notAnObject }
  for (const name of Object.keys(element)) noteLabel(notes, name)
  return toRecord(Object.entries(element))
}
