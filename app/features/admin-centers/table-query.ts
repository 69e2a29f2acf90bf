import { readChoice, readPageNumber, readWords, serializeQuery } from '#app/lib/list-query.ts'

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
  sort: Sort
  descending: boolean
  /** From 1. */
  page: number
}

/** Centers a page (specification, section 9). */
export const pageSize = 10
export const deletedPageSize = 20

/** Reads leniently: what no link of ours could have said is left out, never an error. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const [, minus, asked] = /^(-?)(.*)$/.exec(params.get('sort') ?? '') ?? []
  const sort = sorts.find((known) => known === asked) ?? 'newest'
  return {
    q: readWords(params, 'q'),
    show: readChoice(params, 'show', shows),
    source: readChoice(params, 'source', sources),
    sort,
    descending: sort !== 'newest' && minus === '-',
    page: readPageNumber(params),
  }
}

/** The shortest query string that says the same, "?q=oak&sort=-rating", or "". */
export function serializeTableQuery(query: TableQuery): string {
  const { q, show, source, page } = query
  return serializeQuery({
    q,
    show: show === 'all' ? '' : show,
    source: source === 'any' ? '' : source,
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

/** Whether only some of the centers are asked for. */
export function hasFilters({ q, show, source }: TableQuery): boolean {
  return q !== '' || show !== 'all' || source !== 'any'
}

const largestFirst: readonly Sort[] = ['rating', 'reviews', 'updated']

/** The same rows by this column; by the column that they are in order of, the other way round. */
export function sortBy(query: TableQuery, sort: Sort): TableQuery {
  const descending = query.sort === sort ? !query.descending : largestFirst.includes(sort)
  return { ...query, sort, descending, page: 1 }
}
