import { type SQL, sql } from 'drizzle-orm'
import { facets } from '#app/center/offerings/facets.ts'
import { isOffering } from '#app/center/offerings/offerings.ts'
import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { readNear } from '#app/center/places/find-place.server.ts'
import type { Near } from '#app/center/places/near.ts'
import type { ParsedSearch } from '#app/search/parse-search.server.ts'
import { hasWord, matchNames, matchWords } from '#app/search/search-conditions.server.ts'
import { type DirectorySearch, defaultRadius } from '#app/search/search-input.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { Plan } from '#site/plans.ts'
import type { Topic } from './lexicon.ts'
import type { Choice } from './meanings.ts'
import { isWellSpelled, readMisspelled } from './read-misspelled.server.ts'
import { readUnreadPlace } from './read-unread-place.server.ts'
import type { Reading } from './read-words.server.ts'
import type { UnreadPlace } from './unread-place.ts'

/** A search as understood. */
export type Understanding = {
  /** The filters of the URL and of the words; `text` has only the words that aren't filters. */
  search: DirectorySearch
  /** The place of `search.near`. */
  near: Near | null
  /** The words to search for, folded. */
  words: string[]
  /** Centers with all of these in their names come first; none if the words name no center. */
  nameWords: string[]
  /** Whether words became filters. */
  isReinterpreted: boolean
  topics: Topic[]
  /** Plans to ask about, because no center says which it takes. */
  plans: Plan[]
  /** "near me" or "within 5 miles", without a place in the URL or the words. */
  asksForPosition: boolean
}

const maxSearchedWords = 10

