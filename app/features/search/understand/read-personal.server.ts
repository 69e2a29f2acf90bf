import { splitWords } from '#app/lib/fold-text.ts'
import { loadPhrases } from './meanings.ts'
import { readWords } from './read-words.server.ts'

const shortestBeginning = 3

/** Returns whether a search's words tell of a topic, an age or a relative. */
export function isPersonal(typed: string): boolean {
  return tellsOfPerson(splitWords(typed))
}

/**
 * Returns whether the words may tell of a topic, an age or a relative when the last word is
 * finished. The live search sends unfinished words.
 */
export function mayBecomePersonal(typed: string): boolean {
  const words = splitWords(typed)
  const last = words.at(-1) ?? ''
  if (last.length < shortestBeginning) return false
  const before = words.slice(0, -1)
  return [...loadPhrases().words].some(
    (word) => word.startsWith(last) && tellsOfPerson([...before, word]),
  )
}

function tellsOfPerson(words: string[]): boolean {
  const { topics, hasAge } = readWords(words)
  return topics.length > 0 || hasAge
}
