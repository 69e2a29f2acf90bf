/**
 * Characters that a reader doesn't see: bidirectional marks and overrides, zero-width characters, tags, variation
 * selectors, unassigned characters and halves of a pair.
 */
const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** Strip from a text what could hide words from a person and show them to a program. Line breaks become spaces. */
export function stripHidden(text: string): string {
  return text
    .replace(/[\s\p{Cc}]/gu, ' ')
    .replace(hidden, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Strip every text of an answer, however deep. */
export function stripHiddenFrom<Value>(value: Value): Value {
  return strip(value) as Value
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return stripHidden(value)
  if (Array.isArray(value)) return value.map(strip)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strip(part)]))
}
