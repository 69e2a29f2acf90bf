import { loadPhrases } from './meanings.ts'
import { readWords } from './read-words.server.ts'
import type { Reading } from './reading.ts'

const shortestBeginning = 3

/** Return whether a search's words tell of a topic, an age or a relative. */
export function isPersonal({ topics, hasAge }: Reading): boolean {
  return topics.length > 0 || hasAge
}

/**
 * Return whether the words may tell of a topic, an age or a relative when the last word is
 * finished. The live search sends unfinished words.
 */
export function mayBecomePersonal(words: string[]): boolean {
  // "16 ye"
  if (words.some((word) => /^\d{1,2}$/.test(word))) return true
  const last = words.at(-1) ?? ''
  if (last.length < shortestBeginning) return false
  const before = words.slice(0, -1)
  return [...loadPhrases().words].some(
    (word) => word.startsWith(last) && isPersonal(readWords([...before, word])),
  )
}
