import { foldText } from '#app/lib/fold-text.ts'

const abbreviations: Record<string, string> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  hts: 'heights',
  pk: 'park',
  pt: 'point',
  bch: 'beach',
  jct: 'junction',
  spgs: 'springs',
  twp: 'township',
  twsp: 'township',
  boro: 'borough',
}
const directions: Record<string, string> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
}

/**
 * Fold a place's name for comparison, without punctuation and with abbreviations expanded: "Mt.
 * Laurel Twp" → "mount laurel township", "Ho-Ho-Kus" → "ho ho kus", "E. Orange" → "east orange".
 */
export function foldPlaceName(name: string): string {
  return expandWords(
    foldText(name)
      .replace(/['’.]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )
}

/** Join folded words, with abbreviations expanded: mt laurel → "mount laurel". */
export function expandWords(words: string[]): string {
  return words
    .map((word, index) => {
      const direction = index === 0 && words.length > 1 ? directions[word] : undefined
      return direction ?? abbreviations[word] ?? word
    })
    .join(' ')
}

/** Short words that `expandWords` expands. */
export const abbreviatedWords = [...Object.keys(abbreviations), ...Object.keys(directions)]

/**
 * Remove the kind of municipality from a folded name: "township of franklin" and "franklin
 * township" → "franklin". A name that is only a kind stays.
 */
export function dropKind(folded: string): string {
  return folded
    .replace(/^(?:(?:city|town|township|borough|village) of|(?:ciudad|pueblo) de) (?=.)/, '')
    .replace(/(?<=.) (?:city|town|township|borough|village)$/, '')
}

/** Return the key of a town of the state: "egg harbor township" and "egg harbor" share one. */
export function keyTown(folded: string): string {
  return folded.replace(/^township of (?=.)|(?<=.) township$/, '')
}
