import { type RawRecord, toFieldKey } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { parsePhone } from '#app/lib/phone.ts'
import { tidyName } from './clean-name.ts'
import { cleanText } from './clean-values.ts'
import { columnParts, findHeading, type Heading } from './headings.ts'
import { joinNames, joinStreet } from './join-values.ts'
import { type OwnField, ownFieldKeys } from './own-fields.ts'

/** A column of a record whose heading we know. */
type Column = { key: string; value: unknown; rank: number }
type Columns = Map<Heading, Column[]>

/**
 * Give the columns of a record with headings as other lists write them (`headings.ts`) the keys of our fields, and join
 * those that hold parts of one. A column that is not needed keeps its key, so it is listed as not read. Returns
 * warnings.
 */
export function recognizeColumns(record: RawRecord, isKnown: (key: string) => boolean): string[] {
  const columns: Columns = new Map()
  for (const [key, value] of record) {
    if (isKnown(key)) continue
    const found = findHeading(key)
    if (!found) continue
    const column = { key, value, rank: found.rank }
    const same = columns.get(found.heading)
    if (same) same.push(column)
    else columns.set(found.heading, [column])
  }
  if (columns.size === 0) return []
  for (const [heading, same] of columns) {
    if (isField(heading)) takeField(record, heading, same)
  }
  takeStreet(record, columns)
  const warnings = takeOtherName(record, columns)
  takePhone(record, columns)
  takePoint(record, columns)
  takeDays(record, columns)
  return warnings
}

function isField(heading: Heading): heading is OwnField {
  return !(columnParts as readonly string[]).includes(heading) && !heading.includes(':')
}

/** Take the best column as the field, and drop others with the same value. */
function takeField(record: RawRecord, field: OwnField, columns: readonly Column[]): void {
  const target = toFieldKey(field)
  // Our own names come first: "lat", "title".
  const own = ownFieldKeys.find(([name]) => name === field)?.[1].find((key) => record.has(key))
  for (const { key, value } of columns.toSorted((one, other) => one.rank - other.rank)) {
    const known = record.get(own ?? target)
    if (known !== undefined && cleanText(known) !== cleanText(value)) continue
    record.delete(key)
    if (known === undefined) record.set(target, value)
  }
}

/** Take the first column of a part out of the record. */
function takePart(record: RawRecord, columns: Columns, part: Heading): string | null {
  const [column] = columns.get(part) ?? []
  const text = cleanText(column?.value)
  if (column && text) record.delete(column.key)
  return text
}

function takeStreet(record: RawRecord, columns: Columns): void {
  const target = record.has('street') || !record.has('address') ? 'street' : 'address'
  const base = cleanText(record.get(target))
  const first = base?.split(' ')[0]
  const number = takePart(record, columns, 'houseNumber')
  const words = [
    number === first ? null : number,
    takePart(record, columns, 'streetDirection'),
    base,
    takePart(record, columns, 'streetType'),
  ]
  const unit = takeUnit(record, columns)
  const line = words.filter(Boolean).join(' ')
  const lines = (columns.get('secondLine') ?? []).map(({ key, value }) => {
    record.delete(key)
    return value
  })
  // A single column stays as the file writes it, with its line breaks.
  const isJoined = words.filter(Boolean).length > 1 || unit !== null || lines.length > 0
  if (isJoined || base === null) {
    const street = joinStreet(line, unit, ...lines)
    if (street) record.set(target, street)
  }
}

/** "5B" in a column "Suite" is "Suite 5B". */
function takeUnit(record: RawRecord, columns: Columns): string | null {
  const [column] = columns.get('unit') ?? []
  const text = takePart(record, columns, 'unit')
  if (!column || !text || !/^#?[\w/-]{1,6}$/.test(text)) return text
  const word = /^(?:addr)?(suite|ste|apt|apartment|room|floor)/.exec(column.key)?.[1] ?? 'unit'
  const label = word === 'ste' ? 'suite' : word
  return `${label.charAt(0).toUpperCase()}${label.slice(1)} ${text.replace('#', '')}`
}

function takeOtherName(record: RawRecord, columns: Columns): string[] {
  const other = takePart(record, columns, 'otherName')
  if (!other) return []
  const written = cleanText(record.get('name') ?? record.get('title'))
  const tidied = written === null ? null : tidyName(written)
  const name = tidied?.name ?? null
  const isSame = name?.toLowerCase().includes(other.toLowerCase())
  const said = /^(d\.?\/?b\.?\/?a\b|aka\b)/i.test(other) || !name ? other : `DBA ${other}`
  record.set('name', isSame ? name : joinNames(name, said))
  return tidied?.dropped ? [recordWarnings.nameEnding(tidied.dropped)] : []
}

/** "Contact" is a person or a number. */
function takePhone(record: RawRecord, columns: Columns): void {
  for (const { key, value } of columns.get('contact') ?? []) {
    const text = cleanText(value)
    if (record.has('phone') || !parsePhone(text)) continue
    record.set('phone', text)
    record.delete(key)
  }
  const phone = cleanText(record.get('phone'))
  const [column] = columns.get('extension') ?? []
  const extension = /^(?:ext\.?|x)?\s*(\d{1,6})(?:\.0)?$/i.exec(cleanText(column?.value) ?? '')?.[1]
  if (!phone || !column || !extension || parsePhone(phone)?.extension) return
  record.set('phone', `${phone} ext. ${extension}`)
  record.delete(column.key)
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const northFirst = new RegExp(`\\(?${number}\\s*[,; ]\\s*${number}\\)?$`)
/** Well-known text has the longitude first. */
const wellKnown = new RegExp(`^POINT\\s*\\(${number}\\s+${number}\\)$`, 'i')

/** "(40.73, -74.17)" and "POINT (-74.17 40.73)", also at the end of an address, as open data portals write it. */
function takePoint(record: RawRecord, columns: Columns): void {
  if (record.has('latitude') || record.has('lat')) return
  for (const { key, value } of columns.get('point') ?? []) {
    const text = cleanText(value) ?? ''
    const [, east, north] = wellKnown.exec(text) ?? []
    const [, first, second] = text.length < 60 ? (northFirst.exec(text) ?? []) : []
    const latitude = north ?? first
    const longitude = east ?? second
    if (latitude === undefined || longitude === undefined) continue
    record.set('latitude', latitude)
    record.set('longitude', longitude)
    record.delete(key)
    return
  }
  const address = cleanText(record.get('address')) ?? ''
  const found =
    address.length < 300 ? /^(.*\S)\s*\((-?\d{1,2}\.\d+), (-?\d{1,3}\.\d+)\)$/.exec(address) : null
  if (!found) return
  record.set('address', found[1])
  record.set('latitude', found[2])
  record.set('longitude', found[3])
}

const week = [1, 2, 3, 4, 5, 6, 7]

function takeDays(record: RawRecord, columns: Columns): void {
  if (record.has('openinghours')) return
  const hours = week.flatMap((day) => {
    const whole = takePart(record, columns, `hours:${day}`)
    if (whole) return [{ day: String(day), hours: whole }]
    const [opens] = columns.get(`opens:${day}`) ?? []
    const [closes] = columns.get(`closes:${day}`) ?? []
    if (!opens || !closes) return []
    const span = [opens, closes].map(({ key, value }) => {
      record.delete(key)
      return cleanText(value)
    })
    return [{ day: String(day), hours: span.join(' to ') }]
  })
  if (hours.length > 0) record.set('openinghours', hours)
}
