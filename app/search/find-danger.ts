import { foldText } from '#app/lib/fold-text.ts'
import { dangerPhrases, harmlessPhrases } from './danger-phrases.ts'
import { type Danger, dangers, harmlessKinds } from './danger-words.ts'
import { beginsPhrase, findPhrases, indexPhrases, readPhrases, type Span } from './match-phrases.ts'

const signs = dangers.flatMap((danger) =>
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

/** The text fields of a search, and what of them was too long to be searched. */
type TypedFields = {
  text: string
  near: string
  location: string
  unread?: { text: string; near: string; location: string }
}

/** Find danger words in any of a search's text fields, in all that was sent. */
export function findDanger(search: TypedFields): Danger | null {
  for (const typed of listTyped(search)) {
    const danger = typed === '' ? null : readDanger(typed)
    if (danger) return danger
  }
  return null
}

function listTyped({ text, near, location, unread }: TypedFields): string[] {
  return unread
    ? [text + unread.text, near + unread.near, location + unread.location]
    : [text, near, location]
}

function readDanger(typed: string): Danger | null {
  const { found } = readSigns(splitTyped(typed))
  return dangers.find((danger) => found.some(({ kind }) => kind === danger)) ?? null
}

/** Stands for the words that aren't danger: no phrase goes over it. */
const barrier = ''

/** Find the signs of danger beside what only sounds like one. */
function readSigns(words: string[]) {
  const harmless = findPhrases(harmlessIndex, words)
  const isHarmless = markWords(harmless, words.length)
  const found = findPhrases(
    signIndex,
    words.map((word, at) => (isHarmless[at] ? barrier : word)),
  )
  return { found, harmless }
}

function markWords(spans: Span<unknown>[], length: number): boolean[] {
  const marks = Array.from({ length }, () => false)
  for (const { start, end } of spans) marks.fill(true, start, end)
  return marks
}

/** Return a text without the words about a loss or about what is over; null if it has none. */
export function leaveOutTold(typed: string): string | null {
  const words = splitTyped(typed)
  const told = findPhrases(harmlessIndex, words).filter(({ kind }) => kind === 'told')
  return told.length > 0 ? leaveOut(told, words) : null
}

/** Return a text without its signs of danger, for a search for care when nothing happens now. */
export function leaveOutSigns(typed: string): string {
  const words = splitTyped(typed)
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
export function mayBecomeDanger(search: TypedFields): boolean {
  return listTyped(search).some((typed) => {
    const words = splitTyped(typed)
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

/** Split a text into folded words. Keeps the apostrophe only of "od'd": "I don’t" → i, dont. */
function splitTyped(typed: string): string[] {
  const folded = foldText(typed).replace(/[’‘`´]/g, "'")
  const words = folded.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  return words.map((word) => (word.startsWith("od'") ? word : word.replaceAll("'", '')))
}
