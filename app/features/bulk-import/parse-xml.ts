import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isPlainObject, toFieldKey, toRecord } from './field-names.ts'
import { fileProblems, importMessages, recordProblems } from './messages.ts'
import { importLimits, type ReadFailure, type ReadRecord, type ReadRecords } from './raw-records.ts'

const recordNames = new Set(['item', 'center'])

/**
 * Records of the outermost elements named item or center, wherever they stand. Values stay text
 * ("07102" keeps its zero), attributes count as fields, and a DOCTYPE is refused.
 */
export function parseXml(text: string): ReadRecords | ReadFailure {
  if (/<!doctype/i.test(text)) return refuse(fileProblems.documentType)
  if (measureNesting(text) > importLimits.nesting) {
    return refuse(fileProblems.tooDeep(importLimits.nesting))
  }
  let root: unknown
  try {
    if (XMLValidator.validate(text) !== true)
      return { ok: false, message: importMessages.invalidXml }
    root = createParser().parse(text)
  } catch {
    return { ok: false, message: importMessages.invalidXml }
  }
  const fieldLabels = new Map<string, string>()
  const records = findItems(root).map((item): ReadRecord => {
    if (item === '') return new Map()
    if (!isPlainObject(item)) return { problem: recordProblems.notAnObject }
    const entries = Object.entries(item).filter(([name]) => name !== '#text')
    for (const [name] of entries) {
      const key = toFieldKey(name)
      if (!fieldLabels.has(key)) fieldLabels.set(key, name)
    }
    return toRecord(entries.map(([name, value]) => [name, unwrapText(value)]))
  })
  return { ok: true, records, fieldLabels, notes: [] }
}

function refuse(problem: string): ReadFailure {
  return { ok: false, message: importMessages.parsingError(problem) }
}

function createParser(): XMLParser {
  return new XMLParser({
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    trimValues: true,
    entityDecoder: {
      decode: decodeReferences,
      reset() {},
      setXmlVersion() {},
      addInputEntities() {},
      setExternalEntities() {},
    },
  })
}

const namedReferences: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** XML's five names and character numbers: all that can occur without a DOCTYPE. */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, ten, sixteen, name) => {
    if (name !== undefined) return namedReferences[name] ?? whole
    const code = ten === undefined ? Number.parseInt(sixteen, 16) : Number(ten)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function findItems(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(findItems)
  if (!isPlainObject(value)) return []
  return Object.entries(value).flatMap(([name, child]) =>
    recordNames.has(name.toLowerCase()) ? [child].flat() : findItems(child),
  )
}

/** An element with attributes and text counts as its text. */
function unwrapText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapText)
  if (!isPlainObject(value)) return value
  if (typeof value['#text'] === 'string') return value['#text']
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, unwrapText(child)]))
}

function measureNesting(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [tag, closing, name, rest] of text.matchAll(
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g,
  )) {
    if (name === undefined) continue
    if (closing) depth--
    else if (!rest?.endsWith('/') && !tag.endsWith('/>')) deepest = Math.max(deepest, ++depth)
  }
  return deepest
}
