/** Fold a text for comparing places: lower case, no accents, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁøØ]/g, (letter) => (/ł/i.test(letter) ? 'l' : 'o'))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Split a text into folded words of letters and digits: "Drug/Alcohol, 24-hour" → drug alcohol 24
 * hour.
 */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
