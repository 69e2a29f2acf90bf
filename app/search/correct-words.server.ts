import { type SQL, sql } from 'drizzle-orm'
import { editDistance } from '#app/lib/edit-distance.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { matchWords } from './search-conditions.server.ts'
import { isCommonWord } from './understand/common-words.server.ts'
import { isWellSpelled } from './understand/read-misspelled.server.ts'

const shortestCorrected = 4

/**
 * Replace each misspelled word with the nearest known word ("newrak" → "newark"). Null if no word
 * is misspelled, or if one has no near word. A word is known if a search for it finds a center, or
 * if it is spelled correctly. An English or Spanish word is never replaced.
 */
export async function correctWords(db: Executor, words: string[]): Promise<string[] | null> {
  const knownWords = await listKnown(db, words)
  const corrected: string[] = []
  for (const word of words) {
    if (knownWords.has(word) || word.length < shortestCorrected) corrected.push(word)
    else if (isCommonWord(word)) return null
    else {
      const nearest = await findNearest(db, word)
      if (!nearest) return null
      corrected.push(nearest)
    }
  }
  return corrected.join(' ') === words.join(' ') ? null : corrected
}

async function listKnown(db: Executor, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const found = words.map(
    (word) => sql`select ${word}::text as word
      where exists (select from ${treatmentCenters} where ${sql.join(matchWords([word]))})`,
  )
  const rows = await readRows<{ word: string }>(db, sql.join(found, sql` union all `))
  return new Set([...rows.map(({ word }) => word), ...words.filter(isWellSpelled)])
}

/**
 * Find the nearest known word, at most one edit away for a short word and two for a longer one; of
 * equally near words, the one in most centers. Typos rarely affect the first letter, so words with
 * the same one are tried first, and another one is the only mistake: "waking" is not "parking".
 */
async function findNearest(db: Executor, word: string): Promise<string | null> {
  const farthest = word.length <= 5 ? 1 : 2
  const first = word.slice(0, 1)
  const range = sql`word >= ${first} and word < ${`${first}zzzz`}`
  const tries: [SQL, number][] = [
    [range, farthest],
    [sharesLetters(word), 1],
  ]
  for (const [condition, limit] of tries) {
    const nearest = pickNearest(word, await listCandidates(db, word, limit, condition), limit)
    if (nearest.length > 1) return findMostUsed(db, nearest)
    if (nearest[0]) return nearest[0]
  }
  return null
}

/** Return the nearest candidates within the limit. */
function pickNearest(word: string, candidates: string[], farthest: number): string[] {
  const measured = candidates.map((candidate) => ({
    candidate,
    distance: editDistance(word, candidate),
  }))
  const nearest = Math.min(farthest, ...measured.map(({ distance }) => distance))
  return measured.filter(({ distance }) => distance === nearest).map(({ candidate }) => candidate)
}

/** Stop counting at a number that is common enough. */
async function findMostUsed(db: Executor, words: string[]): Promise<string | null> {
  const [row] = await readRows<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param(words)}::text[]) as word
      order by (select count(*) from (select from treatment_centers
        where search_vector @@ to_tsquery('simple', word) limit 5000) as used) desc, word limit 1`,
  )
  return row?.word ?? null
}

async function listCandidates(
  db: Executor,
  word: string,
  farthest: number,
  condition: SQL,
): Promise<string[]> {
  const rows = await readRows<{ word: string }>(
    db,
    sql`select word from search_words
      where length(word) between ${word.length - farthest} and ${word.length + farthest} and ${condition}`,
  )
  return rows.map((row) => row.word)
}

/** Match words with three consecutive letters in common, which the trigram index supports. */
function sharesLetters(word: string): SQL {
  const patterns: string[] = []
  for (let start = 0; start + 3 <= word.length; start++) {
    patterns.push(`%${word.slice(start, start + 3)}%`)
  }
  return sql`word like any (${sql.param(patterns)}::text[])`
}
