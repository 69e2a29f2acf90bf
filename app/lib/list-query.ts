/** What of a long list an address asks for. */
export type ListQuery<State extends string = string> = { state: State; q: string; page: number }

const maxQueryLength = 80

/**
 * Reads `state`, `q` and `page`; whatever is not one of `states` is the first of them, and a page is
 * from 1.
 */
export function readListQuery<State extends string>(
  search: URLSearchParams,
  states: readonly [State, ...State[]],
): ListQuery<State> {
  const state = states.find((known) => known === search.get('state')) ?? states[0]
  const q = (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength)
  const page = Number(search.get('page'))
  return { state, q, page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/** The query of an address, "?state=pending&page=2", or "": what is asked for by default is left out. */
export function writeListQuery(query: ListQuery, defaultState: string): string {
  const search = new URLSearchParams()
  if (query.state !== defaultState) search.set('state', query.state)
  if (query.q) search.set('q', query.q)
  if (query.page > 1) search.set('page', String(query.page))
  return search.size ? `?${search}` : ''
}

/** The page that is there: the last one where the address asks for a later one. */
export function clampPage(page: number, total: number, pageSize: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
}
