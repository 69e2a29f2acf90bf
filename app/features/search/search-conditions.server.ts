import { arrayContains, arrayOverlaps, gte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { DirectorySearch } from './search-input.ts'

/**
 * One thing asked for: a center meets it that has any of the terms. `search_bits` has those that are common;
 * `otherwise` says the same of the others in SQL that an index answers, and few centers meet it.
 */
export type Condition = { terms: string[]; otherwise(terms: string[]): SQL }

/** None for no place; a center meets it that is found under any of the keys. */
export function listPlaceConditions(keys: string[]): Condition[] {
  return listTerms('@', keys, (rare) =>
    rare.length === 1
      ? arrayContains(center.locationKeys, rare)
      : arrayOverlaps(center.locationKeys, rare),
  )
}

/** What is chosen, not typed: any of the types, the rating, being open. */
export function listChoiceConditions({ types, minRating, openOnly }: DirectorySearch): Condition[] {
  return [
    ...listTerms('#', types, (rare) => sql`${center.treatmentTypes} && ${sql.param(rare)}::text[]`),
    ...listTerms('*', minRating === null ? [] : [String(minRating)], ([rating]) =>
      gte(center.totalScore, Number(rating)),
    ),
    ...listTerms(
      '!',
      openOnly ? ['open'] : [],
      () => sql`not ${center.permanentlyClosed} and not ${center.temporarilyClosed}`,
    ),
  ]
}

function listTerms(
  sign: string,
  values: readonly string[],
  otherwise: (values: string[]) => SQL,
): Condition[] {
  if (values.length === 0) return []
  const withoutSign = (terms: string[]) => otherwise(terms.map((term) => term.slice(sign.length)))
  return [{ terms: values.map((value) => sign + value), otherwise: withoutSign }]
}

// Beginnings up to this long are terms themselves.
const longestBeginning = 3

/** What becomes of a word in a text: `stem` null where it is too common to be kept. */
type Word = { word: string; isPlain: boolean; stem: string | null }

/**
 * The words, folded, as `search_query` takes them, each a condition: as written or by its stem, the last
 * one also as a beginning. Whatever has a word has its stem.
 */
export async function listWordConditions(tx: Transaction, words: string[]): Promise<Condition[]> {
  const last = words.at(-1)
  if (last === undefined) return []
  const isShort = Array.from(last).length <= longestBeginning
  const [known] = await tx
    .select({
      words: sql<Word[]>`(select json_agg(asked order by place) from (
        select place, word, tsvector_to_array(to_tsvector('simple', word)) = array[word] as "isPlain",
          (tsvector_to_array(to_tsvector('english', word)))[1] as stem
        from unnest(${sql.param(words)}::text[]) with ordinality as typed (word, place)) asked)`,
      begun: sql<string[]>`array(select lexeme from search_lexemes where ${!isShort}
        and lexeme >= ${last} and lexeme < ${`${last}\u{10FFFF}`})`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('search_words_asked')
    .execute()
  const { words: asked, begun } = known ?? { words: [], begun: [] }
  const has = (query: SQL) => sql`${center.searchVector} @@ (${query})`
  if (asked.some(({ isPlain }) => !isPlain)) {
    return [{ terms: [], otherwise: () => has(sql`search_query(${sql.param(words)})`) }]
  }
  return asked.flatMap(({ word, stem }, index) => {
    const isLast = index === asked.length - 1
    const begins = isLast ? (isShort ? [`%${word}`] : begun) : []
    const isBegun = isLast && stem?.startsWith(word)
    const terms = stem === null || isBegun ? begins : [...begins, stem]
    if (!isLast) return terms.length ? [{ terms, otherwise: (rare) => has(anyOf(rare)) }] : []
    const beginning = sql`to_tsquery('simple'::regconfig, ${`${word}:*`})`
    const otherwise = (rare: string[]) => {
      const isWhole = begins.every((term) => rare.includes(term))
      if (!isWhole) return has(anyOf(rare))
      const others = rare.filter((term) => !begins.includes(term))
      return has(others.length ? sql`${beginning} || ${anyOf(others)}` : beginning)
    }
    return [{ terms, otherwise }]
  })
}

/** A query for any of the words or stems, as they stand in `search_vector`. */
function anyOf(lexemes: string[]): SQL {
  return sql`array_to_string(array(select quote_literal(lexeme)
    from unnest(${sql.param(lexemes)}::text[]) lexeme), ' | ')::tsquery`
}
