import { type SQL, sql } from 'drizzle-orm'
import { correctWords } from '#app/search/correct-words.server.ts'
import { matchNamePhrase, matchNames } from '#app/search/search-conditions.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { isKnownWord, listCorrections } from './read-misspelled.server.ts'
import type { Correction } from './reading.ts'

/** In words: names are short, and each pair is one more look. */
const longestName = 5
const longestText = 10
/** In letters: each half of "marshwren" is a word. */
const shortestHalf = 3
/** In letters: a shorter misspelt word is more likely something else. */
const shortestName = 6

/** Numbers in names, by how else they are written. */
const writtenNumbers = new Map<string, string>(
  Object.entries({
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    12: 'twelve',
    '1st': 'first',
    '2nd': 'second',
    '3rd': 'third',
    '4th': 'fourth',
    '5th': 'fifth',
    '6th': 'sixth',
    '7th': 'seventh',
    '8th': 'eighth',
    '9th': 'ninth',
    '10th': 'tenth',
  }).flatMap(([digit, word]) => [
    [digit, word],
    [word, digit],
  ]),
)

const streetWords = new Map([
  ['ln', 'lane'],
  ['rd', 'road'],
  ['st', 'street'],
  ['ave', 'avenue'],
  ['hse', 'house'],
  ['mt', 'mount'],
])

/** A center's name, and the words that were misspelled. */
type NameVariant = { words: string[]; corrections: Correction[] }

/**
 * Find a center's name in words that are written otherwise: as two words or as one ("salt grass",
 * "marshwren"), with a digit ("2nd tide"), or misspelt ("cranbery"). Null if no center has it.
 *
 * @param unknown those of the words that mean nothing
 * @param all the words of the search: "hay rake" has a Spanish word
 */
export async function findNameVariant(
  db: Executor,
  words: string[],
  unknown: string[],
  all: string[],
): Promise<NameVariant | null> {
  if (words.length === 0 || words.length > longestName) return null
  const written = [...listVariants(words), ...joinPairs(all, words)]
  const found = written.length > 0 ? await findFirst(db, written, matchNamePhrase) : null
  const isLong = words.join('').length >= shortestName
  if (found) return { words: found, corrections: [] }
  if (unknown.length === 0 || !isLong) return null
  const corrected = await correctWords(db, words)
  // A word that was corrected to one of ours is no name, unless another word is one.
  const isName = corrected?.some((word) => !isKnownWord(word))
  const named = corrected && isName ? await findFirst(db, [corrected], matchNames) : null
  return named && { words: named, corrections: listCorrections(words, named) }
}

/** Find the first variant that matches a center. */
async function findFirst(
  db: Executor,
  variants: string[][],
  match: (words: string[]) => SQL,
): Promise<string[] | null> {
  const tries = variants.map(
    (variant, index) => sql`select ${index}::integer as index
      where exists (select from ${center} where ${match(variant)})`,
  )
  const rows = await readRows<{ index: number }>(
    db,
    sql`${sql.join(tries, sql` union all `)} order by index limit 1`,
  )
  return variants[rows[0]?.index ?? -1] ?? null
}

/** Join each of the words with its neighbor. */
function joinPairs(all: string[], words: string[]): string[][] {
  return all.slice(0, longestText).flatMap((word, at) => {
    const next = all[at + 1] ?? ''
    const isOne = words.includes(word) || words.includes(next)
    return next && isOne && (word + next).length >= shortestName ? [[word + next]] : []
  })
}

function* listVariants(words: string[]): Generator<string[]> {
  const numbered = words.map((word) => writtenNumbers.get(word) ?? word)
  const spelled = words.map((word) => streetWords.get(word) ?? word)
  if (spelled.join(' ') !== words.join(' ')) yield spelled
  if (words.length > 1 && numbered.join(' ') !== words.join(' ')) yield numbered
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next) yield words.toSpliced(at, 2, word + next)
    // "Potter's Wheel"
    if (word.endsWith('s')) yield words.toSpliced(at, 1, word.slice(0, -1), 's')
    for (let end = shortestHalf; end <= word.length - shortestHalf; end++) {
      yield words.toSpliced(at, 1, word.slice(0, end), word.slice(end))
    }
  }
}
