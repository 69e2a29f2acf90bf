import { editDistance } from '#app/lib/edit-distance.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { en } from './danger-words.en.ts'
import { es } from './danger-words.es.ts'
import { type Danger, dangers } from './danger-words.ts'

/** One word of a phrase in all its forms, words that must not follow, or a gap. */
type Slot =
  | { kind: 'word'; forms: ReadonlySet<string>; slips: readonly string[] }
  | { kind: 'not'; forms: ReadonlySet<string> }
  | { kind: 'gap' }
type Phrase = { danger: Danger; slots: Slot[]; isWhole: boolean }

/** In words. */
const gapLengths = [0, 1, 2, 3]

const phrases: Phrase[] = dangers.flatMap((danger) =>
  `${en[danger]}\n${es[danger]}`
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => readPhrase(danger, line)),
)

function readPhrase(danger: Danger, line: string): Phrase {
  const slots = line.replace('^', '').split(' ').map(readSlot)
  return { danger, isWhole: line.startsWith('^'), slots }
}

function readSlot(typed: string): Slot {
  if (typed === '..') return { kind: 'gap' }
  const forms = typed.replace(/^[~!]/, '').split('/')
  if (typed.startsWith('!')) return { kind: 'not', forms: new Set(forms) }
  return { kind: 'word', forms: new Set(forms), slips: typed.startsWith('~') ? forms : [] }
}

/** The text fields of a search. */
type TypedFields = { text: string; near: string; location: string }

/** Find danger words in any of a search's text fields. */
export function findDanger(search: TypedFields): Danger | null {
  for (const typed of [search.text, search.near, search.location]) {
    const danger = typed === '' ? null : readDanger(typed)
    if (danger) return danger
  }
  return null
}

function readDanger(typed: string): Danger | null {
  const words = splitTyped(typed)
  const found = phrases.find(({ slots, isWhole }) =>
    isWhole
      ? slots.length === words.length && matchesPhrase(slots, words, 0)
      : words.some((_, start) => matchesPhrase(slots, words, start)),
  )
  return found?.danger ?? null
}

/** Return whether slots, from one on, match words, from one on. */
function matchesPhrase(slots: Slot[], words: string[], at: number, from = 0): boolean {
  const slot = slots[from]
  if (!slot) return true
  const word = words[at]
  if (slot.kind === 'gap') {
    return gapLengths.some((length) => matchesPhrase(slots, words, at + length, from + 1))
  }
  if (slot.kind === 'not') {
    return (
      (word === undefined || !slot.forms.has(word)) && matchesPhrase(slots, words, at, from + 1)
    )
  }
  return word !== undefined && isForm(slot, word) && matchesPhrase(slots, words, at + 1, from + 1)
}

function isForm({ forms, slips }: Extract<Slot, { kind: 'word' }>, word: string): boolean {
  return forms.has(word) || slips.some((form) => isSlipOf(form, word))
}

/** Compare lengths first, which is cheap and rules out most words. */
function isSlipOf(form: string, word: string): boolean {
  return Math.abs(form.length - word.length) <= 1 && editDistance(form, word) <= 1
}

/** In letters: "wan" counts as the start of "want to die". */
const shortestBeginning = 3

/**
 * Return whether a search ends with the start of a danger phrase. The live search sends unfinished
 * text, and "i want to d" is as private as the finished phrase.
 */
export function mayBecomeDanger({ text, near, location }: TypedFields): boolean {
  return [text, near, location].some((typed) => {
    const words = splitTyped(typed)
    return words.some((_, start) => {
      if (words.slice(start).join(' ').length < shortestBeginning) return false
      return phrases.some(
        ({ slots, isWhole }) => (start === 0 || !isWhole) && beginsPhrase(slots, words, start),
      )
    })
  })
}

/** Return whether all words from one on begin a phrase; the last word may be unfinished. */
function beginsPhrase(slots: Slot[], words: string[], at: number, from = 0): boolean {
  const slot = slots[from]
  const word = words[at]
  if (word === undefined) return true
  if (!slot) return false
  if (slot.kind === 'gap') {
    return gapLengths.some((length) => beginsPhrase(slots, words, at + length, from + 1))
  }
  if (slot.kind === 'not') return beginsPhrase(slots, words, at, from + 1)
  if (isForm(slot, word)) return beginsPhrase(slots, words, at + 1, from + 1)
  const isLast = at === words.length - 1
  return isLast && [...slot.forms].some((form) => form.startsWith(word))
}

/** Split a text into folded words. Keeps the apostrophe only of "od'd": "I don’t" → i, dont. */
function splitTyped(typed: string): string[] {
  const folded = foldText(typed).replace(/[’‘`´]/g, "'")
  const words = folded.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  return words.map((word) => (word.startsWith("od'") ? word : word.replaceAll("'", '')))
}
