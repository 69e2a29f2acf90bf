import { sql } from 'drizzle-orm'
import { readOpenMoment } from '#app/center/hours/open-week.ts'
import type { Near } from '#app/center/places/near.ts'
import { foldText } from '#app/lib/fold-text.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { correctWords } from './correct-words.server.ts'
import { keyInState } from './location-key.ts'
import type { SearchScope } from './match-search.server.ts'
import type { ParsedSearch } from './parse-search.server.ts'
import { listTiers } from './rank-tiers.server.ts'
import { findPlaceKeys } from './read-overview.server.ts'
import { type DirectorySearch, hasFilters, hasFiltersBesideWords } from './search-input.ts'
import {
  understandNameAlone,
  understandNamed,
  understandSearch,
  understandSoftly,
} from './understand/understand-search.server.ts'
import type { Understanding } from './understand/understanding.ts'

/** Reads what matches a search in a scope. */
type Find<Found> = (search: DirectorySearch, scope: SearchScope) => Promise<Found>

/** A result, and the search that led to it. */
export type Resolved<Found> = {
  found: Found
  understanding: Understanding
  scope: SearchScope
  /** The corrected search if the words matched nothing: "newark" for "newrak". */
  correctedText: string | null
}

/**
 * Understand a search's words and find what matches. If nothing does, it treats a location as a
 * prefix and then corrects misspelled words. Needs no right to read ratings; `find` may.
 */
export async function resolveSearch<Found extends { total: number }>(
  db: Executor,
  parsed: ParsedSearch,
  now: Date,
  find: Find<Found>,
): Promise<Resolved<Found>> {
  const understanding = await understandSearch(db, parsed)
  for (const attempt of listAttempts(parsed, understanding)) {
    const resolved = await resolveUnderstood(db, parsed, attempt, now, find)
    if (resolved.found.total > 0) return resolved
  }
  const strict = await resolveUnderstood(db, parsed, understanding, now, find)
  if (!mayRankAlone(parsed, understanding)) return strict
  const soft = understandSoftly(parsed, strict.understanding)
  const ranked = await resolveUnderstood(db, parsed, soft, now, find)
  return ranked.found.total > 0 ? ranked : strict
}

/** No center may have all of the words, so a name is also tried with the filters, and alone. */
function listAttempts(parsed: ParsedSearch, understanding: Understanding): Understanding[] {
  if (understanding.nameWords.length === 0 || understanding.words.length === 0)
    return [understanding]
  const named = understandNamed(parsed)
  const alone = understandNameAlone(parsed)
  return [understanding, ...[named, alone].filter(({ words }) => words.length > 0)]
}

/**
 * Words beside others, or beside filters, never make a list empty, but a name, a quoted or an exact
 * text does: its center may fail a filter, which is loosened.
 */
function mayRankAlone(
  { asked, words, quotedWords, danger }: ParsedSearch,
  { words: searched, nameWords }: Understanding,
): boolean {
  if (asked.exact || danger || nameWords.length > 0) return false
  const isBeside = searched.length < words.length || hasFiltersBesideWords(asked)
  return searched.length > quotedWords.length && isBeside
}

async function resolveUnderstood<Found extends { total: number }>(
  db: Executor,
  { danger }: ParsedSearch,
  understanding: Understanding,
  now: Date,
  find: Find<Found>,
): Promise<Resolved<Found>> {
  const { search, words } = understanding
  const near = await chooseNear(db, search.near, understanding.near)
  const keys = search.location ? [foldText(search.location)] : []
  const tiers = listTiers(understanding)
  const scope: SearchScope = { words, tiers, keys, near, moment: readOpenMoment(now) }
  const findIn = async (scope: SearchScope, correctedText: string | null = null) => ({
    found: await find(search, scope),
    understanding,
    scope,
    correctedText,
  })

  const exact = await findIn(scope)
  // Danger words are never corrected.
  if (exact.found.total > 0 || !hasFilters(search) || danger) return exact

  const begun = search.location ? await findPlaceKeys(db, search.location) : []
  const byPlace = begun.length > 0 ? await findIn({ ...scope, keys: begun }) : exact
  if (byPlace.found.total > 0) return byPlace
  const corrected = await correctWords(db, words)
  if (!corrected) return byPlace
  const spelled = await findIn({ ...byPlace.scope, words: corrected }, corrected.join(' '))
  return spelled.found.total > 0 ? spelled : byPlace
}

/** If several towns share a bare name, chooses the one with the most centers. */
async function chooseNear(db: Executor, text: string, near: Near | null): Promise<Near | null> {
  if (near?.kind !== 'town' || near.others.length === 0) return near
  const towns = [near, ...near.others].filter((place) => place.kind === 'town')
  // A name with its county is not ambiguous.
  if (foldText(text) === foldText(near.near) || towns.length < 2) return near
  const rows = await readRows<{ county: string }>(
    db,
    sql`select ${center.county} as county from ${center}
      where ${center.locationKeys} @> array[${keyInState(near.name)}]
      group by 1 order by count(*) desc, 1`,
  )
  const chosen = rows.flatMap(({ county }) => towns.find((town) => town.county === county) ?? [])[0]
  if (!chosen || chosen.county === near.county) return near
  const others = [near, ...near.others].filter((place) => place !== chosen)
  return { ...chosen, others, corrected: near.corrected }
}
