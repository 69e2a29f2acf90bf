import type { ParsedSearch } from '#app/search/parse-search.server.ts'
import { hasFiltersBesideWords } from '#app/search/search-input.ts'
import type { Executor } from '#db/client.server.ts'
import { applyReading, isUnderstood, listTopics } from './apply-reading.server.ts'
import { isCommonWord } from './common-words.server.ts'
import { findNameVariant } from './find-name-variant.server.ts'
import { leaveOutUntold, nothingUntold } from './leave-out-untold.server.ts'
import { type KnownWords, lookUpWords } from './look-up-words.server.ts'
import { isWellSpelled, readMisspelled } from './read-misspelled.server.ts'
import { readUnreadPlace } from './read-unread-place.server.ts'
import type { Reading } from './reading.ts'
import type { Understanding } from './understanding.ts'

const maxSearchedWords = 10

/** Read filters, a place and topics from a search's words, unless they name a center. */
export async function understandSearch(db: Executor, parsed: ParsedSearch): Promise<Understanding> {
  const { asked, words, danger } = parsed
  const isEmpty = words.length === 0 && parsed.reading.topics.length === 0
  if (asked.exact || isEmpty || danger) {
    return keepWords(parsed, [...parsed.quotedWords, ...words])
  }
  const known = await lookUpWords(db, asked.text, parsed)
  if (known.isName || (known.isPhraseOfName && isDistinct(parsed.reading))) {
    return keepWords(parsed, words, words)
  }
  const reading = known.hasPlace ? parsed.reading : leaveOutRoad(parsed.reading)
  const last = words.at(-1)
  // "methadon" is also the stem of a known word.
  const isMisspelled = (word: string) =>
    !isCommonWord(word) && (!known.words.includes(word) || isWellSpelled(word))
  const misspelled = reading.rest.filter(isMisspelled)
  if (known.isInNames && misspelled.every((word) => word === last)) {
    return { ...keepWords(parsed, reading.telling, reading.rest), ...listTopics(reading) }
  }
  const final = correctReading({ ...parsed, reading }, known, misspelled)
  // A name wins against a town that is a misspelling away, and after other words were corrected.
  const isLess = final.rest.length < reading.rest.length
  const name =
    (await findNameVariant(db, reading.rest, misspelled, words)) ??
    (isLess ? await findNameVariant(db, final.rest, misspelled, []) : null)
  if (name) {
    const { words: nameWords, corrections } = name
    return { ...keepWords(parsed, nameWords, nameWords), corrections }
  }
  const nameFirst = known.isPhraseOfName ? words : []
  const { reading: told, untold } = await leaveOutUntold(db, final)
  const soft = readSoftly(parsed, told, known.words)
  const rankWords = listRankWords(soft, known.words)
  return { ...soft, untold, nameWords: nameFirst, rankWords }
}

/** A name of words that mean nothing else, or of a place alone: "Turning Point", "Princeton House". */
const isDistinct = ({ rest, near, choices, topics }: Reading) =>
  rest.length > 0 || (near !== '' && choices.length === 0 && topics.length === 0)

function correctReading(
  { asked, words, reading }: ParsedSearch,
  known: KnownWords,
  misspelled: string[],
): Reading {
  const place = reading.near === '' && !known.hasPlace ? reading.unreadPlace : null
  const corrected =
    misspelled.length > 0
      ? readMisspelled(words, new Set(misspelled), new Set(place?.words))
      : reading
  const final = place ? readUnreadPlace(asked.text, corrected, place) : corrected
  return { ...final, topics: keepAftermath(reading, final) }
}

/** Beside a place that we know, a road says nothing: "route 22 union". */
function leaveOutRoad(reading: Reading): Reading {
  const { near, unreadPlace, rest } = reading
  if (near === '' || !unreadPlace?.isRoad) return reading
  return { ...reading, rest: rest.filter((word) => !unreadPlace.words.includes(word)) }
}

/** It is read in the whole text, before words are left out of it. */
const keepAftermath = (first: Reading, corrected: Reading) =>
  first.topics.includes('aftermath') ? first.topics : corrected.topics

/**
 * If anything was understood, the other words only rank. If nothing was, centers must have those that
 * any center has. If no center has any of them, all must match, unless the search also has other
 * words or filters.
 */
function readSoftly(parsed: ParsedSearch, reading: Reading, known: string[]): Understanding {
  const isBeside = hasFiltersBesideWords(parsed.asked)
  const isOther = isBeside || reading.rest.length < parsed.words.length
  if (isUnderstood(reading) || reading.rest.length === 0) return applyReading(parsed, reading, [])
  const found = reading.rest.filter((word) => known.includes(word))
  return applyReading(parsed, reading, found.length > 0 || isOther ? found : reading.rest)
}

/** In letters: shorter words are in every listing. */
const shortestRanked = 4

function listRankWords({ softWords, asks }: Understanding, known: string[]): string[] {
  const isKnown = (phrase: string) => phrase.split(' ').every((word) => known.includes(word))
  const ranked = [...softWords, ...asks].filter(
    (phrase) => phrase.length >= shortestRanked && isKnown(phrase),
  )
  return [...new Set(ranked)]
}

/** Understand a search whose words name a center, for when no center has all of the words. */
export function understandNamed(parsed: ParsedSearch): Understanding {
  const { rest } = parsed.reading
  return { ...applyReading(parsed, parsed.reading, rest), nameWords: rest }
}

/** Understand only the name in a search's words, for when no center of that name meets the filters. */
export function understandNameAlone(parsed: ParsedSearch): Understanding {
  const { rest, telling } = parsed.reading
  const softWords = telling.filter((word) => !rest.includes(word))
  const kept = keepWords(parsed, rest, rest)
  return { ...kept, softWords, ...listTopics(parsed.reading) }
}

/** Read no word as a filter: no center has these words together, so they only rank. */
export function understandSoftly(parsed: ParsedSearch, understood: Understanding): Understanding {
  const { words, softWords, search } = understood
  return {
    ...understood,
    search: { ...search, text: parsed.quoted },
    words: parsed.quotedWords,
    nameWords: [],
    softWords: [...new Set([...words, ...softWords])],
    rankWords: words,
    isReinterpreted: true,
  }
}

function keepWords(
  { asked, near }: ParsedSearch,
  words: string[],
  nameWords: string[] = [],
): Understanding {
  return {
    search: asked,
    near,
    typed: asked.text,
    words: words.slice(0, maxSearchedWords),
    nameWords,
    softWords: [],
    rankWords: [],
    asks: [],
    untold: nothingUntold,
    together: [],
    joined: [],
    corrections: [],
    isReinterpreted: false,
    topics: [],
    plans: [],
    asksForPosition: false,
  }
}
