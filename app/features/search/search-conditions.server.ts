import { arrayContains, arrayOverlaps, gte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { DirectorySearch } from './search-input.ts'

/** What a search asks for, its words and places folded. */
export type Filters = {
  words: string[]
  locationKeys: string[]
  types: DirectorySearch['types']
  minRating: number | null
  openOnly: boolean
}

/**
 * One thing asked for: a center meets it that has any of the terms, which are in `search_bits`, or for
 * which `rest` is true, which an index answers and few centers meet.
 */
export type Condition = { terms: string[]; rest: SQL | null }

/** Every condition of a search; a center must meet them all. */
export async function listConditions(tx: Transaction, filters: Filters): Promise<Condition[]> {
  const known = await readKnown(tx, filters)
  const choose = (values: readonly string[], sign: string, without: (rare: string[]) => SQL) => {
    const rare = values.filter((value) => !known.terms.has(sign + value))
    const terms = values.filter((value) => known.terms.has(sign + value))
    return { terms: terms.map((value) => sign + value), rest: rare.length ? without(rare) : null }
  }
  const conditions = listWordConditions(filters.words, known)
  if (filters.locationKeys.length) {
    conditions.push(
      choose(filters.locationKeys, '@', (keys) =>
        keys.length === 1
          ? arrayContains(center.locationKeys, keys)
          : arrayOverlaps(center.locationKeys, keys),
      ),
    )
  }
  if (filters.types.length) {
    const overlaps = (types: string[]) =>
      sql`${center.treatmentTypes} && ${sql.param(types)}::text[]`
    conditions.push(choose(filters.types, '#', overlaps))
  }
  const { minRating } = filters
  if (minRating !== null) {
    conditions.push(choose([String(minRating)], '*', () => gte(center.totalScore, minRating)))
  }
  if (filters.openOnly) {
    const isOpen = sql`not ${center.permanentlyClosed} and not ${center.temporarilyClosed}`
    conditions.push(choose(['open'], '!', () => isOpen))
  }
  return conditions
}

type Known = {
  /** Of the terms that may matter, those that are in `search_bits`. */
  terms: Set<string>
  /** What becomes of each word in a text: `stem` null where it is too common to be kept. */
  words: Map<string, { isPlain: boolean; stem: string | null }>
  /** Every word and stem that begins as the last word does; empty for a short one. */
  begun: string[]
}

// Beginnings up to this long are terms themselves.
const longestBeginning = 3

async function readKnown(tx: Transaction, filters: Filters): Promise<Known> {
  const last = filters.words.at(-1) ?? ''
  const isShort = Array.from(last).length <= longestBeginning
  const asked = [
    `%${last}`,
    ...filters.locationKeys.map((key) => `@${key}`),
    ...filters.types.map((type) => `#${type}`),
    `*${filters.minRating}`,
    '!open',
  ]
  const [row] = await readRows<{
    words: { word: string; isPlain: boolean; stem: string | null }[]
    begun: string[]
    terms: string[]
  }>(
    tx,
    sql`with words as (
        select word, tsvector_to_array(to_tsvector('simple', word)) = array[word] as "isPlain",
          (tsvector_to_array(to_tsvector('english', word)))[1] as stem
        from unnest(${sql.param(filters.words)}::text[]) word
      ), begun as (
        select lexeme from search_lexemes where ${!isShort}
          and lexeme >= ${last} and lexeme < ${`${last}\u{10FFFF}`}
      )
      select coalesce((select json_agg(words) from words), '[]') as words,
        array(select lexeme from begun) as begun,
        array(select term from search_terms where ready and term in (
          select unnest(${sql.param(asked)}::text[]) union select stem from words
          union select lexeme from begun)) as terms`,
  )
  return {
    terms: new Set(row?.terms),
    words: new Map(row?.words.map(({ word, ...rest }) => [word, rest])),
    begun: row?.begun ?? [],
  }
}

/**
 * The words as `search_query` takes them, each a condition: as written or by its stem, the last one also
 * as a beginning. Whatever has a word has its stem.
 */
function listWordConditions(words: string[], known: Known): Condition[] {
  const has = (query: SQL) => sql`${center.searchVector} @@ (${query})`
  if (words.some((word) => !known.words.get(word)?.isPlain)) {
    return [{ terms: [], rest: has(sql`search_query(${sql.param(words)})`) }]
  }
  return words.flatMap((word, index) => {
    const stem = known.words.get(word)?.stem ?? null
    const isLast = index === words.length - 1
    const terms: string[] = []
    const queries: SQL[] = []
    if (isLast) {
      const begun = findBegun(word, known)
      terms.push(...begun.terms)
      if (begun.query) queries.push(begun.query)
    }
    if (stem !== null && !(isLast && stem.startsWith(word))) {
      if (known.terms.has(stem)) terms.push(stem)
      else queries.push(sql`to_tsquery('english'::regconfig, ${word})`)
    }
    if (terms.length + queries.length === 0) return []
    return [{ terms, rest: queries.length ? has(sql.join(queries, sql` || `)) : null }]
  })
}

/** Whatever begins so: in `search_bits`, and by a query for what is not. */
function findBegun(word: string, known: Known): { terms: string[]; query: SQL | null } {
  if (known.terms.has(`%${word}`)) return { terms: [`%${word}`], query: null }
  const terms = known.begun.filter((lexeme) => known.terms.has(lexeme))
  const rare = known.begun.filter((lexeme) => !known.terms.has(lexeme))
  if (terms.length === 0) {
    return { terms, query: sql`to_tsquery('simple'::regconfig, ${`${word}:*`})` }
  }
  const query = sql`array_to_string(array(select quote_literal(lexeme)
    from unnest(${sql.param(rare)}::text[]) lexeme), ' | ')::tsquery`
  return { terms, query: rare.length ? query : null }
}
