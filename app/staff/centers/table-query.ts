import { readChoice, readPageNumber, readWords, serializeQuery } from '#app/lib/list-query.ts'
import { type FilterValues, filterNames, readFilters, type TableFilter } from './table-filters.ts'

/** Which rows the table shows. */
const shows = [
  'all',
  'open',
  'closed',
  'pinned',
  'unverified',
  'due',
  'reported',
  'no-phone',
  'unreachable',
] as const
const sources = ['any', 'staff', 'import', 'sample'] as const
/** 'newest' is the specification's order: pinned, then the newest. Every other has the pinned first too. */
export const sorts = [
  'newest',
  'name',
  'city',
  'rating',
  'reviews',
  'status',
  'updated',
  'checked',
] as const

export type Show = (typeof shows)[number]
export type Source = (typeof sources)[number]
export type Sort = (typeof sorts)[number]

/** The part of the table that a URL asks for. */
export type TableQuery = {
  q: string
  show: Show
  source: Source
  filters: FilterValues
  sort: Sort
  descending: boolean
  /** From 1. */
  page: number
}

/** Centers a page (specification, section 9). */
export const pageSize = 10
export const deletedPageSize = 20

/** Read leniently: what no link of ours could have said is left out, never an error. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const [, minus, asked] = /^(-?)(.*)$/.exec(params.get('sort') ?? '') ?? []
  const sort = sorts.find((known) => known === asked) ?? 'newest'
  return {
    q: readWords(params, 'q'),
    show: readChoice(params, 'show', shows),
    source: readChoice(params, 'source', sources),
    filters: readFilters(params),
    sort,
    descending: sort !== 'newest' && minus === '-',
    page: readPageNumber(params),
  }
}

/** The shortest query string that says the same, "?q=oak&sort=-rating", or "". */
export function serializeTableQuery(query: TableQuery): string {
  const { q, show, source, filters, page } = query
  return serializeQuery({
    q,
    show: show === 'all' ? '' : show,
    source: source === 'any' ? '' : source,
    ...filters,
    sort: serializeSort(query),
    page,
  })
}

/** "rating", "-rating"; '' for the usual order. */
export function serializeSort({ sort, descending }: TableQuery): string {
  return sort === 'newest' ? '' : `${descending ? '-' : ''}${sort}`
}

/** The table's address: "/admin?page=2". */
export function tablePath(query: TableQuery): string {
  return `/admin${serializeTableQuery(query)}`
}

/** The same, where it says that these centers were deleted: "/admin?page=2&deleted=ID". */
export function deletedPath(query: TableQuery, ids: readonly string[]): string {
  const params = new URLSearchParams(serializeTableQuery(query))
  for (const id of ids) params.append('deleted', id)
  return `/admin?${params}`
}

/** A query without one of its filters. */
export type Narrower = { label: string; without: TableQuery }

/** What narrows the table, each with the query that remains without it. `label` names a filter's value. */
export function listNarrowers(
  query: TableQuery,
  labels: { show: Record<Show, string>; source: Record<Source, string> },
  label: (name: TableFilter, value: string) => string,
): Narrower[] {
  const { q, show, source, filters } = query
  const all = { ...query, page: 1 }
  const narrowers: Narrower[] = []
  if (q) narrowers.push({ label: `Search: ${q}`, without: { ...all, q: '' } })
  if (show !== 'all') {
    narrowers.push({ label: `Status: ${labels.show[show]}`, without: { ...all, show: 'all' } })
  }
  if (source !== 'any') {
    narrowers.push({
      label: `Source: ${labels.source[source]}`,
      without: { ...all, source: 'any' },
    })
  }
  for (const name of filterNames.filter((known) => filters[known])) {
    const without = { ...all, filters: { ...filters, [name]: '' } }
    narrowers.push({ label: label(name, filters[name]), without })
  }
  return narrowers
}

/** Whether only some of the centers are asked for. */
export function hasFilters({ q, show, source, filters }: TableQuery): boolean {
  return q !== '' || show !== 'all' || source !== 'any' || countFilters(filters) > 0
}

/** How many of the filters beside search, status and source are set. */
export function countFilters(filters: FilterValues): number {
  return filterNames.filter((name) => filters[name]).length
}

const largestFirst: readonly Sort[] = ['rating', 'reviews', 'updated']

/** The same rows by this column; by the column that they are in order of, the other way round. */
export function sortBy(query: TableQuery, sort: Sort): TableQuery {
  const descending = query.sort === sort ? !query.descending : largestFirst.includes(sort)
  return { ...query, sort, descending, page: 1 }
}
