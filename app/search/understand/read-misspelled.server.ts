import { isNeverMisspelt } from '#app/center/places/correct-name.server.ts'
import { listPlaceWords } from '#app/center/places/match-place.server.ts'
import { editDistance } from '#app/lib/edit-distance.ts'
import { signWords } from '#app/search/find-danger.ts'
import { isCommonName, isCommonWord } from './common-words.server.ts'
import { loadJoinedNames } from './join-place-names.server.ts'
import { loadPhrases } from './meanings.ts'
import { readWords } from './read-words.server.ts'
import type { Correction, Reading } from './reading.ts'

const shortestCorrected = 4
const maxEdits = 2
/** In letters: one more edit. */
const longWord = 9

let wordsByLetter: Map<string, string[]> | undefined

/**
 * Read words after correcting the misspelled ones to the nearest word of a phrase or place with
 * the same first letter: one edit in a word of up to five letters, two in a longer one. Of equally
 * near words, it takes the one that tells most. A correction that means nothing is dropped. An
 * English or Spanish word is never corrected.
 *
 * @param names words that may be a place that we don't know. They are corrected only if one edit in
 *   each gives all of them a meaning: Scranton isn't Stanton, and Delray Beach isn't in Delran.
 */
export function readMisspelled(
  words: string[],
  unknown: ReadonlySet<string>,
  names: ReadonlySet<string> = new Set(),
): Reading {
  const others = correctEach(words, (word) => unknown.has(word) && !names.has(word), maxEdits)
  if (names.size === 0) return readCorrected(words, others)
  const all = correctEach(others, (word) => names.has(word) && !isKnownWord(word), 1)
  const reading = readCorrected(words, all)
  return reading.rest.some((word) => names.has(word)) ? readCorrected(words, others) : reading
}

function readCorrected(words: string[], corrected: string[]): Reading {
  return { ...readWords(corrected), corrections: listCorrections(words, corrected) }
}

/** List the words that differ. */
export function listCorrections(words: string[], corrected: string[]): Correction[] {
  return words.flatMap((typed, at) => {
    const read = corrected[at] ?? typed
    return read === typed ? [] : [{ typed, read }]
  })
}

/** Correct the chosen words from left to right. */
function correctEach(words: string[], isChosen: (word: string) => boolean, edits: number) {
  let corrected = words
  for (const [index, word] of words.entries()) {
    if (!isChosen(word)) continue
    const readings = listNearest(word, edits).map((candidate) => {
      const changed = corrected.with(index, candidate)
      return { changed, reading: readWords(changed) }
    })
    const best = readings
      .filter(({ changed, reading }) => !reading.rest.includes(changed[index] ?? ''))
      .sort((a, b) => weigh(b.reading) - weigh(a.reading))[0]
    if (best) corrected = best.changed
  }
  return corrected
}

/** Prefer a reading without words left over, then one with more words that restrict something. */
const weigh = ({ rest, telling }: Reading) => telling.length - 2 * rest.length

function listNearest(word: string, edits: number): string[] {
  if (word.length < shortestCorrected || isNeverMisspelt(word)) return []
  // "stalking" isn't "shaking", and "bugs" no "bus".
  if (signWords.has(word)) return []
  if (isCommonWord(word)) return []
  // "Patterson" is Paterson, but "Marion" is no marine.
  const isName = isCommonName(word)
  let least = word.length <= 5 || isName ? 1 : word.length >= longWord ? edits + 1 : edits
  let nearest: string[] = []
  for (const candidate of listWords().get(word.charAt(0)) ?? []) {
    if (isName && !listPlaceWords().has(candidate)) continue
    const change = candidate.length - word.length
    // In a short word, another letter is more likely another word: "pool" isn't "poor".
    if (Math.abs(change) > least || (word.length === shortestCorrected && change < 1)) continue
    const distance = editDistance(word, candidate)
    if (distance === 0 || distance > least) continue
    if (distance < least) nearest = []
    least = distance
    nearest.push(candidate)
  }
  return nearest
}

/** Return whether a folded word is a word of a phrase or place. */
export const isKnownWord = (word: string) =>
  loadPhrases().words.has(word) || listPlaceWords().has(word)

/** Words of phrases and places, by first letter. */
function listWords(): Map<string, string[]> {
  if (wordsByLetter) return wordsByLetter
  wordsByLetter = new Map()
  for (const word of new Set([
    ...loadPhrases().words,
    ...listPlaceWords(),
    ...loadJoinedNames().keys(),
  ])) {
    const letter = word.charAt(0)
    wordsByLetter.set(letter, [...(wordsByLetter.get(letter) ?? []), word])
  }
  return wordsByLetter
}

/** Return whether a folded word is in a phrase or place, or begins one. */
export function isWellSpelled(word: string): boolean {
  return (
    listWords()
      .get(word.charAt(0))
      ?.some((known) => known.startsWith(word)) ?? false
  )
}
