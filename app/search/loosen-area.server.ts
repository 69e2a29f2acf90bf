import { loadPlaces } from '#app/center/places/load-places.server.ts'
import { describeTown, isArea, listCounties, type Near } from '#app/center/places/near.ts'
import type { City } from '#app/center/places/places-table.ts'
import type { Executor } from '#db/client.server.ts'
import { stateCode } from '#site/state.ts'
import { countChoices } from './count-choices.ts'
import type { Looser } from './looser-searches.ts'
import type { SearchScope } from './match-search.server.ts'
import { countByRadius, type MatchTotals } from './read-matches.server.ts'
import { type DirectorySearch, defaultRadius, type Radius } from './search-input.ts'

/** A looser search, and where it looks. */
type Around = { loosening: MatchTotals & Looser; scope: SearchScope }

/** The default and wider: a county is wider than the others. */
const reaches: readonly Radius[] = [defaultRadius, 50, 'any']

/**
 * Find what matches around the largest town of a county or region without matches: a home in the
 * next county is closer to what was asked than other care in this one. Null for other places, and if
 * nothing matches anywhere.
 */
export async function findAround(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
): Promise<Around | null> {
  const town = findLargestTown(scope.near)
  if (!town) return null
  const near = { ...describeTown(town), others: [], corrected: null }
  const around = { ...scope, near }
  const counts = await countByRadius(db, around, search.at)
  for (const radius of reaches) {
    const within = radius === defaultRadius ? null : radius
    const isCounted = ({ radius: miles }: (typeof counts)[number]) =>
      radius === 'any' || (miles !== 'any' && miles <= radius)
    const looser: DirectorySearch = { ...search, near: near.near, within, page: 1 }
    const { total, notClosed } = countChoices(counts.filter(isCounted), looser)
    if (notClosed > 0) {
      return { loosening: { condition: 'within', search: looser, total, notClosed }, scope: around }
    }
  }
  return null
}

function findLargestTown(near: Near | null): City | null {
  if (!isArea(near)) return null
  const counties = new Set(listCounties(near))
  const towns = [...loadPlaces().towns.values()]
    .flat()
    .filter(({ county, state }) => state === stateCode && counties.has(county))
  return towns.toSorted((a, b) => b.inhabitants - a.inhabitants)[0] ?? null
}
