// Bidirectional marks can make a text, or an email header, look like a different one.
const turns = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Return an empty text if no character is visible. */
const dropInvisible = (text: string) => (visible.test(text) ? text : '')

/** Normalize input of one line for storing: spaces and control characters become single spaces. */
export function normalizeLine(text: string): string {
  const tidy = text
    .replace(turns, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return dropInvisible(tidy)
}

/**
 * Normalize input of several lines for storing: remove control characters except line breaks and
 * tabs.
 */
export function normalizeLines(text: string): string {
  const tidy = text
    .replace(turns, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return dropInvisible(tidy)
}
