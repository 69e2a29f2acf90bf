import type { Radius } from '#app/features/search/search-input.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { readNear } from '#app/lib/places/find-place.server.ts'
import { matchPlaceAt } from '#app/lib/places/match-place.server.ts'
import type { Plan } from '#site/plans.ts'
import type { Topic } from './lexicon.ts'
import { type Choice, hasKind, type Meaning, matchPhraseAt } from './meanings.ts'
import { matchDistance, splitNumber } from './read-distance.ts'

/** The meaning of a search's words, and the words without one. */
export type Reading = {
  choices: Choice[]
  topics: Topic[]
  plans: Plan[]
  /** The place as a text for `readNear`; '' without one. */
  near: string
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

type Span = { length: number; meanings: readonly Meaning[]; near: string; within?: Radius | null }

const adult = 18

/**
 * Reads folded words from left to right; the longest phrase or place wins at each word. A place
 * that is also an ordinary word ("Hope") counts only after "in" or "near", with its state, or
 * alone.
 */
export function readWords(typed: string[]): Reading {
  const words = typed.flatMap(splitNumber)
  const reading = startReading()
  let isAfterPlaceWord = false
  for (let start = 0; start < words.length; ) {
    const age = matchAge(words, start)
    const span: Span | null = age ? null : matchSpan(words, start, isAfterPlaceWord)
    const length = age?.length ?? span?.length ?? 1
    const spanned = words.slice(start, start + length)
    if (age) {
      reading.hasAge = true
      if (age.years < adult) reading.choices.push('under-18')
    } else if (span) addSpan(reading, span)
    else reading.rest.push(...spanned.filter((word) => words.length === 1 || isTelling(word)))
    if (age || (span ? !isFiller(span) : isTelling(spanned[0] ?? ''))) {
      reading.telling.push(...spanned)
    }
    isAfterPlaceWord = span !== null && leadsToPlace(span)
    start += length
  }
  // "A bed tonight" asks for a bed, whatever the hours.
  if (reading.hasOpenBeds) reading.isOpenNow = false
  return reading
}

/** Reads a street address with a ZIP code as that ZIP code; null for any other text. */
export function readAddress(typed: string): Reading | null {
  // "5 miles from 07102"
  if (matchDistance(splitWords(typed), 0)) return null
  const near = /^\d+ .*\d/.test(typed) ? readNear(typed) : null
  return near?.kind === 'zip' ? { ...startReading(), near: near.near } : null
}

function startReading(): Reading {
  return {
    choices: [],
    topics: [],
    plans: [],
    near: '',
    within: null,
    isOpenNow: false,
    hasOpenBeds: false,
    asksForPosition: false,
    hasAge: false,
    rest: [],
    telling: [],
  }
}

/** Beside other words, a single letter says nothing: "i", "a", "y". */
const isTelling = (word: string) => !/^\p{L}$/u.test(word)

/** "16 year old", "aged 16". */
function matchAge(words: string[], start: number): { years: number; length: number } | null {
  const before = hasKind(words[start] ?? '', 'before-age') ? 1 : 0
  const number = words[start + before] ?? ''
  if (!/^\d{1,2}$/.test(number)) return null
  // "12 step", "30 day"
  if ((matchPhraseAt(words, start + before)?.length ?? 0) > 1) return null
  const after = matchPhraseAt(words, start + before + 1)
  const isAge = after?.meanings.some(({ kind }) => kind === 'after-age') ?? false
  if (before === 0 && !isAge) return null
  return { years: Number(number), length: before + 1 + (isAge && after ? after.length : 0) }
}

function matchSpan(words: string[], start: number, isAfterPlaceWord: boolean): Span | null {
  const distance = matchDistance(words, start)
  if (distance) return { ...distance, near: '' }
  const found = matchPhraseAt(words, start)
  const phrase = found && { ...found, near: '' }
  const named = matchPlaceAt(words, start)
  const isSure = named && (!named.isDoubtful || isAfterPlaceWord || named.length === words.length)
  const place = isSure ? { length: named.length, meanings: [], near: named.near } : null
  if (!phrase || !place) return phrase ?? place
  if (phrase.length !== place.length) return phrase.length > place.length ? phrase : place
  return isFiller(phrase) ? place : phrase
}

const fillers: ReadonlySet<Meaning['kind']> = new Set([
  'filler',
  'before-place',
  'before-age',
  'after-age',
  'after-miles',
  'after-kilometers',
  'after-minutes',
  'near-me',
])

const isFiller = ({ meanings, near, within }: Span) =>
  near === '' && within === undefined && meanings.every(({ kind }) => fillers.has(kind))

/** "in", "5 miles of" */
const leadsToPlace = ({ meanings, within }: Span) =>
  within !== undefined || meanings.some(({ kind }) => kind === 'before-place')

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
