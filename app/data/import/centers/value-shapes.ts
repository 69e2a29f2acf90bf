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
  const warnings: string[] = []
  const leaveOut = (key: string, value: unknown) =>
    warnings.push(recordWarnings.unusable(labels.get(key) ?? key, describeValue(value)))
  for (const [key, shape] of shapes) {
    const value = record.get(key)
    if (shape === 'any' || isBlank(value)) continue
    if (shape.isList && isPlainObject(value)) record.set(key, [value])
    const items = shape.isList && Array.isArray(value) ? value : [value]
    for (const item of items) {
      if (!isBlank(item) && !isUsable(item, shape.needs)) leaveOut(key, item)
    }
  }
  for (const [key, value] of record) {
    if (typeof value !== 'object' || shapes.has(key) || !isKnownField(key, value, record)) continue
    record.delete(key)
    const texts = Array.isArray(value) ? value.filter((item) => !isBlank(item)) : [value]
    if (texts.some((item) => typeof item === 'object')) leaveOut(key, value)
    else if (texts.length > 0) record.set(key, texts.map(cleanText).filter(Boolean).join(', '))
    if (texts.length > 1 && record.has(key)) {
      warnings.push(recordWarnings.joined(labels.get(key) ?? key, String(record.get(key))))
    }
  }
  return warnings
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
