// Marks that turn the reading direction around could make a text read as another, and a mail's header, too.
const turns = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** What was typed into one line, as it is stored: spaces and control characters are one space. */
export function tidyLine(text: string): string {
  return text
    .replace(turns, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** What was typed into several lines, as it is stored: without control characters but line breaks and tabs. */
export function tidyLines(text: string): string {
  return text
    .replace(turns, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
