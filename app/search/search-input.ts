import { minimumRatings } from '#app/center/offerings/facets.ts'
import { type Offering, readOfferings } from '#app/center/offerings/offerings.ts'
import {
  isTreatmentType,
  type TreatmentType,
  treatmentTypes,
} from '#app/center/offerings/treatment-types.ts'
import { readOpenTime } from './open-time.ts'

/** Centers per page of the directory. */
export const pageSize = 24
export const sortOrders = ['distance', 'rating', 'name', 'reviews'] as const
/** Miles around the place. */
export const radii = [5, 10, 25, 50] as const
export const defaultRadius = 25
/** The levels of the map, from the closest; without one it shows all results. */
export const mapZooms = ['town', 'region', 'state'] as const

export type SortOrder = (typeof sortOrders)[number]
export type MapZoom = (typeof mapZooms)[number]
export type Radius = (typeof radii)[number] | 'any'
/**
 * 'yes' leaves out closed centers, permanently or temporarily; 'now' leaves out all that are not
 * open at this time.
 */
export type OpenChoice = 'yes' | 'now'

/** A visitor's search: the whole state of the directory in the URL. */
export type DirectorySearch = {
  /** What the person typed, without what is too long; `splitWords` makes words of it. */
  text: string
  /** A city, county or ZIP code of centers; from old URLs and links. */
  location: string
  /** The place as typed; `readNear` reads it. */
  near: string
  /** Null if the URL has none. */
  within: Radius | null
  types: TreatmentType[]
  offers: Offering[]
  minRating: number | null
  open: OpenChoice | null
  /** Only centers whose hours say that they are open at this time, as `parseOpenTime` reads it: 'sun-10:00'. */
  at: string | null
  /** Only centers that reported an open bed within 24 hours: `beds=today`. */
  beds: boolean
  /** Only centers with beds, open or not: `beds=any`. */
  withBeds: boolean
  /** Null for the usual order: by distance from a place, otherwise by rating. */
  sort: SortOrder | null
  /** Search the words as typed, without reading filters from them. */
  exact: boolean
  /** The visitor said that the danger of the words isn't happening now: search for care. */
  notNow: boolean
  zoom: MapZoom | null
  /** From 1. */
  page: number
  /** Names of parameters whose value we ignored because none of our forms sends it. */
  ignored: string[]
  /** The rest of each text that is too long to search. We only look for danger words in it. */
  unread: { text: string; near: string; location: string }
}

export const emptySearch: DirectorySearch = {
  text: '',
  location: '',
  near: '',
  within: null,
  types: [],
  offers: [],
  minRating: null,
  open: null,
  at: null,
  beds: false,
  withBeds: false,
  sort: null,
  exact: false,
  notNow: false,
  zoom: null,
  page: 1,
  ignored: [],
  unread: { text: '', near: '', location: '' },
}

/** Characters of a search's words or place; in the rest only danger is read. */
export const maxSearchLength = 500
/** Characters in which danger is read. */
export const maxTypedLength = 2000
/** Code units looked at: a character may have several, and spaces are cleaned away. */
const longestSent = 20_000
const lastPage = 100_000
/** Offerings that are also treatment types, and mean the same. */
const isTypeToo = (offering: Offering) => isTreatmentType(offering)

/**
 * Read a query string leniently: a value that no form of ours could have sent is ignored and
 * listed, never an error.
 */
export function readSearch(params: URLSearchParams): DirectorySearch {
  const ignored = new Set<string>()
  /** Return the last valid value; null if there is none. */
  const read = <T>(name: string, parse: (value: string) => T | undefined): T | null => {
    const values = params.getAll(name).filter(Boolean).map(parse)
    if (values.includes(undefined)) ignored.add(name)
    return values.findLast((value) => value !== undefined) ?? null
  }
  const readAll = <T extends string>(
    name: string,
    known: (value: string) => value is T,
  ): Set<T> => {
    // A button sends several at once: "methadone,buprenorphine".
    const values = params.getAll(name).flatMap((value) => value.split(',').filter(Boolean))
    if (!values.every(known)) ignored.add(name)
    return new Set(values.filter(known))
  }
  const pick =
    <T extends string | number>(known: readonly T[]) =>
    (value: string) =>
      known.find((one) => String(one) === value)
  const pickRating = (value: string) => minimumRatings.find((rating) => rating === Number(value))

  const text = cutText(params.get('q'))
  const near = cutText(params.get('near'))
  const location = cutText(params.get('location'))
  const offers = readAll('offers', (value): value is Offering => readOfferings([value]).length > 0)
  const types = readAll('type', isTreatmentType)
  const beds = read('beds', pick(['any', 'today']))
  return {
    text: text.searched,
    location: location.searched,
    near: near.searched,
    within: read('within', pick([...radii, 'any'])),
    types: treatmentTypes.filter((type) => types.has(type) || (offers as Set<string>).has(type)),
    offers: readOfferings(offers).filter((offering) => !isTypeToo(offering)),
    minRating: read('minRating', pickRating) ?? read('rating', pickRating),
    // A center that is open now has not closed for good.
    open: params.getAll('open').includes('now') ? 'now' : read('open', pick(['yes', 'now'])),
    at: read('at', readOpenTime),
    beds: beds === 'today',
    withBeds: beds === 'any',
    sort: chooseSort(read('sort', pick(sortOrders)), {
      text: text.searched,
      near: near.searched,
    }),
    exact: text.searched !== '' && read('exact', pick(['1'])) !== null,
    notNow: read('now', pick(['no'])) !== null,
    zoom: read('zoom', pick(mapZooms)),
    page:
      read('page', (value) =>
        /^[1-9]\d{0,8}$/.test(value) ? Math.min(Number(value), lastPage) : undefined,
      ) ?? 1,
    ignored: [...ignored].sort(),
    unread: { text: text.unread, near: near.unread, location: location.unread },
  }
}

