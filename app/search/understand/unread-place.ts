import { namesRoad } from '#app/center/places/read-road.ts'
import { numberWords } from './number-words.ts'
import type { ReadPart } from './split-parts.server.ts'

/** Words that stand where a place should, but that no phrase and no place has. */
export type UnreadPlace = {
  /** Folded. */
  words: string[]
  /** A town of this state with the name of another: "springfield massachusetts". */
  isFar: boolean
  /** "exit 9" */
  isRoad: boolean
}

export const isZip = (word: string) => /^\d{5}$/.test(word)
export const isNameLike = (word: string) => /^\p{L}{2}/u.test(word) && !numberWords.has(word)

/** Between a preposition and a name: "the Bronx", "El Salvador". */
const articles = new Set(['the', 'el', 'la', 'los', 'las'])
export const isArticle = (words: string[]) => words.length === 1 && articles.has(words[0] ?? '')

/** Find a ZIP code that we don't know, a road, or the unread words after "in", "near" or a distance. */
export function findUnreadPlace(parts: ReadPart[]): UnreadPlace | null {
  let isAwaited = false
  let isUnread = false
  for (const [index, { words, age, span }] of parts.entries()) {
    if (span?.isFar) return { words, isFar: true, isRoad: false }
    const [word = ''] = words
    const isFirstUnread = !age && !span && !isUnread
    isUnread = !age && !span
    const isRoad = isFirstUnread && namesRoad(listUnread(parts.slice(index)).join(' '))
    if (isRoad || (isUnread && (isZip(word) || (isAwaited && isNameLike(word))))) {
      return { words: listUnread(parts.slice(index)), isFar: false, isRoad }
    }
    if (!isAwaited || !isArticle(words)) isAwaited = leadsToAnyPlace(words, span)
  }
  return null
}

function listUnread(parts: ReadPart[]): string[] {
  const end = parts.findIndex(({ age, span }) => age !== null || span !== null)
  return parts.slice(0, end < 0 ? undefined : end).flatMap(({ words }) => words)
}

/** "in", "5 miles of"; but "10 miles max" has no place. */
function leadsToAnyPlace(words: string[], span: ReadPart['span']): boolean {
  if (!span) return false
  const isDistance = span.within !== undefined && /^(?:of|from|de)$/.test(words.at(-1) ?? '')
  return isDistance || span.meanings.some(({ kind }) => kind === 'before-any-place')
}
