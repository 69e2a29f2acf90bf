/** Which rows the table shows. */
export const shows = ['all', 'open', 'closed', 'pinned', 'unverified', 'due', 'reported'] as const
export const sources = ['any', 'staff', 'import', 'sample'] as const
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

/** What of the table an address asks for. */
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

const maxQueryLength = 80
const lastPage = 1_000_000

/** Reads leniently: what no link of ours could have said is left out, never an error. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const [, minus, asked] = /^(-?)(.*)$/.exec(params.get('sort') ?? '') ?? []
  const sort = sorts.find((known) => known === asked) ?? 'newest'
  const page = Number(params.get('page'))
  return {
    q: (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength),
    show: shows.find((known) => known === params.get('show')) ?? 'all',
    source: sources.find((known) => known === params.get('source')) ?? 'any',
    sort,
    descending: sort !== 'newest' && minus === '-',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
  }
}

/** The shortest query string that says the same, "?q=oak&sort=-rating", or "". */
export function writeTableQuery(query: TableQuery): string {
  const params = new URLSearchParams(listParameters(query))
  return params.size ? `?${params}` : ''
}

/** The same as names and values: for the hidden fields of a form that asks by GET. */
export function listParameters(query: TableQuery): [name: string, value: string][] {
  const parameters: [string, string][] = []
  if (query.q) parameters.push(['q', query.q])
  if (query.show !== 'all') parameters.push(['show', query.show])
  if (query.source !== 'any') parameters.push(['source', query.source])
  if (query.sort !== 'newest') {
    parameters.push(['sort', `${query.descending ? '-' : ''}${query.sort}`])
  }
  if (query.page > 1) parameters.push(['page', String(query.page)])
  return parameters
}

/** The table's address: "/admin?page=2". */
export function tablePath(query: TableQuery): string {
  return `/admin${writeTableQuery(query)}`
}

/** The same, where it says that these centers were deleted: "/admin?page=2&deleted=ID". */
export function deletedPath(query: TableQuery, ids: readonly string[]): string {
  const params = new URLSearchParams(listParameters(query))
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
