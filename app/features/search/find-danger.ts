import { editDistance } from '#app/lib/edit-distance.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { type Danger, dangerPhrases } from './danger-words.ts'

/** One word of a phrase, in all its forms. */
type Slot = { forms: string[]; takesSlip: boolean }
type Phrase = { danger: Danger; slots: Slot[]; isWhole: boolean }

// Overdose first: a person who overdosed on purpose needs 911 before 988.
const phrases = [...readPhrases('overdose'), ...readPhrases('crisis')]

function readPhrases(danger: Danger): Phrase[] {
  const lines = dangerPhrases[danger].split('\n').map((line) => line.trim())
  return lines.filter(Boolean).map((line) => ({
    danger,
    isWhole: line.startsWith('^'),
    slots: line
      .replace('^', '')
      .split(' ')
      .map((word) => ({
        forms: word.replace('~', '').split('/'),
        takesSlip: word.startsWith('~'),
      })),
  }))
}

/** The text fields of a search. */
type TypedFields = { text: string; near: string; location: string }

/** Finds danger words in any of a search's text fields. */
export function findDanger(search: TypedFields): Danger | null {
  for (const typed of [search.text, search.near, search.location]) {
    const danger = typed === '' ? null : readDanger(typed)
    if (danger) return danger
  }
  return null
}

function readDanger(typed: string): Danger | null {
  const words = splitTyped(typed)
  const isAt = ({ slots }: Phrase, start: number) =>
    slots.every((slot, index) => matchesSlot(slot, words[start + index]))
  const found = phrases.find((phrase) =>
    phrase.isWhole
      ? phrase.slots.length === words.length && isAt(phrase, 0)
      : words.some((_, start) => isAt(phrase, start)),
  )
  return found?.danger ?? null
}

function matchesSlot({ forms, takesSlip }: Slot, word: string | undefined): boolean {
  if (word === undefined) return false
  return forms.includes(word) || (takesSlip && forms.some((form) => isSlipOf(form, word)))
}

/** Compares lengths first, which is cheap and rules out most words. */
function isSlipOf(form: string, word: string): boolean {
  return Math.abs(form.length - word.length) <= 1 && editDistance(form, word) <= 1
}

/** In letters: "wan" counts as the start of "want to die". */
const shortestBeginning = 3

/**
 * Returns whether a search ends with the start of a danger phrase. The live search sends unfinished
 * text, and "i want to d" is as private as the finished phrase.
 */
export function mayBecomeDanger({ text, near, location }: TypedFields): boolean {
  return [text, near, location].some((typed) => {
    const words = splitTyped(typed)
    return words.some((_, start) => {
      const last = words.slice(start)
      if (last.join(' ').length < shortestBeginning) return false
      return phrases.some(
        ({ slots, isWhole }) => (start === 0 || !isWhole) && beginsPhrase(slots, last),
      )
    })
  })
}

function beginsPhrase(slots: Slot[], words: string[]): boolean {
  return (
    words.length <= slots.length &&
    words.every((word, index) => {
      const slot = slots[index]
      if (!slot) return false
      const isLast = index === words.length - 1
      return isLast ? slot.forms.some((form) => form.startsWith(word)) : matchesSlot(slot, word)
    })
  )
}

/** Splits a text into folded words and keeps apostrophes: "I don’t" → i, don't. */
function splitTyped(typed: string): string[] {
  return (
    foldText(typed)
      .replace(/[’‘`´]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  )
}
