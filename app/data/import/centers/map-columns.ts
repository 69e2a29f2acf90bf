import { type ReadRecord, toFieldKey } from '#app/data/import/formats/records.ts'
import { cleanText } from './clean-values.ts'
import { joinValues } from './join-values.ts'
import type { OwnField } from './own-fields.ts'

type Part = { key: string; value: unknown }

/**
 * Give mapped columns the key of their field. Several columns of one field, with one that has its name, are joined in
 * the file's order (`joinValues`). Where that makes no sense, the column with the field's name counts, or the first;
 * another value stays under its own key, so it is listed as not read.
 */
export function applyMapping(
  record: ReadRecord,
  mapping: Readonly<Record<string, string>>,
): ReadRecord {
  if ('problem' in record) return record
  const fields = new Map<string, { field: OwnField; parts: Part[] }>()
  for (const [key, field] of Object.entries(mapping)) {
    if (record.has(key)) fields.set(toFieldKey(field), { field: field as OwnField, parts: [] })
  }
  if (fields.size === 0) return record
  for (const [key, value] of record) {
    const field = Object.hasOwn(mapping, key) ? mapping[key] : undefined
    fields.get(field === undefined ? key : toFieldKey(field))?.parts.push({ key, value })
  }
  for (const [target, { field, parts }] of fields) {
    const joined =
      parts.length > 1
        ? joinValues(
            field,
            parts.map(({ value }) => value),
          )
        : null
    const best = parts.find(({ key }) => key === target) ?? parts[0]
    const kept = joined ?? best?.value
    for (const { key, value } of parts) {
      const isRead = joined !== null || cleanText(value) === cleanText(kept)
      if (isRead || key === best?.key) record.delete(key)
    }
    record.set(target, kept)
  }
  return record
}
