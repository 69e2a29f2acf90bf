/** Lower case, accents off, runs of white space as one: how places are compared. */
export function foldText(value: string): string {
  return value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁøØ]/g, (letter) => (/ł/i.test(letter) ? 'l' : 'o'))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a text, folded, letters and digits only: "Drug/Alcohol, 24-hour" → drug alcohol 24 hour. */
export function splitWords(value: string): string[] {
  return foldText(value).match(/[\p{L}\p{N}]+/gu) ?? []
}
