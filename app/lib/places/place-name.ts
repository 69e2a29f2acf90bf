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
const directions: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' }

/**
 * A place's name as names are compared: folded, without punctuation, abbreviations written out:
 * "Mt. Laurel Twp" → "mount laurel township", "Ho-Ho-Kus" → "ho ho kus", "E. Orange" → "east orange".
 */
export function foldPlaceName(name: string): string {
  const words = foldText(name)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words
    .map((word, index) => {
      const direction = index === 0 && words.length > 1 ? directions[word] : undefined
      return direction ?? abbreviations[word] ?? word
    })
    .join(' ')
}

/**
 * A folded name without what kind of municipality it is: "township of franklin" and "franklin township"
 * → "franklin". A name that is nothing else stays.
 */
export function dropKind(folded: string): string {
  return folded
    .replace(/^(?:(?:city|town|township|borough|village) of|(?:ciudad|pueblo) de) (?=.)/, '')
    .replace(/(?<=.) (?:city|town|township|borough|village)$/, '')
}

/** "egg harbor township" and "egg harbor" are one: the key of a town of New Jersey. */
export function keyTown(folded: string): string {
  return folded.replace(/^township of (?=.)|(?<=.) township$/, '')
}
