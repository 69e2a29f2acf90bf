import { type FacetBits, facets, toFacetBits } from '#app/center/offerings/facets.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { listFacetConditions } from './count-choices.ts'
import { listMatches } from './list-matches.server.ts'
import { type Loosened, listChosen } from './loosen-search.server.ts'
import { getPoint, type SearchScope } from './match-search.server.ts'
import { type ListedCenter, readListedCenters } from './read-listed.server.ts'
import { findAlike } from './read-matches.server.ts'
import { readNotOffered } from './read-not-offered.server.ts'
import { type DirectorySearch, getRadius, isByDistance } from './search-input.ts'

/** Fewer results than this are a dead end: the line of the first may be busy. */
export const fewResults = 3
const maxFurther = 3
const candidates = 12
const everywhere = Number.MAX_SAFE_INTEGER

/** What follows a short list. */
export type Further = {
  /** Near, but one wish is not known to be met. None says that it doesn't meet it. */
  asking: ListedCenter[]
  /** These fit everything, beyond the searched distance. */
  farther: ListedCenter[]
}

type Options = { now: Date; language: Language }

type Shown = { found: readonly ListedCenter[]; loosened: Loosened | null }

/**
 * Find what to show after one or two results near a place, or after results that are farther away; null
 * for other lists.
 */
export async function findFurther(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  { found, loosened }: Shown,
  options: Options,
): Promise<Further | null> {
  if (!getPoint(scope.near) || !isByDistance(search) || search.page > 1) return null
  const isFarther = loosened?.applied?.condition === 'within'
  const isShort = found.length > 0 && found.length < fewResults
  if (!isFarther && !isShort) return null
  const centers = isFarther ? loosened.centers : found
  const shown = new Set(centers.map(({ saved }) => saved.id))
  return {
    asking: await findAsking(db, search, scope, shown, options),
    farther: isFarther ? [] : await findFarther(db, search, scope, shown, options),
  }
}

async function findFarther(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  shown: ReadonlySet<string>,
  options: Options,
): Promise<ListedCenter[]> {
  if (getRadius(search) === 'any') return []
  const found = await listMatches(
    db,
    { ...search, within: 'any', page: 1 },
    { ...scope, tiers: [] },
    { limit: shown.size + maxFurther, offset: 0 },
    { total: everywhere, notClosed: everywhere },
  )
  const ids = found.filter((id) => !shown.has(id)).slice(0, maxFurther)
  return readListedCenters(db, ids, scope, { ...options, at: search.at })
}

/** Find centers near the place that miss one wish, without saying no to it. */
async function findAsking(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  shown: ReadonlySet<string>,
  options: Options,
): Promise<ListedCenter[]> {
  const wanted = listFacetConditions(search).filter(({ group }) => group !== 'open')
  if (wanted.length === 0 || search.beds || search.at) return []
  const masks = wanted.map(({ mask }) => mask)
  const ids = (await findAlike(db, scope, masks, candidates)).filter((id) => !shown.has(id))
  const centers = await readListedCenters(db, ids, scope, options)
  const denials = await readNotOffered(db, ids, listChosen(search))
  const radius = getRadius(search)
  return centers
    .filter(({ facets: own, miles, isOpenNow, saved }) => {
      const [missed, ...more] = wanted.filter(({ mask }) => (own & mask) === 0n)
      const isNear = radius === 'any' || (miles !== null && miles <= radius)
      const answers = search.open !== 'now' || isOpenNow === true
      const canAsk = missed && more.length === 0 && isUnknown(missed.group, own)
      return canAsk && isNear && answers && !denials.has(saved.id)
    })
    .slice(0, maxFurther)
}

const anyCare = toFacetBits(
  new Set(facets.filter(({ group }) => group === 'care').map(({ name }) => name)),
)

/** A rating and beds are known. So is the care of a center that states other kinds of care. */
function isUnknown(group: string, own: FacetBits): boolean {
  if (group === 'care') return (own & anyCare) === 0n
  return group !== 'rating' && group !== 'beds'
}
