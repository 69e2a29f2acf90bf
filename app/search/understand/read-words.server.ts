import type { Radius } from '#app/search/search-input.ts'
import type { Plan } from '#site/plans.ts'
import type { Topic } from './lexicon.ts'
import type { Choice } from './meanings.ts'
import { isFiller, type ReadPart, type Span, splitParts } from './split-parts.server.ts'
import { findUnreadPlace, type UnreadPlace } from './unread-place.ts'

/** The meaning of a search's words, and the words without one. */
export type Reading = {
  choices: Choice[]
  topics: Topic[]
  plans: Plan[]
  /** The place as a text for `readNear`; '' without one. */
  near: string
  /** The first place that we don't know, if it is one; its words are also in `rest`. */
  unreadPlace: UnreadPlace | null
  /** The distance that the words allow: "within 5 miles". */
  within: Radius | null
  isOpenNow: boolean
  hasOpenBeds: boolean
  /** "near me" */
  asksForPosition: boolean
  /** Whether the words tell a person's age. */
  hasAge: boolean
  /** Words that no phrase and no place has, in order. */
  rest: string[]
  /** The words without those that restrict nothing. */
  telling: string[]
}

const adult = 18

/** Read the meaning of folded words. */
export function readWords(words: string[]): Reading {
  const parts = splitParts(words)
  const reading = { ...startReading(), unreadPlace: findUnreadPlace(parts) }
  const isAlone = parts.length === 1
  for (const part of parts) addPart(reading, part, isAlone)
  // "A bed tonight" asks for a bed, whatever the hours.
  if (reading.hasOpenBeds) reading.isOpenNow = false
  return reading
}

/** Beside other words, a single letter says nothing: "i", "a", "y". */
const isTelling = (word: string) => !/^\p{L}$/u.test(word)

function addPart(reading: Reading, { words, age, span }: ReadPart, isAlone: boolean): void {
  if (age) {
    reading.hasAge = true
    if (age.years < adult) reading.choices.push('under-18')
  } else if (span && !span.isFar) addSpan(reading, span)
  else reading.rest.push(...words.filter((word) => isAlone || isTelling(word)))
  if (age || (span ? !isFiller(span) : isTelling(words[0] ?? ''))) reading.telling.push(...words)
}

export function startReading(): Reading {
  return {
    choices: [],
    topics: [],
    plans: [],
    near: '',
    unreadPlace: null,
    within: null,
    isOpenNow: false,
    hasOpenBeds: false,
    asksForPosition: false,
    hasAge: false,
    rest: [],
    telling: [],
  }
}

function addSpan(reading: Reading, { meanings, near, within }: Span): void {
  reading.within ??= within ?? null
  reading.near = chooseNear(reading.near, near)
  for (const meaning of meanings) {
    if (meaning.kind === 'choice') {
      addOnce(reading.choices, meaning.choice)
      // Its panel says that it is housing, not treatment.
      if (meaning.choice === 'sober-living') addOnce(reading.topics, meaning.choice)
    }
    if (meaning.kind === 'topic') addOnce(reading.topics, meaning.topic)
    if (meaning.kind === 'plan') addOnce(reading.plans, meaning.plan)
    if (meaning.kind === 'open-now') reading.isOpenNow = true
    if (meaning.kind === 'open-beds') reading.hasOpenBeds = true
    if (meaning.kind === 'near-me') reading.asksForPosition = true
  }
}

/** The first place counts, but "Newark, Essex County, 07102" is the ZIP code. */
function chooseNear(known: string, found: string): string {
  const isZip = /^\d{5}$/.test(found)
  return known === '' || (isZip && !/^\d{5}$/.test(known)) ? found : known
}

function addOnce<T>(list: T[], value: T): void {
  if (!list.includes(value)) list.push(value)
}