/** Read filters, a place and topics from a search's words, unless they name a center. */
export async function understandSearch(db: Executor, parsed: ParsedSearch): Promise<Understanding> {
  const { asked, words, danger } = parsed
  const isEmpty = words.length === 0 && parsed.reading.topics.length === 0
  if (asked.exact || isEmpty || danger) return keepWords(parsed, words)
  const known = await lookUp(db, asked.text, parsed.reading)
  if (known.isName) return keepWords(parsed, words, words)
  const reading = known.hasPlace ? parsed.reading : leaveOutRoad(parsed.reading)
  const last = words.at(-1)
  // "methadon" is also the stem of a known word.
  const isMisspelled = (word: string) => !known.words.includes(word) || isWellSpelled(word)
  const place = reading.near === '' && !known.hasPlace ? reading.unreadPlace : null
  const misspelled = reading.rest.filter(isMisspelled)
  if (known.isInNames && misspelled.every((word) => word === last)) {
    return { ...keepWords(parsed, reading.telling, reading.rest), ...listTopics(reading) }
  }
  const corrected =
    misspelled.length > 0
      ? readMisspelled(words, new Set(misspelled), new Set(place?.words))
      : reading
  const final = place ? readUnreadPlace(asked.text, corrected, place) : corrected
  return applyReading(parsed, { ...final, topics: keepAftermath(reading, final) })
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

/** Understand a search whose words name a center, for when no center has all of the words. */
export function understandNamed(parsed: ParsedSearch): Understanding {
  return { ...applyReading(parsed, parsed.reading), nameWords: parsed.reading.rest }
}

function keepWords(
  { asked, near }: ParsedSearch,
  words: string[],
  nameWords: string[] = [],
): Understanding {
  return {
    search: asked,
    near,
    words: words.slice(0, maxSearchedWords),
    nameWords,
    isReinterpreted: false,
    topics: [],
    plans: [],
    asksForPosition: false,
  }
}

type Known = {
  /** A center has the whole text as its name. */
  isName: boolean
  /** A center has all of the words in its name. */
  isInNames: boolean
  /** The words that any center has anywhere. */
  words: string[]
  /** A center has all words of a place that we don't know. */
  hasPlace: boolean
}

/** In letters: a shorter word begins so many others that looking it up costs more than it tells. */
const shortestKnown = 3

async function lookUp(
  db: Executor,
  text: string,
  { rest: words, unreadPlace }: Reading,
): Promise<Known> {
  const [short, long] = [words.filter(isShort), words.filter((word) => !isShort(word))]
  const exists = (condition: SQL) => sql`exists (select from ${center} where ${condition})`
  const known = long.map(
    (word) => sql`case when exists (select from search_words
        where word >= ${word}::text and word < ${`${word}zzzz`}::text)
      or ${exists(hasWord(word))} then ${word}::text end`,
  )
  const named = unreadPlace ? matchUnreadPlace(unreadPlace) : [sql`false`]
  const found = await readRow<Known>(
    db,
    sql`select ${exists(sql`lower(${center.name}) = lower(${text})`)} as "isName",
      ${long.length ? exists(matchNames(words)) : sql`false`} as "isInNames",
      array_remove(array[${sql.join(known, sql`, `)}]::text[], null) as words,
      ${exists(sql.join(named, sql` and `))} as "hasPlace"`,
  )
  return { ...found, words: [...found.words, ...short] }
}

/** The last word may be unfinished, but "ma" of "springfield ma" must not be the beginning of "main". */
function matchUnreadPlace({ words, isFar }: UnreadPlace): SQL[] {
  return isFar ? words.map(hasWord) : matchWords(words)
}

const isShort = (word: string) => word.length < shortestKnown

/** A place in the URL wins over the words. */
const isWithoutPlace = ({ near, location }: DirectorySearch) => near === '' && location === ''

function applyReading({ asked, near }: ParsedSearch, reading: Reading): Understanding {
  const choices = listAdded(asked, reading)
  const types = choices.filter(isTreatmentType)
  const offers = choices.filter((choice) => !isTreatmentType(choice)).filter(isOffering)
  // "Within 5 miles" without a place means of the person.
  const asksForPlace = reading.asksForPosition || reading.within !== null
  const takesPlace = isWithoutPlace(asked) && reading.near !== ''
  const found = takesPlace ? readNear(reading.near) : near
  const isMisspelled = found !== null && 'corrected' in found && found.corrected !== null
  const search: DirectorySearch = {
    ...asked,
    text: reading.rest.join(' '),
    near: takesPlace ? (isMisspelled ? found.near : reading.near) : asked.near,
    within: asked.within ?? (reading.within === defaultRadius ? null : reading.within),
    types: [...asked.types, ...types],
    offers: [...asked.offers, ...offers],
    open: asked.open ?? (reading.isOpenNow ? 'now' : null),
    beds: asked.beds || reading.hasOpenBeds,
  }
  return {
    search,
    near: found,
    words: reading.rest.slice(0, maxSearchedWords),
    nameWords: [],
    isReinterpreted: search.text !== asked.text,
    ...listTopics(reading),
    asksForPosition: asksForPlace && search.near === '',
  }
}

function listTopics({ topics, plans, asksForPosition }: Reading) {
  return { topics, plans, asksForPosition }
}

const groupOf = (choice: Choice) => facets.find(({ name }) => name === choice)?.group

/**
 * List the choices that the words add. A group that the URL chooses from wins over the words,
 * except people, who must all be served.
 */
function listAdded(asked: DirectorySearch, reading: Reading): Choice[] {
  const chosen: Choice[] = [...asked.types, ...asked.offers]
  const groups = new Set(chosen.map(groupOf))
  const isAdded = (choice: Choice) =>
    !chosen.includes(choice) && (groupOf(choice) === 'people' || !groups.has(groupOf(choice)))
  const added = [...reading.choices, ...listPayments(reading)].filter(isAdded)
  return facets.flatMap(({ name }) => added.find((choice) => choice === name) ?? [])
}

/** "Horizon" may be Medicaid or private; "horizon medicaid" is Medicaid. */
function listPayments({ choices, plans }: Reading): Choice[] {
  return plans.flatMap(({ payment }) => {
    const said = payment.filter((kind) => choices.includes(kind))
    return said.length > 0 ? said : payment
  })
}
