import {
  isBlank,
  isPlainObject,
  type RawRecord,
  toFieldKey,
} from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { cleanText } from './clean-values.ts'

/**
 * How an adapter reads a nested value: as one object or a list of them, each with at least one of the keys that it
 * `needs` (`toFieldKey`); or in a way of its own.
 */
export type Shape = { isList: boolean; needs?: readonly string[] } | 'any'

type Shaped = {
  shapes: ReadonlyMap<string, Shape>
  isKnownField(key: string, value: unknown, record: RawRecord): boolean
}

/**
 * Give each known field of a record the shape that its adapter reads. A field without a shape is one text: a list of
 * texts is joined. Returns a warning for each value that can't be read.
 */
export function shapeValues(
  record: RawRecord,
  { shapes, isKnownField }: Shaped,
  labels: ReadonlyMap<string, string>,
): string[] {
  let warnings: string[] = []
  for (const [key, value] of record) {
    const shape = shapes.get(key)
    if (shape === 'any' || (shape === undefined && typeof value !== 'object')) continue
    if (shape === undefined && !isKnownField(key, value, record)) continue
    const label = labels.get(key) ?? key
    const found = shape ? shapeObjects(record, key, shape, label) : joinTexts(record, key, label)
    if (found.length > 0) warnings = [...warnings, ...found]
  }
  return warnings
}

type Objects = Exclude<Shape, 'any'>

function shapeObjects(record: RawRecord, key: string, shape: Objects, label: string): string[] {
  const value = record.get(key)
  if (shape.isList && isPlainObject(value)) record.set(key, [value])
  const items = shape.isList && Array.isArray(value) ? value : [value]
  return items
    .filter((item) => !isBlank(item) && !isUsable(item, shape.needs))
    .map((item) => recordWarnings.unusable(label, describeValue(item)))
}

function joinTexts(record: RawRecord, key: string, label: string): string[] {
  const value = record.get(key)
  const items = Array.isArray(value) ? value.filter((item) => !isBlank(item)) : [value]
  record.delete(key)
  if (items.some((item) => typeof item === 'object')) {
    return [recordWarnings.unusable(label, describeValue(value))]
  }
  const text = items.map(cleanText).filter(Boolean).join(', ')
  if (text !== '') record.set(key, text)
  return items.length > 1 ? [recordWarnings.joined(label, text)] : []
}

function isUsable(item: unknown, needs: readonly string[] | undefined): boolean {
  if (!isPlainObject(item)) return false
  const keys = Object.keys(item)
  return !needs || keys.length === 0 || keys.some((key) => needs.includes(toFieldKey(key)))
}

/** Write a value of any kind as a text for a warning. */
export function describeValue(value: unknown): string {
  return cleanText(value) ?? JSON.stringify(value) ?? ''
}
