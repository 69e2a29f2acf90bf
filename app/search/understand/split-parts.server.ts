import { matchPlaceAt } from '#app/center/places/match-place.server.ts'
import { readState } from '#app/center/places/read-state.ts'
import { findStateCode } from '#app/center/places/us-states.ts'
import type { Radius } from '#app/search/search-input.ts'
import { expandAbbreviation } from './abbreviations.ts'
import { splitPlaceName } from './join-place-names.server.ts'
import { hasKind, loadPhrases, type Meaning, matchPhraseAt } from './meanings.ts'
import { matchDistance, matchNumber, splitNumber } from './read-distance.ts'
import { matchTime, timeUnits, type WantedTime } from './read-time.ts'

/** What words mean that belong together. */
export type Span = {
  length: number
  meanings: readonly Meaning[]
  near: string
  within?: Radius | null
  /** A town with the name of another state after it. */
  isFar?: boolean
  /** When it must be open. */
  time?: WantedTime
}

type Age = { years: number; length: number }

/** Words that were read at once; without a meaning, it is one word. */
export type ReadPart = { words: string[]; age: Age | null; span: Span | null }

/** Split folded words from left to right; the longest phrase or place wins at each word. */
export function splitParts(searched: string[]): ReadPart[] {
  const words = searched.flatMap(splitNumber).map(expandAbbreviation).flatMap(splitPlaceName)
  const parts: ReadPart[] = []
  let before: ReadPart | null = null
  for (let start = 0; start < words.length; ) {
    const age = matchAge(words, start, before)
    const span: Span | null = age ? null : matchSpan(words, start, before)
    const length: number = age?.length ?? span?.length ?? 1
    before = { words: words.slice(start, start + length), age, span }
    parts.push(before)
    start += length
  }
  return readNickname(parts)
}

/** "16 year old", "aged 16". */
function matchAge(words: string[], start: number, last: ReadPart | null): Age | null {
  const first = words[start] ?? ''
  const isBefore =
    hasKind(first, 'before-age') || contracted.has(first) || (first === 'de' && isRelative(last))
  const before = isBefore ? 1 : 0
  const number = matchNumber(words, start + before)
  if (
    !number ||
    number.value > 99 ||
    (number.length > 1 && /^\d/.test(words[start + before] ?? ''))
  ) {
    return null
  }
  // "12 step", "30 day"
  if ((matchPhraseAt(words, start + before)?.length ?? 0) > number.length) return null
  const end = start + before + number.length
  const after = matchPhraseAt(words, end)
  const isAge = after?.meanings.some(({ kind }) => kind === 'after-age') ?? false
  if (before === 0 && !isAge) return null
  if (!isAge && (timeUnits.has(words[end] ?? '') || number.value < youngest)) return null
  const length = before + number.length + (isAge && after ? after.length : 0)
  return isSpan(words, start, start + length) ? null : { years: number.value, length }
}

/** "he's 17", "I'm 17" */
const contracted = new Set(['s', 'm'])

/** In years: "is 2" may count anything. */
const youngest = 10

const isRelative = (part: ReadPart | null) =>
  part?.span?.meanings.some((meaning) => meaning.kind === 'topic' && meaning.topic === 'family') ??
  false

const beforeSpans = new Set([
  'hace',
  'llevo',
  'lleva',
  'llevamos',
  'por',
  'for',
  'after',
  'desde',
  'past',
])
const afterSpans = new Set(
  'ago back clean sober straight using drinking limpio limpia sobrio sobria tomando usando bebiendo later'.split(
    ' ',
  ),
)

/** "3 years ago", "hace 3 años" are no ages. */
const isSpan = (words: string[], start: number, end: number) =>
  beforeSpans.has(words[start - 1] ?? '') || afterSpans.has(words[end] ?? '')

/**
 * A place that is also an ordinary word ("Hope") counts only after "in" or "near", with its state,
 * or alone.
 */
