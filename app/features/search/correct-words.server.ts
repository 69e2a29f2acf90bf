import { type SQL, sql } from 'drizzle-orm'
import { editDistance } from '#app/lib/edit-distance.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { labelOffering, offerings } from '#app/lib/offerings.ts'
import { loadPlaces } from '#app/lib/places/load-places.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { matchWords } from './search-conditions.server.ts'

const shortestCorrected = 4

/**
 * Replaces each misspelled word with the nearest known word ("newrak" → "newark"). Null if no word
 * is misspelled, or if one has no near word. A word is known if a search for it finds a center, or
 * if it is spelled correctly.
 */
export async function correctWords(db: Executor, words: string[]): Promise<string[] | null> {
  const knownWords = await listKnown(db, words)
  const corrected: string[] = []
  for (const word of words) {
    if (knownWords.has(word) || word.length < shortestCorrected) corrected.push(word)
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
  return new Set([...rows.map(({ word }) => word), ...words.filter(isWellSpelt)])
}

/**
 * Finds the nearest known word, at most one edit away for a short word and two for a longer one; of
 * equally near words, the one in most centers. Typos rarely affect the first letter, so words with
 * the same one are tried first.
 */
async function findNearest(db: Executor, word: string): Promise<string | null> {
  const farthest = word.length <= 5 ? 1 : 2
  const first = word.slice(0, 1)
  const range = sql`word >= ${first} and word < ${`${first}zzzz`}`
  for (const condition of [range, sharesLetters(word)]) {
    const nearest = pickNearest(word, await listCandidates(db, word, farthest, condition), farthest)
    if (nearest.length > 1) return findMostUsed(db, nearest)
    if (nearest[0]) return nearest[0]
  }
  return null
}

/** Returns the nearest candidates within the limit. */
function pickNearest(word: string, candidates: string[], farthest: number): string[] {
  const measured = candidates.map((candidate) => ({
    candidate,
    distance: editDistance(word, candidate),
  }))
  const nearest = Math.min(farthest, ...measured.map(({ distance }) => distance))
  return measured.filter(({ distance }) => distance === nearest).map(({ candidate }) => candidate)
}

/** Stops counting at a number that is common enough. */
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

/** Matches words with three consecutive letters in common, which the trigram index supports. */
function sharesLetters(word: string): SQL {
  const patterns: string[] = []
  for (let start = 0; start + 3 <= word.length; start++) {
    patterns.push(`%${word.slice(start, start + 3)}%`)
  }
  return sql`word like any (${sql.param(patterns)}::text[])`
}

/**
 * Words that people search for and centers rarely mention. Words of centers and of the filter
 * choices need not be listed.
 */
const askedFor = `
  addict alcoholic alcoholism drunk drinking dui dwi hangover overdose relapse sober sobriety withdrawal taper
  adderall amphetamine barbiturates benzodiazepines benzos cannabis cocaine codeine crack crystal dilaudid ecstasy
  fentanyl heroin hydrocodone inhalants ketamine kratom marijuana meth molly morphine nicotine opiates opioids
  oxycodone oxycontin percocet pills smoking steroids tobacco tramadol tranq valium vaping vicodin weed xanax xylazine
  antabuse lofexidine naloxone narcan sublocade subutex
  aetna ambetter amerigroup amerihealth anthem beacon cigna emblem fidelis horizon humana kaiser magellan molina
  obamacare optum oscar oxford uninsured unitedhealthcare wellcare wellpoint
  arabic bengali cantonese chinese creole french gujarati haitian hebrew hindi italian japanese korean mandarin
  polish portuguese punjabi russian tagalog turkish ukrainian urdu vietnamese yiddish
  catholic christian islamic jewish muslim
  asian black bisexual gay hispanic latino lesbian lgbtq queer transgender
  abuse anger anorexia anxiety autism bipolar bulimia death depression domestic eating gambling grief panic
  psychosis ptsd schizophrenia suicide trauma violence
  baby boys children couples daughter father girls grandparents husband kids men mother parents partner seniors
  sister spouse teenagers teens wife women
  court drug homeless jail judge parole prison probation shelter
  blind deaf disabled wheelchair
  acupuncture equine halfway hospital housing intervention outreach rehab
  appointment cheap crisis emergency hotline immediately nearby open saturday sunday today tomorrow tonight walk weekend
`

let wellSpelt: string[] | undefined

/**
 * Returns whether a folded word is correct, or the start of a correct one, even if no center has
 * it: a word about care, or a town or county of New Jersey. Correcting heroin to Heron Park or
 * Clifton to Clinton helps nobody.
 */
export function isWellSpelt(word: string): boolean {
  wellSpelt ??= listWellSpelt()
  return wellSpelt.some((right) => right.startsWith(word))
}

function listWellSpelt(): string[] {
  const { towns, counties } = loadPlaces()
  const choices = offerings.map((offering) => labelOffering(offering))
  return splitWords([askedFor, ...choices, ...towns.keys(), ...counties.keys()].join(' '))
}
