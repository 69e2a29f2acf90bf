import { readNear } from '#app/center/places/find-place.server.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { isWellSpelled } from './read-misspelled.server.ts'
import type { Reading } from './reading.ts'
import { isArticle, isNameLike, isZip, type UnreadPlace } from './unread-place.ts'

/**
 * Read words that no center has as the 'Near' field does: as an unknown or misspelled place. A note above the
 * results says which.
 *
 * @param corrected the words of `text` after spelling correction
 */
export function readUnreadPlace(text: string, corrected: Reading, place: UnreadPlace): Reading {
  if (corrected.near !== '') {
    const typed = findTyped(text, place.words)
    return findNear(typed) === findNear(corrected.near) ? { ...corrected, near: typed } : corrected
  }
  const left = corrected.unreadPlace
  if (!left || !(left.isFar || left.isRoad || hasName(left.words))) return corrected
  const rest = corrected.rest.filter((word) => !left.words.includes(word))
  return { ...corrected, near: findTyped(text, left.words), rest }
}

/** The place that a text means; null if we don't know it. */
function findNear(text: string): string | null {
  const near = readNear(text)
  return near && near.kind !== 'unknown' ? near.near : null
}

const shortestName = 3

/** Return whether one of the words is a name: no word of ours begins with it. */
function hasName(words: string[]): boolean {
  return words.some(
    (word) =>
      isZip(word) || (word.length >= shortestName && isNameLike(word) && !isWellSpelled(word)),
  )
}

/** Find folded words in a text and return them as typed, with an article before them. */
function findTyped(text: string, words: string[]): string {
  const typed = [...text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  const folded = typed.map(([word]) => foldText(word))
  const at = folded.findIndex((_, index) =>
    words.every((word, part) => folded[index + part] === word),
  )
  if (at < 0) return words.join(' ')
  const start = typed[isArticle(folded.slice(at - 1, at)) ? at - 1 : at]
  const last = typed[at + words.length - 1]
  return text.normalize('NFC').slice(start?.index, (last?.index ?? 0) + (last?.[0].length ?? 0))
}
