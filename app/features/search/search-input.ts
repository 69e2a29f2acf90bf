import { isTreatmentType, type TreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'

/** Specification, section 9. */
export const minimumRatings = [4.5, 4, 3.5, 3, 2.5, 2] as const
/** Centers on a page of the directory. */
export const pageSize = 24
export const sortOrders = ['rating', 'name', 'reviews'] as const

export type SortOrder = (typeof sortOrders)[number]

/** What a visitor asked for: the whole state of the directory, as its address says it. */
export type DirectorySearch = {
  text: string
  location: string
  types: TreatmentType[]
  minRating: number | null
  /** Leaves out the centers that are closed, for good or for now. */
  openOnly: boolean
  sort: SortOrder
  /** From 1. */
  page: number
}

export const emptySearch: DirectorySearch = {
  text: '',
  location: '',
  types: [],
  minRating: null,
  openOnly: false,
  sort: 'rating',
  page: 1,
}

const longestText = 120
const lastPage = 100_000

/** Reads a query string leniently: what no form of ours could have sent is left out, never an error. */
export function readSearch(params: URLSearchParams): DirectorySearch {
  const asked = new Set(params.getAll('type'))
  const minRating = Number(params.get('minRating') || Number.NaN)
  const sort = sortOrders.find((order) => order === params.get('sort'))
  const page = Number(params.get('page') || 1)
  return {
    text: cleanText(params.get('q')),
    location: cleanText(params.get('location')),
    types: treatmentTypes.filter((type) => isTreatmentType(type) && asked.has(type)),
    minRating: minimumRatings.find((rating) => rating === minRating) ?? null,
    openOnly: params.get('open') === 'yes',
    sort: sort ?? 'rating',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1,
  }
}

/** The shortest query string that says the same; `''` for everything, unsorted, from the start. */
export function writeSearch(search: DirectorySearch): string {
  const params = new URLSearchParams()
  if (search.text) params.set('q', search.text)
  if (search.location) params.set('location', search.location)
  for (const type of search.types) params.append('type', type)
  if (search.minRating !== null) params.set('minRating', String(search.minRating))
  if (search.openOnly) params.set('open', 'yes')
  if (search.sort !== 'rating') params.set('sort', search.sort)
  if (search.page > 1) params.set('page', String(search.page))
  const query = params.toString()
  return query && `?${query}`
}

/** Whether any filter is set; order and page are none. */
export function hasFilters(search: DirectorySearch): boolean {
  return countFilters(search) > 0
}

export function countFilters(search: DirectorySearch): number {
  return (
    Number(search.text !== '') +
    Number(search.location !== '') +
    search.types.length +
    Number(search.minRating !== null) +
    Number(search.openOnly)
  )
}

/** Whether nothing has the words and the place that were searched for; not where other filters may be why. */
export function isEmptySearch(search: DirectorySearch, results: { total: number } | null): boolean {
  if (!results || results.total > 0 || !(search.text || search.location)) return false
  return countFilters({ ...search, text: '', location: '' }) === 0
}

function cleanText(value: string | null): string {
  return Array.from(
    (value ?? '')
      .replace(/[\p{C}\uFFFD]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, longestText)
    .join('')
    .trim()
}