/** Drop the usual order. The words of `text` may name a place, so either order may be unusual. */
function chooseSort(
  sort: SortOrder | null,
  { text, near }: { text: string; near: string },
): SortOrder | null {
  if (text) return sort
  return sort === (near ? 'distance' : 'rating') || (sort === 'distance' && !near) ? null : sort
}

/**
 * Write the shortest equivalent query string; `''` for everything, unsorted, on page 1. Ignored
 * values become `name=bad`, so the target page also reports them.
 */
export function serializeSearch(search: DirectorySearch): string {
  const params = new URLSearchParams()
  if (search.text) params.set('q', search.text)
  if (search.location) params.set('location', search.location)
  if (search.near) params.set('near', search.near)
  if ((search.near || search.text) && search.within !== null) {
    params.set('within', String(search.within))
  }
  for (const type of search.types) params.append('type', type)
  for (const offering of search.offers) params.append('offers', offering)
  if (search.minRating !== null) params.set('minRating', String(search.minRating))
  if (search.open) params.set('open', search.open)
  if (search.at) params.set('at', search.at)
  if (search.beds || search.withBeds) params.set('beds', search.beds ? 'today' : 'any')
  if (search.sort) params.set('sort', search.sort)
  if (search.text && search.exact) params.set('exact', '1')
  if (search.notNow) params.set('now', 'no')
  if (search.zoom) params.set('zoom', search.zoom)
  if (search.page > 1) params.set('page', String(search.page))
  for (const name of search.ignored) params.append(name, 'bad')
  const query = params.toString()
  return query && `?${query}`
}

/**
 * Write the query string of a search's canonical URL: in a fixed order, without a position, the
 * map's level and ignored values.
 */
export function serializeCanonical(search: DirectorySearch): string {
  const near = hasPosition(search) ? '' : search.near
  return serializeSearch({ ...search, near, sort: null, zoom: null, ignored: [] })
}

/** Return whether results are sorted by distance, if the place has a center. */
export function isByDistance({ sort }: DirectorySearch): boolean {
  return sort === null || sort === 'distance'
}

/** Return the radius around the place, or the default. */
export function getRadius({ within }: DirectorySearch): Radius {
  return within ?? defaultRadius
}

/** Return whether any filter is set; order and page don't count. */
export function hasFilters(search: DirectorySearch): boolean {
  return countFilters(search) > 0
}

/** Return whether a filter besides the words is set. Sheets and frames always leave out closed centers. */
export function hasFiltersBesideWords(search: DirectorySearch): boolean {
  const open = search.open === 'now' ? search.open : null
  return hasFilters({ ...search, text: '', open })
}

export function countFilters(search: DirectorySearch): number {
  return (
    Number(search.text !== '') +
    Number(search.location !== '') +
    Number(search.near !== '') +
    search.types.length +
    search.offers.length +
    Number(search.minRating !== null) +
    Number(search.open !== null) +
    Number(search.at !== null) +
    Number(search.beds || search.withBeds)
  )
}

/** Return whether the place is a position: nobody else may see such a page. */
export function hasPosition({ near }: DirectorySearch): boolean {
  return /^\(?[+\u2212-]?\d{1,3}(?:\.\d*)?[\s,]/.test(near)
}

/** Clean a text, and cut it before the word that would make it too long. */
function cutText(sent: string | null): { searched: string; unread: string } {
  const letters = Array.from(
    (sent ?? '')
      .slice(0, longestSent)
      .replace(/[\p{C}\uFFFD]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).slice(0, maxTypedLength)
  if (letters.length <= maxSearchLength) return { searched: letters.join(''), unread: '' }
  const space = letters.lastIndexOf(' ', maxSearchLength)
  const end = space > 0 ? space : maxSearchLength
  return { searched: letters.slice(0, end).join(''), unread: letters.slice(end).join('') }
}
