import { SaxesParser } from 'saxes'
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
 * Read the outermost elements named item or center at any depth. Values stay text ("07102" keeps
 * its zero), attributes become fields, and a DOCTYPE is refused.
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

/** An element's attributes and children by name, or just its text. Repeated names become a list. */
export type XmlValue = string | XmlValue[] | { [name: string]: XmlValue }

type Open = { name: string; children: Map<string, XmlValue>; text: string }

type XmlReader = {
  /** Return the wanted elements that this chunk completes. Throws `ImportFileError`. */
  feed(text: string): XmlValue[]
  end(): void
}

/**
 * Find the outermost elements that `isWanted` accepts, at any depth, and discard the others. Drops
 * name prefixes, keeps values as text, and reads an element that has text as just that text.
 * Refuses a DOCTYPE, because a DOCTYPE can declare entities that expand without limit. `trims`
 * removes white space around text.
 */
export function createXmlReader(
  isWanted: (name: string) => boolean,
  { trims = true } = {},
): XmlReader {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let found: XmlValue[] = []
  let depth = 0
  const open: Open[] = []
  const addText = (text: string) => {
    const element = open.at(-1)
    if (!element) return
    element.text += text
    if (element.text.length > importLimits.recordLength) {
      throw parsingFailed(fileProblems.valueTooLong)
    }
  }
  parser.on('doctype', () => {
    throw parsingFailed(fileProblems.documentType)
  })
  parser.on('error', (error) => {
    // Leave undeclared entities such as "&nbsp;" as they are written.
    if (!/undefined entity/.test(error.message)) {
      throw new ImportFileError(importMessages.invalidXml)
    }
  })
  parser.on('opentag', ({ name: fullName, attributes }) => {
    depth++
    if (depth > importLimits.nesting)
      throw parsingFailed(fileProblems.tooDeep(importLimits.nesting))
    const name = dropPrefix(fullName)
    if (open.length === 0 && !isWanted(name)) return
    const children = new Map<string, XmlValue>()
    for (const [key, value] of Object.entries(attributes)) {
      if (!/^xmlns(:|$)/.test(key)) children.set(dropPrefix(key), value)
    }
    open.push({ name, children, text: '' })
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    depth--
    const element = open.pop()
    if (!element) return
    const value = toValue(element, trims)
    const parent = open.at(-1)
    if (parent) addChild(parent.children, element.name, value)
    else found.push(value)
  })
  return {
    feed(text) {
      parser.write(text)
      const done = found
      found = []
      return done
    },
    end() {
      parser.close()
    },
  }
}

function toValue({ children, text }: Open, trims: boolean): XmlValue {
  const trimmed = text.trim()
  if (trimmed !== '' || children.size === 0) return trims ? trimmed : text
  return Object.fromEntries(children)
}

function addChild(children: Map<string, XmlValue>, name: string, value: XmlValue): void {
  const known = children.get(name)
  if (known === undefined) children.set(name, value)
  else if (Array.isArray(known)) known.push(value)
  else children.set(name, [known, value])
}

function dropPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
