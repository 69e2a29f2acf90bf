import { facets } from '#app/center/offerings/facets.ts'
import { needsAll, type Offering } from '#app/center/offerings/offerings.ts'
import {
  type DirectorySearch,
  defaultRadius,
  emptySearch,
  getRadius,
  hasFilters,
  radii,
} from './search-input.ts'

/** Filters that may be dropped without asking, in this order. */
const loosenable = ['beds', 'within', 'open', 'at', 'rating', 'language', 'care'] as const
/**
 * Filters that a visitor may choose to drop but that are never dropped without asking, because a
 * center that doesn't take a family's insurance makes things worse.
 */
export const askedGroups = ['payment', 'medicines', 'people', 'access', 'accreditation'] as const
export type Condition =
  | (typeof loosenable)[number]
  | (typeof askedGroups)[number]
  | 'words'
  | 'place'

type Choice = DirectorySearch['types'][number] | Offering

/** A search with one filter less. */
export type Looser = {
  condition: Condition
  /** The one choice that is dropped of a group joined by *and*. */
  choice?: Choice
  search: DirectorySearch
}

/** List the searches with one filter less that may be shown without asking, in their order. */
export function listLooser(search: DirectorySearch): Looser[] {
  const radius = getRadius(search)
  const wider =
    search.near && radius !== 'any'
      ? [...radii.filter((miles) => miles > radius), 'any' as const]
      : []
  return [
    ...wider.map((miles) => ({
      condition: 'within' as const,
      search: { ...search, within: miles === defaultRadius ? null : miles },
    })),
    ...(search.open === 'now'
      ? [{ condition: 'open' as const, search: { ...search, open: 'yes' as const } }]
      : []),
    ...(search.at ? [{ condition: 'at' as const, search: { ...search, at: null } }] : []),
    ...(search.minRating === null
      ? []
      : [{ condition: 'rating' as const, search: { ...search, minRating: null } }]),
    ...dropGroup(search, 'language'),
    ...dropGroup(search, 'care'),
  ]
}

/** List the searches with one filter less that a visitor may choose. */
export function listOffers(search: DirectorySearch): Looser[] {
  const withoutWords = { ...search, text: '' }
  return [
    ...askedGroups.flatMap((group) =>
      needsAll(group) ? dropEach(search, group) : dropGroup(search, group),
    ),
    // Without any other filter, "Show All Centers" leads there.
    ...(search.text && hasFilters(withoutWords)
      ? [{ condition: 'words' as const, search: withoutWords }]
      : []),
  ]
}

/** Keep the place alone: the last way out, for a directory that knows little. */
export function listPlace(search: DirectorySearch): Looser[] {
  const { near, within, location } = search
  return near || location
    ? [{ condition: 'place', search: { ...emptySearch, near, within, location } }]
    : []
}

/** Drop all of a group joined by *and* where dropping one of its choices doesn't help. */
export function listWholeGroups(
  search: DirectorySearch,
  helpful: readonly Pick<Looser, 'condition'>[],
): Looser[] {
  return askedGroups
    .filter((group) => needsAll(group) && listOfGroup(search, group).length > 1)
    .filter((group) => helpful.every(({ condition }) => condition !== group))
    .flatMap((group) => dropGroup(search, group))
}

type Group = (typeof askedGroups)[number] | 'language' | 'care'

function dropGroup(search: DirectorySearch, group: Group): Looser[] {
  const dropped = listOfGroup(search, group)
  return dropped.length > 0 ? [{ condition: group, search: drop(search, dropped) }] : []
}

function dropEach(search: DirectorySearch, group: Group): Looser[] {
  return listOfGroup(search, group).map((choice) => ({
    condition: group,
    choice,
    search: drop(search, [choice]),
  }))
}

function listOfGroup({ types, offers }: DirectorySearch, group: Group): Choice[] {
  return [...types, ...offers].filter(
    (name) => facets.find((facet) => facet.name === name)?.group === group,
  )
}

function drop(search: DirectorySearch, dropped: readonly Choice[]): DirectorySearch {
  return {
    ...search,
    types: search.types.filter((name) => !dropped.includes(name)),
    offers: search.offers.filter((name) => !dropped.includes(name)),
  }
}
