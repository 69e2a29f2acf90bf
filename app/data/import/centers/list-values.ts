import { isTreatmentType, type TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { isBlank, isPlainObject, pick, toNestedRecord } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import type { DraftHours, DraftInfo } from './center-draft.ts'
import { cleanBoolean, cleanLabel, cleanParagraphs, cleanText } from './clean-values.ts'
import { describeValue } from './value-shapes.ts'
import { parseWeekHours } from './week-hours.ts'

/**
 * Return the items of a list, however the file writes it: a JSON array, JSON in a cell, an object
 * with positions as keys (from "categories/0" columns), an XML element that wraps repeated
 * elements, or a single value.
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

/** Called with each value of a list that can't be read. */
type LeaveOut = (value: unknown) => void

/**
 * Read a list of texts. A plain cell may hold several, separated by semicolons or vertical bars.
 */
export function readTexts(value: unknown, leaveOut: LeaveOut): string[] {
  const list = typeof value === 'string' ? readJsonCell(value) : value
  const items = typeof list === 'string' ? list.split(/[;|]/) : readItems(list)
  return items.flatMap((item) => {
    const text = cleanText(item)
    if (text === null && !isBlank(item)) leaveOut(item)
    return text ?? []
  })
}

/** Read treatment types by their values or labels: "group-therapy", "Group Therapy". */
export function readTreatmentTypes(value: unknown, leaveOut: LeaveOut): TreatmentType[] {
  return readTexts(value, leaveOut).flatMap((text) => {
    const type = text.toLowerCase().replaceAll(' ', '-')
    if (isTreatmentType(type)) return type
    leaveOut(text)
    return []
  })
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * Return an ISO 8601 weekday: 1 for 1 or "Monday"; 7 for 7, 0 or "Sun"; null for anything else.
 */
function readDay(value: unknown): number | null {
  const text = cleanText(value)?.toLowerCase()
  if (!text) return null
  if (/^[0-7](\.0)?$/.test(text)) return Number(text) || 7
  const index = dayNames.indexOf(text.slice(0, 3))
  return index < 0 ? null : index + 1
}

/**
 * Read opening hours from `[{dayOfWeek, hours}]`, `[{day, hours}]`, `{Monday: "9 to 5"}`, or a text of the whole week
 * (`parseWeekHours`). Adds to `warnings` what is left out, and what is kept but not understood.
 */
export function readHours(value: unknown, warnings: string[] = []): DraftHours[] {
  const list = typeof value === 'string' ? readJsonCell(value) : value
  if (typeof list === 'string') return readWeek(list, warnings)
  if (isPlainObject(list)) {
    const isWeek = Object.keys(list).every((key) => /^[a-z]/i.test(key) && readDay(key))
    const [first] = Object.values(list)
    if (isWeek && !isPlainObject(first) && !Array.isArray(first)) {
      return Object.entries(list).flatMap(([day, hours]) => {
        const read = toHours(day, hours)
        if (read.length === 0 && !isBlank(hours)) {
          warnings.push(recordWarnings.unusable('opening hours', describeValue({ [day]: hours })))
        }
        return read
      })
    }
  }
  return readItems(list).flatMap((item) => {
    if (typeof item === 'string') return readWeek(item, warnings)
    const record = toNestedRecord(item)
    const hours = pick(record, 'hours')
    const read = toHours(pick(record, 'dayofweek', 'day'), hours)
    // A day alone says nothing.
    const isDay =
      hours === null && record.size === 1 && (record.has('day') || record.has('dayofweek'))
    if (read.length === 0 && !isBlank(item) && !isDay) {
      warnings.push(recordWarnings.unusable('opening hours', describeValue(item)))
    }
    return read
  })
}

function readWeek(text: string, warnings: string[]): DraftHours[] {
  const written = cleanParagraphs(text)
  if (!written) return []
  const { hours, unread, unclear } = parseWeekHours(written)
  for (const part of unread) warnings.push(recordWarnings.unusable('opening hours', part))
  for (const part of new Set(unclear)) warnings.push(recordWarnings.unclearHours(part))
  return hours
}

function toHours(day: unknown, hours: unknown): DraftHours[] {
  const dayOfWeek = readDay(day)
  const text = cleanText(hours)
  return dayOfWeek && text ? [{ dayOfWeek, hours: text }] : []
}

/**
 * Read additional information from `[{category, infoKey, infoValue}]`, or from Google Maps'
 * `{Section: [{label: true}]}`. Values must be yes or no.
 */
export function readInfo(value: unknown, leaveOut: LeaveOut): DraftInfo[] {
  const list = typeof value === 'string' ? readJsonCell(value) : value
  const items = readItems(list)
  const isOwn = items.some((item) => toNestedRecord(item).has('infokey'))
  if (!isOwn && isPlainObject(list)) {
    return Object.entries(list).flatMap(([section, labels]) =>
      listSection(section, labels).flatMap((info) => toInfo(info, leaveOut)),
    )
  }
  return items.flatMap((item) => {
    const record = toNestedRecord(item)
    if (record.size === 0) {
      if (!isBlank(item) && !isPlainObject(item)) leaveOut(item)
      return []
    }
    const [category, label, offered] = ['category', 'infokey', 'infovalue'].map((key) =>
      pick(record, key),
    )
    return toInfo({ category, label, offered, written: item }, leaveOut)
  })
}

type WrittenInfo = { category: unknown; label: unknown; offered: unknown; written: unknown }

/** List `[{label: true}, {other: false}]`, `{0: {label: true}}` or `{label: true}`. */
function listSection(category: string, labels: unknown): WrittenInfo[] {
  if (isBlank(labels)) return []
  if (Array.isArray(labels)) return labels.flatMap((inner) => listSection(category, inner))
  if (!isPlainObject(labels)) {
    return [{ category, label: null, offered: null, written: { [category]: labels } }]
  }
  return Object.entries(labels).flatMap(([label, offered]) => {
    if (isPlainObject(offered)) return listSection(category, offered)
    return isBlank(offered) ? [] : [{ category, label, offered, written: { [label]: offered } }]
  })
}

function toInfo({ written, ...info }: WrittenInfo, leaveOut: LeaveOut): DraftInfo[] {
  const category = cleanLabel(info.category)
  const infoKey = cleanLabel(info.label)
  const infoValue = cleanBoolean(info.offered)
  if (category && infoKey && infoValue !== null) return [{ category, infoKey, infoValue }]
  leaveOut(written)
  return []
}
