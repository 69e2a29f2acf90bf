import { readNear } from '#app/center/places/find-place.server.ts'
import { isArea, type Near } from '#app/center/places/near.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import type { Danger } from './danger-words.ts'
import { leaveOutSigns, leaveOutTold } from './find-danger.ts'
import { type ReadDanger, readDanger } from './read-danger.server.ts'
import { type DirectorySearch, defaultRadius, readSearch } from './search-input.ts'
import { typingHeader } from './typing-headers.ts'
import type { Topic } from './understand/lexicon.ts'
import { readStreetAddress } from './understand/read-street-address.server.ts'
import { readWords } from './understand/read-words.server.ts'
import type { Reading } from './understand/reading.ts'
import { spellOutState } from './understand/spell-out-state.ts'

/*
 * What a person searches for has one name on its way from the URL to the rows: `text` is what they
 * typed, `words` are its folded words, `reading` is their meaning, `search` has the filters of the URL
 * and of the words, and `scope` has the words and the place that centers must match.
 */

/** A search whose texts are parsed: nothing after this reads them again. */
export type ParsedSearch = {
  /** The search in the URL. */
  asked: DirectorySearch
  /** The place of `near`. */
  near: Near | null
  /** The folded words of the text, without those about danger that isn't happening now; at most 100. */
  words: string[]
  /** The meaning of the words. */
  reading: Reading
  /** The quoted part of the text, with its quotation marks; '' without one. */
  quoted: string
  /** Its folded words, which centers must have. */
  quotedWords: string[]
  /** The danger that the page shows. */
  danger: Danger | null
  /** Whether the page asks in one line if somebody is in danger. */
  mayBeDanger: boolean
  /** Whether the text comes near to danger, also to one that is over or isn't happening now. */
  isOfDanger: boolean
  /** Whether the page would tell of danger if the text were finished. */
  awaitsPause: boolean
  /** Whether the end of the text was too long to be searched. */
  isCut: boolean
}

const maxWords = 100
/** A longer text tells a story: what it asks for is read, and its other words aren't searched for. */
const longestNeed = 24

/** Parse a search URL. */
export function parseSearchUrl(params: URLSearchParams): ParsedSearch {
  return parseSearch(readSearch(params))
}

/** Parse the search of a page's request, which the live search sends also while somebody types. */
export function parsePageSearch({ url, headers }: Request): ParsedSearch {
  const isFinished = !headers.has(typingHeader)
  return parseSearch(readSearch(new URL(url).searchParams), isFinished)
}

/**
 * Parse a search. The default distance is dropped, because it equals none. It is kept for an area,
 * where distances are ignored, so that the page can say so, and beside words that name another.
 */
export function parseSearch(search: DirectorySearch, isFinished = true): ParsedSearch {
  const near = readNear(search.near)
  const found = readDanger(search, isFinished)
  const past = leaveOutPast(search, found)
  const { quoted, unquoted } = takeQuoted(past ?? search.text, search.exact)
  const allWords = splitWords(search.exact ? unquoted : spellOutState(spellOutMoney(unquoted)))
  const words = allWords.slice(0, maxWords)
  const reading = readStreetAddress(search.text, words) ?? readNeed(words)
  const { danger, mayBeDanger } = search.notNow ? noDanger : leaveToTopic(found, reading)
  const isDefault = search.within === defaultRadius && !isArea(near) && reading.within === null
  return {
    asked: isDefault ? { ...search, within: null } : search,
    near,
    words,
    quoted,
    quotedWords: splitWords(quoted),
    reading: past === null ? reading : { ...reading, topics: addGroups(reading.topics) },
    danger,
    mayBeDanger,
    isOfDanger: found.isPrivate || past !== null,
    awaitsPause: found.awaitsPause && !search.notNow,
    isCut: search.unread.text !== '' || allWords.length > maxWords,
  }
}

/** "no $$" → "no money", "$$$" → "cost" */
const spellOutMoney = (text: string): string =>
  text.replace(/\b(no|sin|without)\s*\$+/gi, 'no money ').replace(/\$+(?!\s*\d)/g, ' cost ')

/** In a search for the exact words, marks say nothing. */
function takeQuoted(text: string, isExact: boolean): { quoted: string; unquoted: string } {
  if (isExact) return { quoted: '', unquoted: text }
  const quoted = [...text.matchAll(quotedPart)].map(([, part = '']) => part.trim())
  const kept = quoted.filter((part) => splitWords(part).length > 0)
  return {
    quoted: kept.map((part) => `"${part}"`).join(' '),
    unquoted: kept.length > 0 ? text.replace(quotedPart, ' ') : text,
  }
}

const quotedPart = /["“”«»]([^"“”«»]+)["“”«»]/g

/** Return the text without what is over, or without the danger that isn't happening now; null if it has neither. */
function leaveOutPast(
  { text, exact, notNow }: DirectorySearch,
  { danger, isScored }: ReadDanger,
): string | null {
  if (exact) return null
  if (danger === null || isScored) return leaveOutTold(text)
  return notNow ? leaveOutSigns(text) : null
}

const noDanger = { danger: null, mayBeDanger: false }

/** Their panels say when to call 911. */
const topicsNearDanger: Topic[] = ['withdrawal', 'naloxone', 'aftermath']

/** Show a topic's own panel instead of a danger that is only scored: both are about the same words. */
function leaveToTopic({ danger, isScored, mayBeDanger }: ReadDanger, { topics }: Reading) {
  return isScored && topics.some((topic) => topicsNearDanger.includes(topic))
    ? { danger: null, mayBeDanger: danger !== null }
    : { danger, mayBeDanger }
}

function readNeed(words: string[]): Reading {
  const reading = readWords(words)
  return words.length > longestNeed ? { ...reading, rest: [], unreadPlace: null } : reading
}

/** Groups for those who lost somebody or lived through it, instead of worry about somebody alive. */
function addGroups(topics: Topic[]): Topic[] {
  return ['aftermath', ...topics.filter((topic) => topic !== 'family' && topic !== 'aftermath')]
}
