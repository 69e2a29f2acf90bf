import { centerFields } from '#app/center/fields/center-fields.ts'
import { cleanAddress, cleanText } from './clean-values.ts'
import type { OwnField } from './own-fields.ts'

const maxNames = 1_000

/** Join two names ("Hope House" and "DBA New Hope") unless one repeats the other. */
export function joinNames(first: string | null, second: string | null): string | null {
  if (!first || !second) return first ?? second
  // Searching one huge text in another can be quadratic, and no real name is this long.
  if (first.length + second.length > maxNames) return `${first} ${second}`
  const [one, two] = [first.toLowerCase(), second.toLowerCase()]
  if (one.includes(two)) return first
  return two.startsWith(one) ? second : `${first} ${second}`
}

/** Join the lines of a street. A house number alone has no comma after it: "12", "Main St" → "12 Main St". */
export function joinStreet(...parts: unknown[]): string | null {
  let joined = ''
  for (const part of parts) {
    const text = cleanAddress(part)
    if (!text) continue
    const isAfterNumber = joined === '' || /^\d[\w/-]{0,9}$/.test(joined)
    joined += isAfterNumber ? `${joined && ' '}${text}` : `, ${text}`
  }
  return joined || null
}

const separators: Partial<Record<OwnField, string>> = {
  phone: ', ',
  categories: '; ',
  treatmentTypes: '; ',
  openingHours: '; ',
}

/** Join the values of several columns that are one field, in the file's order; null if only one can count. */
export function joinValues(field: OwnField, values: readonly unknown[]): string | null {
  if (field === 'street' || field === 'address') return joinStreet(...values)
  const texts = values.map(cleanText).filter((text) => text !== null)
  if (texts.length < values.length) return null
  if (field === 'name') return texts.reduce<string | null>(joinNames, null)
  const separator =
    separators[field] ?? (centerFields[field].kind === 'paragraph' ? '\n' : undefined)
  return separator === undefined ? null : [...new Set(texts)].join(separator)
}
