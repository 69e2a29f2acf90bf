import { isBlank, type RawRecord } from '#app/data/import/formats/records.ts'
import { cleanText } from './clean-values.ts'

/**
 * Several keys can name one field, such as "zip" and "postalcode". Returns a function that tells whether a record's key is
 * not read because another key of its field comes first and holds another value.
 */
export function findOverruled(fields: readonly (readonly string[])[]) {
  const rivals = new Map<string, readonly string[]>()
  for (const keys of fields) {
    for (const [index, key] of keys.entries()) {
      if (index > 0) rivals.set(key, keys.slice(0, index))
    }
  }
  return (key: string, value: unknown, record: RawRecord): boolean => {
    const first = rivals.get(key)?.find((rival) => !isBlank(record.get(rival)))
    return first !== undefined && cleanText(record.get(first)) !== cleanText(value)
  }
}
