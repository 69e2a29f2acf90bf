import { labelOffering, type Offering, offerings } from '#app/center/offerings/offerings.ts'
import {
  labelTreatmentType,
  type TreatmentType,
  treatmentTypes,
} from '#app/center/offerings/treatment-types.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { languages } from '#app/lib/language.ts'
import { type Plan, plans } from '#site/plans.ts'
import { en } from './lexicon.en.ts'
import { es } from './lexicon.es.ts'
import type { Topic } from './lexicon.ts'

export type Choice = TreatmentType | Offering

/** The meaning of a phrase. `filler` restricts nothing. */
export type Meaning =
  | { kind: 'choice'; choice: Choice }
  | { kind: 'topic'; topic: Topic }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'open-now' | 'open-beds' | 'near-me' | 'ask' }
  | {
      kind:
        | 'before-place'
        | 'before-any-place'
        | 'before-age'
        | 'after-age'
        | DistanceUnit
        | 'filler'
    }

/** What follows the number of a distance. */
export type DistanceUnit = 'after-miles' | 'after-kilometers' | 'after-minutes'

type PhraseTable = {
  /** By phrase, in folded words with single spaces. */
  meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Every word of a phrase. */
  words: ReadonlySet<string>
  /** In words. */
  longest: number
}

let table: PhraseTable | undefined

/** Load the phrases of both languages and of the plans on the first call. */
export function loadPhrases(): PhraseTable {
  table ??= compilePhrases()
  return table
}

export type Phrase = { length: number; meanings: readonly Meaning[] }

/** Find the longest phrase that starts at a word. */
export function matchPhraseAt(words: string[], start: number): Phrase | null {
  const { meanings, longest } = loadPhrases()
  for (let length = Math.min(longest, words.length - start); length > 0; length--) {
    const found = meanings.get(words.slice(start, start + length).join(' '))
    if (found) return { length, meanings: found }
  }
  return null
}

/** Return whether a whole phrase has a meaning of this kind. */
export function hasKind(phrase: string, kind: Meaning['kind']): boolean {
  return (
    loadPhrases()
      .meanings.get(phrase)
      ?.some((meaning) => meaning.kind === kind) ?? false
  )
}

function compilePhrases(): PhraseTable {
  const meanings = new Map<string, Meaning[]>()
  const add = (phrases: string | undefined, meaning: Meaning) => {
    for (const typed of phrases?.split(/[,\n]/) ?? []) {
      const phrase = splitWords(typed).join(' ')
      if (phrase) meanings.set(phrase, [...(meanings.get(phrase) ?? []), meaning])
    }
  }
  for (const lexicon of [en, es]) {
    for (const [choice, phrases] of Object.entries(lexicon.choices)) {
      add(phrases, { kind: 'choice', choice: choice as Choice })
    }
    for (const [topic, phrases] of Object.entries(lexicon.topics)) {
      add(phrases, { kind: 'topic', topic: topic as Topic })
    }
    add(lexicon.openNow, { kind: 'open-now' })
    add(lexicon.openBeds, { kind: 'open-beds' })
    add(lexicon.nearMe, { kind: 'near-me' })
    add(lexicon.beforePlace, { kind: 'before-place' })
    add(lexicon.beforeAnyPlace, { kind: 'before-any-place' })
    add(lexicon.beforeAge, { kind: 'before-age' })
    add(lexicon.afterAge, { kind: 'after-age' })
    add(lexicon.afterMiles, { kind: 'after-miles' })
    add(lexicon.afterKilometers, { kind: 'after-kilometers' })
    add(lexicon.afterMinutes, { kind: 'after-minutes' })
    add(lexicon.asks, { kind: 'ask' })
    add(lexicon.generic, { kind: 'filler' })
  }
  for (const plan of plans) add(plan.phrases, { kind: 'plan', plan })
  addLabels(meanings, add)
  const phrases = [...meanings.keys()].map((phrase) => phrase.split(' '))
  return {
    meanings,
    words: new Set(phrases.flat()),
    longest: Math.max(...phrases.map((words) => words.length)),
  }
}

/** A choice's label means the choice, unless the lexicon has the phrase. */
function addLabels(
  meanings: ReadonlyMap<string, readonly Meaning[]>,
  add: (phrases: string, meaning: Meaning) => void,
) {
  const known = new Set(meanings.keys())
  for (const language of languages) {
    const labels = [
      ...treatmentTypes.map((choice) => [choice, labelTreatmentType(choice, language)] as const),
      ...offerings.map((choice) => [choice, labelOffering(choice, language)] as const),
    ]
    for (const [choice, label] of labels) {
      // "Buprenorphine (such as Suboxone)"
      for (const text of [label, label.replace(/\(.*\)/, '')]) {
        const phrase = splitWords(text).join(' ')
        if (!known.has(phrase)) add(phrase, { kind: 'choice', choice })
      }
    }
  }
}
