import { SaxesParser } from 'saxes'
import { fileProblems, importMessages, recordProblems } from '#app/data/import/messages.ts'
import { createRecordSize, recordLimits } from './record-limits.ts'
import {
  type FileNotes,
  ImportFileError,
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

function readElement(element: XmlElement, notes: FileNotes): ReadRecord {
  if ('problem' in element) return element
  const { value } = element
  if (value === '') return new Map()
  if (!isPlainObject(value)) return { problem: recordProblems.notAnObject }
  for (const name of Object.keys(value)) noteLabel(notes, name)
  return toRecord(Object.entries(value))
}

/** An element's attributes and children by name, or just its text. Repeated names become a list. */
export type XmlValue = string | XmlValue[] | { [name: string]: XmlValue }

/** A wanted element, or why it was skipped: it holds more than a record may. */
export type XmlElement = { value: XmlValue } | { problem: string }

type Open = { name: string; children: Map<string, XmlValue>; text: string }

type XmlReader = {
  /** Return the wanted elements that this chunk completes. Throws `ImportFileError`. */
  feed(text: string): XmlElement[]
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
  const size = createRecordSize()
  let found: XmlElement[] = []
  let count = 0
  let depth = 0
  /** Since the latest event: the parser keeps a text, name or comment until its end. */
  let unread = 0
  /** Of the open tag. */
  let attributeCount = 0
  /** Why the open element is too large. */
  let problem: string | null = null
  const open: Open[] = []
  const fail = (reason: string) => {
    throw parsingFailed(fileProblems.unreadableRecord(count + 1, reason))
  }
  const measure = (values: number, length: number) => {
    unread = 0
    if (open.length === 0) return
    size.add(values, length)
    if (problem && size.isEndless()) fail(problem)
    if (problem) return
    problem = size.findProblem()
    // Forget its content so far; the rest is only counted.
    if (problem) {
      for (const element of open) Object.assign(element, { children: new Map(), text: '' })
    }
  }
  const addText = (text: string) => {
    measure(0, text.length)
    const element = open.at(-1)
    if (element && !problem) element.text += text
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
  parser.on('attribute', () => {
    unread = 0
    attributeCount++
    // The parser keeps every attribute of a tag in memory until the tag ends.
    if (attributeCount > recordLimits.values) fail(recordProblems.tooMuch(recordLimits.values))
  })
  parser.on('opentag', ({ name: fullName, attributes }) => {
    attributeCount = 0
    depth++
    if (depth > recordLimits.nesting) {
      throw parsingFailed(fileProblems.tooDeep(recordLimits.nesting))
    }
    const name = dropPrefix(fullName)
    unread = 0
    if (open.length === 0 && !isWanted(name)) return
    const children = new Map<string, XmlValue>()
    open.push({ name, children, text: '' })
    measure(1, name.length)
    for (const [key, value] of Object.entries(attributes)) {
      if (/^xmlns(:|$)/.test(key)) continue
      measure(1, key.length + value.length)
      if (!problem) children.set(dropPrefix(key), value)
    }
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('comment', () => measure(0, 0))
  parser.on('processinginstruction', () => measure(0, 0))
  parser.on('closetag', () => {
    unread = 0
    depth--
    const element = open.pop()
    if (!element) return
    const parent = open.at(-1)
    if (parent) {
      if (!problem) addChild(parent.children, element.name, toValue(element, trims))
      return
    }
    found.push(problem ? { problem } : { value: toValue(element, trims) })
    count++
    problem = null
    size.reset()
  })
  return {
    feed(text) {
      unread += text.length
      parser.write(text)
      if (unread > recordLimits.length) {
        throw parsingFailed(fileProblems.recordTooLong(count + 1))
      }
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
