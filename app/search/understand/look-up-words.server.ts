import { type SQL, sql } from 'drizzle-orm'
import type { ParsedSearch } from '#app/search/parse-search.server.ts'
import {
  hasWord,
  matchNamePhrase,
  matchNames,
  matchWords,
} from '#app/search/search-conditions.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { UnreadPlace } from './unread-place.ts'

/** What centers have of a search's words. */
export type KnownWords = {
  /** A center has the whole text as its name. */
  isName: boolean
  /** A center has all of the words in its name, one after the other. */
  isPhraseOfName: boolean
  /** A center has all of the words without a meaning in its name. */
  isInNames: boolean
  /** The words that any center has anywhere. */
  words: string[]
  /** A center has all words of a place that we don't know. */
  hasPlace: boolean
}

/** In letters: a shorter word begins so many others that looking it up costs more than it tells. */
const shortestKnown = 3
/** In words: no name is longer. */
const longestName = 8

/** Look up in all listings what a search's words may be. */
export async function lookUpWords(
  db: Executor,
  text: string,
  { words, reading }: Pick<ParsedSearch, 'words' | 'reading'>,
): Promise<KnownWords> {
  const { rest, asks, unreadPlace } = reading
  const looked = [...new Set([...rest, ...asks.flatMap((phrase) => phrase.split(' '))])]
  const [short, long] = [looked.filter(isShort), looked.filter((word) => !isShort(word))]
  const isLong = rest.some((word) => !isShort(word))
  const known = long.map(
    (word) => sql`case when exists (select from search_words
        where word >= ${word}::text and word < ${`${word}zzzz`}::text)
      or ${exists(hasWord(word))} then ${word}::text end`,
  )
  const named = unreadPlace ? matchUnreadPlace(unreadPlace) : [sql`false`]
  const mayBePhrase = words.length > 1 && words.length <= longestName
  const found = await readRow<KnownWords>(
    db,
    sql`select ${exists(sql`lower(${center.name}) = lower(${text})`)} as "isName",
      ${mayBePhrase ? exists(matchNamePhrase(words)) : sql`false`} as "isPhraseOfName",
      ${isLong ? exists(matchNames(rest)) : sql`false`} as "isInNames",
      array_remove(array[${sql.join(known, sql`, `)}]::text[], null) as words,
      ${exists(sql.join(named, sql` and `))} as "hasPlace"`,
  )
  return { ...found, words: [...found.words, ...short] }
}

const exists = (condition: SQL) => sql`exists (select from ${center} where ${condition})`

/** The last word may be unfinished, but "ma" of "springfield ma" must not be the beginning of "main". */
function matchUnreadPlace({ words, isFar }: UnreadPlace): SQL[] {
  return isFar ? words.map(hasWord) : matchWords(words)
}

const isShort = (word: string) => word.length < shortestKnown
