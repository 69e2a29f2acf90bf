import { doubtfulPlaces, placesOnlyWithKind } from '#site/place-words.ts'
import { findNamed } from './find-named.server.ts'
import type { NamedPlace } from './near.ts'
import { listNames, loadOtherNames } from './other-names.server.ts'
import { countLandmarkAfter, countPartBefore } from './parts-of-towns.server.ts'

const shortestName = 4

/** After a town's name, these make a street that may be anywhere. "saint" is "St" expanded. */
const streetKinds = new Set(
  `av ave avenue blvd boulevard circle court ct dr drive expressway freeway highway hwy lane ln
  parkway pike pkwy pl place plaza rd road saint sq square str street terrace tpke trail turnpike
  way`.split(/\s+/),
)

let uncertain: ReadonlySet<string> | undefined

/** Find a town with a part or landmark of it: "downtown paterson", "newark penn station". */
export function findPartOfTown(folded: string): NamedPlace | null {
  const words = folded.split(' ')
  const start = countPartBefore(words, 0)
  for (let end = words.length; end > start; end--) {
    const rest = words.length - end
    if (rest > 0 && countLandmarkAfter(words, end) !== rest) continue
    if (start === 0 && rest === 0) continue
    const named = findSure(words.slice(start, end).join(' '))
    if (named) return named
  }
  return null
}

/**
 * Find the towns that a text begins or ends with: "newark museum" has one, "union beach elizabeth"
 * two. "Newark Avenue" is in Jersey City.
 */
export function findTownsAtEnds(folded: string): NamedPlace[] {
  const words = folded.split(' ')
  const found = new Map<string, NamedPlace>()
  const add = (place: NamedPlace | null) => {
    if (place) found.set(place.near, place)
    return place !== null
  }
  for (let end = words.length - 1; end > 0; end--) {
    if (streetKinds.has(words[end] ?? '')) continue
    if (add(findSure(words.slice(0, end).join(' ')))) break
  }
  for (let start = 1; start < words.length; start++) {
    if (add(findSure(words.slice(start).join(' ')))) break
  }
  return [...found.values()]
}

/** A town, or an area that is called one; "Ocean" and "Hope" may mean something else. */
function findSure(folded: string): NamedPlace | null {
  uncertain ??= new Set([
    ...listNames(doubtfulPlaces),
    ...listNames(placesOnlyWithKind),
    ...loadOtherNames().doubtful,
  ])
  if (folded.length < shortestName || uncertain.has(folded)) return null
  const named = findNamed(folded)
  return named?.kind === 'county' && !/county|condado/.test(folded) ? null : named
}
