import { isPlainObject, pick, toNestedRecord } from '#app/features/import/formats/records.ts'
import type { DraftHours, DraftInfo } from './center-draft.ts'
import { cleanBoolean, cleanLabel, cleanText } from './clean-values.ts'

/**
 * The items of a list however a file writes it: a JSON array, JSON in a cell, an object with
 * positions for keys (from "categories/0" columns), an XML element around repeated ones, one value.
 */
function readItems(value: unknown): unknown[] {
  const list = typeof value === 'string' ? readJsonCell(value) : value
  if (Array.isArray(list)) return list
  if (!isPlainObject(list)) return list === null || list === undefined ? [] : [list]
  const entries = Object.entries(list)
  if (entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, item]) => item)
  const [only] = entries
  if (entries.length === 1 && only) {
    const [, inner] = only
    if (Array.isArray(inner)) return inner
    if (isPlainObject(inner) || typeof inner === 'string') return [inner]
  }
  return [list]
}

function readJsonCell(cell: string): unknown {
  if (!/^\s*[[{]/.test(cell)) return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** Category names; a plain cell may hold several, parted by semicolons or bars. */
export function readTexts(value: unknown): string[] {
  const list = typeof value === 'string' ? readJsonCell(value) : value
  const texts = typeof list === 'string' ? list.split(/[;|]/) : readItems(list)
  return texts.map(cleanText).filter((text) => text !== null)
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** ISO 8601 weekdays: 1 or "Monday" is Monday; 7, 0 or "Sun" is Sunday; null for anything else. */
function readDay(value: unknown): number | null {
  const text = cleanText(value)?.toLowerCase()
  if (!text) return null
  if (/^[0-7](\.0)?$/.test(text)) return Number(text) || 7
  const index = dayNames.indexOf(text.slice(0, 3))
  return index < 0 ? null : index + 1
}

/** Hours by weekday, from `[{dayOfWeek, hours}]`, `[{day, hours}]` or `{Monday: "9 to 5"}`. */
export function readHours(value: unknown): DraftHours[] {
  const list = typeof value === 'string' ? readJsonCell(value) : value
  if (isPlainObject(list)) {
    const isWeek = Object.keys(list).every((key) => /^[a-z]/i.test(key) && readDay(key))
    const [first] = Object.values(list)
    if (isWeek && !isPlainObject(first) && !Array.isArray(first)) {
      return Object.entries(list).flatMap(([day, hours]) => toHours(day, hours))
    }
  }
  return readItems(list).flatMap((item) => {
    const record = toNestedRecord(item)
    return toHours(pick(record, 'dayofweek', 'day'), pick(record, 'hours'))
  })
}

function toHours(day: unknown, hours: unknown): DraftHours[] {
  const dayOfWeek = readDay(day)
  const text = cleanText(hours)
  return dayOfWeek && text ? [{ dayOfWeek, hours: text }] : []
}

/**
 * What is offered, by section: `[{category, infoKey, infoValue}]`, or a map's
 * `{Section: [{label: true}]}`. A value that is neither yes nor no is left out.
 */
export function readInfo(value: unknown): DraftInfo[] {
  const list = typeof value === 'string' ? readJsonCell(value) : value
  const items = readItems(list)
  const own = items.flatMap(readOwnInfo)
  if (own.length > 0 || !isPlainObject(list)) return own
  return Object.entries(list).flatMap(([section, labels]) =>
    readSection(labels).flatMap(([label, offered]) => toInfo(section, label, offered)),
  )
}

function readOwnInfo(item: unknown): DraftInfo[] {
  const record = toNestedRecord(item)
  const label = pick(record, 'infokey')
  return label === null ? [] : toInfo(pick(record, 'category'), label, pick(record, 'infovalue'))
}

/** `[{label: true}, {other: false}]`, the same by position, or `{label: true}`. */
function readSection(labels: unknown): [string, unknown][] {
  if (Array.isArray(labels)) return labels.flatMap(readSection)
  if (!isPlainObject(labels)) return []
  return Object.entries(labels).flatMap(([label, offered]): [string, unknown][] =>
    isPlainObject(offered) ? readSection(offered) : [[label, offered]],
  )
}

function toInfo(section: unknown, label: unknown, offered: unknown): DraftInfo[] {
  const category = cleanLabel(section)
  const infoKey = cleanLabel(label)
  const infoValue = cleanBoolean(offered)
  return category && infoKey && infoValue !== null ? [{ category, infoKey, infoValue }] : []
}
