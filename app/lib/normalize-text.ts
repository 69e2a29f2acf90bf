// Marks that turn the reading direction around could make a text read as another, and a mail's header, too.
const turns = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Nothing where nothing of it can be seen. */
const dropInvisible = (text: string) => (visible.test(text) ? text : '')

/** What was typed into one line, as it is stored: spaces and control characters are one space. */
export function normalizeLine(text: string): string {
  const tidy = text
    .replace(turns, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return dropInvisible(tidy)
}

/** What was typed into several lines, as it is stored: without control characters but line breaks and tabs. */
export function normalizeLines(text: string): string {
  const tidy = text
    .replace(turns, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return dropInvisible(tidy)
}