function matchSpan(words: string[], start: number, before: ReadPart | null): Span | null {
  const distance = matchDistance(words, start)
  if (distance) return { ...distance, near: '' }
  const found = matchPhraseAt(words, start)
  const time = matchTime(words, start)
  if (time && (found?.length ?? 0) <= time.length) {
    return { length: time.length, meanings: [], near: '', time }
  }
  const phrase = found && { ...found, near: '' }
  const named = matchPlaceAt(words, start)
  const farState = named ? matchFarState(words, start + named.length) : 0
  if (named && farState > 0) {
    return { length: named.length + farState, meanings: [], near: '', isFar: true }
  }
  const isShort = named?.length === 1 && (words[start] ?? '').length <= longestShort
  const isFrom = before?.words.at(-1) === 'from'
  const isMeant = isFrom || (before?.span && leadsToPlace(before.span, isShort ? 'any' : 'known'))
  const isSure = named && (!named.isDoubtful || isMeant || named.length === words.length)
  const place = isSure ? { length: named.length, meanings: [], near: named.near } : null
  if (!phrase || !place) return phrase ?? place
  if (phrase.length !== place.length) return phrase.length > place.length ? phrase : place
  return isFiller(phrase) ? place : phrase
}

const longestState = 3

/**
 * Return the number of words in the name or code of a state whose places we don't know; 0 without
 * one. "Newark me" and "Newark Washington" go on with another word or place.
 */
function matchFarState(words: string[], start: number): number {
  if (matchPhraseAt(words, start) || matchPlaceAt(words, start)) return 0
  for (let length = longestState; length > 0; length--) {
    const name = words.slice(start, start + length).join(' ')
    const isCode = name.length === 2
    if (findStateCode(name) && !readState(name) && !(isCode && loadPhrases().words.has(name))) {
      return length
    }
  }
  return 0
}

const fillers: ReadonlySet<Meaning['kind']> = new Set([
  'filler',
  'before-place',
  'before-any-place',
  'before-age',
  'after-age',
  'after-miles',
  'after-kilometers',
  'after-minutes',
  'near-me',
])

/** Return whether words restrict nothing. */
export const isFiller = ({ meanings, near, within, isFar, time }: Span) =>
  near === '' &&
  within === undefined &&
  !isFar &&
  !time &&
  meanings.every(({ kind }) => fillers.has(kind))

/** "tr" may be the beginning of "try": it needs "in" or "near", and not "to". */
const longestShort = 3

/** "in", "5 miles of"; for any name not "to" and "for". */
function leadsToPlace({ meanings, within }: Span, name: 'any' | 'known'): boolean {
  const kind = name === 'any' ? 'before-any-place' : 'before-place'
  return within !== undefined || meanings.some((meaning) => meaning.kind === kind)
}

/** After or before these, "ac" is air conditioning, or something else. */
const otherUses = new Set(
  'a al and but con el for has have la my no not o of or sin the un w with without y'.split(' '),
)
/** Fillers that ask for care. */
const careWords = new Set(
  `center centers centro centros clinic clinica clinicas clinics program programa programas programs
  rehab rehabs treatment tratamiento`.split(/\s+/),
)

/**
 * Read a nickname at the beginning or end of words that are all understood and ask for care: "AC
 * detox". Beside another place, or with a word that isn't understood, it stays a word.
 */
function readNickname(parts: ReadPart[]): ReadPart[] {
  const unread = parts.filter(({ age, span }) => !age && !span)
  const [part] = unread
  if (!part || unread.length > 1 || parts.some(({ span }) => span?.near)) return parts
  const index = parts.indexOf(part)
  const beside = index === 0 ? parts[1]?.words[0] : parts[index - 1]?.words.at(-1)
  if (!beside || otherUses.has(beside) || (index > 0 && index < parts.length - 1)) return parts
  const place = matchPlaceAt(part.words, 0)
  const asksForCare = parts.some(
    ({ words, span }) =>
      span && !isAsk(span) && (!isFiller(span) || words.some((word) => careWords.has(word))),
  )
  if (!place?.isNickname || !asksForCare) return parts
  return parts.with(index, { ...part, span: { length: 1, meanings: [], near: place.near } })
}

const isAsk = ({ meanings }: Span) => meanings.some(({ kind }) => kind === 'ask')
