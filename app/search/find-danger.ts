import { dangerPhrases, harmlessPhrases } from './danger-phrases.ts'
import { harmlessKinds, type SignedDanger, signedDangers } from './danger-words.ts'
import { beginsPhrase, findPhrases, indexPhrases, readPhrases, type Span } from './match-phrases.ts'
import { splitTyped, wordGap } from './split-typed.ts'

const signs = signedDangers.flatMap((danger) =>
  dangerPhrases.flatMap((phrases) => readPhrases(danger, phrases[danger])),
)
const signIndex = indexPhrases(signs)
const harmlessIndex = indexPhrases(
  harmlessKinds.flatMap((kind) =>
    harmlessPhrases.flatMap((phrases) => readPhrases(kind, phrases[kind])),
  ),
)

/** Every word of a sign of danger. */
export const signWords: ReadonlySet<string> = new Set(
  signs.flatMap(({ slots }) => slots.flatMap((slot) => ('forms' in slot ? [...slot.forms] : []))),
)

/** The texts of a search, and what of them was too long to be searched. */
export type SearchTexts = {
  text: string
  near: string
  location: string
  unread?: { text: string; near: string; location: string }
}

/** Find danger words in any of a search's texts, in all that was sent. */
export function findDanger(search: SearchTexts): SignedDanger | null {
  for (const text of listTexts(search)) {
    const danger = text === '' ? null : readDanger(text)
    if (danger) return danger
  }
  return null
}

/** List the texts of a search, each with its unsearched rest. */
export function listTexts({ text, near, location, unread }: SearchTexts): string[] {
  return unread
    ? [text + unread.text, near + unread.near, location + unread.location]
    : [text, near, location]
}

function readDanger(text: string): SignedDanger | null {
  const { found } = readSigns(splitTyped(text))
  return signedDangers.find((danger) => found.some(({ kind }) => kind === danger)) ?? null
}

/** Find the signs of danger beside what only sounds like one. */
function readSigns(words: string[]) {
  const harmless = findPhrases(harmlessIndex, words)
  const isHarmless = markWords(harmless, words.length)
  const found = findPhrases(
    signIndex,
    words.map((word, at) => (isHarmless[at] ? wordGap : word)),
  )
  return { found, harmless }
}

function markWords(spans: Span<unknown>[], length: number): boolean[] {
  const marks = Array.from({ length }, () => false)
  for (const { start, end } of spans) marks.fill(true, start, end)
  return marks
}

/** Return words with a gap in place of those that only sound like danger, for a score. */
export function leaveOutHarmless(words: string[]): string[] {
  const isHarmless = markWords(findPhrases(harmlessIndex, words), words.length)
  return words.map((word, at) => (isHarmless[at] ? wordGap : word))
}

/** Return a text without the words about a loss or about what is over; null if it has none. */
export function leaveOutTold(text: string): string | null {
  const words = splitTyped(text)
  const told = findPhrases(harmlessIndex, words).filter(({ kind }) => kind === 'told')
  return told.length > 0 ? leaveOut(told, words) : null
}

/** Return a text without its signs of danger, for a search for care when nothing happens now. */
export function leaveOutSigns(text: string): string {
  const words = splitTyped(text)
  const { found, harmless } = readSigns(words)
  return leaveOut([...found, ...harmless], words)
}

/** A letter that stays behind says nothing: "i", "a", "y". */
function leaveOut(spans: Span<unknown>[], words: string[]): string {
  const isLeftOut = markWords(spans, words.length)
  return words.filter((word, at) => !isLeftOut[at] && !/^\p{L}$/u.test(word)).join(' ')
}

/** In letters: "wan" counts as the start of "want to die". */
const shortestBeginning = 3
/** In words: no phrase with its gaps is longer. */
const longestBeginning = 24

/**
 * Return whether a search ends with the start of a danger phrase. The live search sends unfinished
 * text, and "i want to d" is as private as the finished phrase.
 */
export function mayBecomeDanger(search: SearchTexts): boolean {
  return listTexts(search).some((text) => {
    const words = splitTyped(text)
    const first = Math.max(0, words.length - longestBeginning)
    return words.slice(first).some((_, offset) => {
      const start = first + offset
      if (words.slice(start).join(' ').length < shortestBeginning) return false
      return signs.some(
        ({ slots, isWhole }) => (start === 0 || !isWhole) && beginsPhrase(slots, words, start),
      )
    })
  })
}
