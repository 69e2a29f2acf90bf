/** The part of a long list that a URL asks for. */
export type ListQuery<State extends string = string> = { state: State; q: string; page: number }

const maxQueryLength = 80

/** Read `state`, `q` and `page`. An unknown state becomes the first one; pages count from 1. */
export function readListQuery<State extends string>(
  search: URLSearchParams,
  states: readonly [State, ...State[]],
): ListQuery<State> {
  return {
    state: readChoice(search, 'state', states),
    q: readWords(search, 'q'),
    page: readPageNumber(search),
  }
}

/** "?state=pending&page=2", or "": defaults are left out. */
export function serializeListQuery({ state, q, page }: ListQuery, defaultState: string): string {
  return serializeQuery({ state: state === defaultState ? '' : state, q, page })
}

/** Read a choice from a URL; the first choice if the value is unknown. */
export function readChoice<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === search.get(name)) ?? choices[0]
}

/** Read typed words from a URL, without control characters and repeated spaces. */
export function readWords(
  search: URLSearchParams,
  name: string,
  maxLength = maxQueryLength,
): string {
  const words = (search.get(name) ?? '').replace(/[\s\p{Cc}]+/gu, ' ')
  return words.trim().slice(0, maxLength)
}

/** Read the page number of a URL, from 1. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** "?q=oak&page=2", or "": empty values and page 1 are left out. */
export function serializeQuery(values: Record<string, string | number | null>): string {
  const asked = Object.entries(values).filter(
    ([name, value]) => value && !(name === 'page' && value === 1),
  )
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return search.size ? `?${search}` : ''
}

/** One page of a list. `total` counts the rows of all pages; `page` counts from 1. */
export type Page<Row> = { rows: Row[]; total: number; page: number }

/** Read the page asked for, or the last page when the list is shorter. */
export async function readPage<Row>(
  asked: number,
  pageSize: number,
  count: PromiseLike<number>,
  read: (range: { limit: number; offset: number }) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const total = await count
  const page = clampPage(asked, total, pageSize)
  const rows = await read({ limit: pageSize, offset: (page - 1) * pageSize })
  return { rows, total, page }
}

function clampPage(page: number, total: number, pageSize: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
}
