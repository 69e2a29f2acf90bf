import { sql } from 'drizzle-orm'
import type { FacetBits } from '#app/center/offerings/facets.ts'
import { isOffering, type Offering } from '#app/center/offerings/offerings.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { countChoices, listFacetConditions } from './count-choices.ts'
import { listMatches } from './list-matches.server.ts'
import { findAround } from './loosen-area.server.ts'
import {
  askedGroups,
  type Looser,
  listLooser,
  listOffers,
  listPlace,
  listWholeGroups,
} from './looser-searches.ts'
import { getPoint, matchFound, type SearchScope, where } from './match-search.server.ts'
import { type ListedCenter, readListedCenters } from './read-listed.server.ts'
import { countByRadius, countMatches, findAlike, type MatchTotals } from './read-matches.server.ts'
import { readNotOffered } from './read-not-offered.server.ts'
import { type DirectorySearch, getRadius } from './search-input.ts'

export type Loosening = MatchTotals & Looser

type Loosenings = {
  /** The first loosening that helps, with its first results in `centers`. Null if none helps. */
  applied: Loosening | null
  /** If no loosening helps: the offer with the most centers, for the visitor to choose. */
  offered: Loosening | null
  /** Other loosenings with results. */
  others: Loosening[]
}

export type Loosened = Loosenings & {
  /** If no loosening helps: the nearest centers, first those that meet the most. */
  centers: ListedCenter[]
}

export const maxAlike = 6

/** Matches of a looser search among which a known "no" is looked up. */
const maxChecked = 200

/**
 * Find what to show if nothing matches: the results with one filter loosened, the first in order
 * that has any, or else the nearest centers. Leaves out closed centers, and centers that say no to a
 * wish that was dropped.
 */
export async function loosenSearch(
  db: Executor,
  asked: DirectorySearch,
  scope: SearchScope,
  { now, limit, language }: { now: Date; limit: number; language: Language },
): Promise<Loosened> {
  const { search, appliedScope, ...loosenings } = await findLoosenings(db, asked, scope)
  const { applied } = loosenings
  const found = applied
    ? await listMatches(
        db,
        applied.search,
        appliedScope,
        { limit: Math.min(limit, applied.notClosed), offset: 0 },
        applied,
      )
    : await findAlike(db, scope, listWanted(search), maxAlike * 2)
  const denials = await readNotOffered(db, found, listDropped(search, applied?.search ?? null))
  const ids = found.filter((id) => !denials.has(id)).slice(0, applied ? limit : maxAlike)
  const options = { now, language, at: search.at }
  return { ...loosenings, centers: await readListedCenters(db, ids, appliedScope, options) }
}

/**
 * Count what looser searches would find. `search` is the one that they loosen, `appliedScope` is where
 * the applied one looks.
 */
export async function findLoosenings(
  db: Executor,
  asked: DirectorySearch,
  scope: SearchScope,
): Promise<Loosenings & { search: DirectorySearch; appliedScope: SearchScope }> {
  // Few centers report beds each day, so the centers shown instead may lack a report. One without beds
  // or a closed one has no open bed.
  const search: DirectorySearch = asked.beds
    ? { ...asked, beds: false, withBeds: true, open: asked.open ?? 'yes' }
    : asked
  const isPoint = getPoint(scope.near) !== null
  const counts = await countByRadius(db, scope, search.at)
  const withoutWords = { ...search, text: '' }
  const countsWithoutWords = search.text
    ? await countMatches(db, withoutWords, { ...scope, words: [] })
    : []
  const countIn = (wanted: DirectorySearch) => {
    if (wanted.text !== search.text) return countChoices(countsWithoutWords, wanted)
    const reach = isPoint ? getRadius(wanted) : 'any'
    const isCounted = ({ radius }: (typeof counts)[number]) =>
      reach === 'any' || (radius !== 'any' && radius <= reach)
    return countChoices(counts.filter(isCounted), wanted)
  }
  const weigh = ({ search: looser, ...rest }: Looser): Loosening => {
    const { total, notClosed } = countIn(looser)
    return { ...rest, search: { ...looser, page: 1 }, total, notClosed }
  }
  const listHelpful = async (loosers: Looser[]): Promise<Loosening[]> => {
    const helpful: Loosening[] = []
    for (const loosening of loosers.map(weigh)) {
      const left = await leaveOutDenied(db, search, loosening, scope)
      if (left.notClosed > 0) helpful.push(left)
    }
    return helpful
  }
  const around = await findAround(db, search, scope)
  const withoutBeds = asked.beds ? [{ condition: 'beds' as const, search }] : []
  const looser = await listHelpful([...withoutBeds, ...listLooser(search)])
  const [applied = null, ...rest] = around ? [around.loosening, ...looser] : looser
  const single = await listHelpful(listOffers(search))
  const offers = [...single, ...(await listHelpful(listWholeGroups(search, single)))]
  const isStuck = applied === null && offers.length === 0
  const [nearby = null] = isStuck ? await listHelpful(listPlace(search)) : []
  const best = applied ? null : (findLargest(offers) ?? nearby)
  // After open beds, each of the others drops a second filter, so it must find more.
  const least = applied?.condition === 'beds' ? applied.total : 0
  const further = [...rest, ...offers].filter(
    ({ condition, total }) => condition !== applied?.condition && total > least,
  )
  const isFirst = ({ condition, choice }: Loosening, index: number) =>
    further.findIndex((one) => one.condition === condition && one.choice === choice) === index
  const others = further.filter((other, index) => other !== best && isFirst(other, index))
  return { search, applied, offered: best, others, appliedScope: around?.scope ?? scope }
}

/** Subtract the centers that say no to a dropped wish. */
async function leaveOutDenied(
  db: Executor,
  search: DirectorySearch,
  loosening: Loosening,
  scope: SearchScope,
): Promise<Loosening> {
  const dropped = listDropped(search, loosening.search)
  const { total, notClosed } = loosening
  if (dropped.length === 0 || notClosed === 0) return loosening
  const matching = { ...loosening.search, open: search.open ?? ('yes' as const) }
  const rows = await readRows<{ id: string }>(
    db,
    sql`select ${center.id} as id from ${center} ${where(matchFound(matching, scope))} limit ${maxChecked}`,
  )
  const ids = rows.map(({ id }) => id)
  const { size } = await readNotOffered(db, ids, dropped)
  return { ...loosening, total: total - size, notClosed: notClosed - size }
}

/** Find the loosening with the most centers that aren't closed; the first of equals. */
function findLargest(loosenings: Loosening[]): Loosening | null {
  return loosenings.toSorted((a, b) => b.notClosed - a.notClosed)[0] ?? null
}

/** List the chosen offerings that a looser search leaves out, or all of them without one. */
export function listDropped(search: DirectorySearch, looser: DirectorySearch | null): Offering[] {
  const kept = new Set<string>([...(looser?.types ?? []), ...(looser?.offers ?? [])])
  return listChosen(search).filter((name) => !kept.has(name))
}

export function listChosen({ types, offers }: DirectorySearch): Offering[] {
  return [...types, ...offers].filter((name) => isOffering(name))
}

/** List the filters that are never dropped without asking, as bits; any bit of one is enough. */
export function listWanted(search: DirectorySearch): FacetBits[] {
  const groups: readonly string[] = askedGroups
  return listFacetConditions(search)
    .filter(({ group }) => groups.includes(group))
    .map(({ mask }) => mask)
}
