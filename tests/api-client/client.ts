// A client as a user of the API would write it, over types that `openapi-typescript` generates.
import createClient from 'openapi-fetch'
import type { paths } from './openapi.js'

declare const process: { argv: string[] }

const [, , address] = process.argv
const api = createClient<paths, 'application/json' | 'application/problem+json'>({
  baseUrl: `${address}/api/hsds/v3`,
})

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(`Not as documented: ${what}`)
}

const list = await api.GET('/services', {
  params: { query: { search: 'detox', per_page: 5, page: 1, full: true } },
})
check(list.data !== undefined, 'a page of services')
const { contents, total_items: total, size } = list.data
check(total >= size && size === contents.length && size > 0, 'the numbers of a page')

const first = contents[0]
check(first !== undefined, 'a first row')
const whole = await api.GET('/services/{id}', { params: { path: { id: first.id } } })
check(whole.data !== undefined && 'phones' in whole.data, 'a service by its id')
check(
  whole.data.phones.every(({ number }) => number !== ''),
  'its numbers',
)

const wrong = await api.GET('/services', { params: { query: { per_page: 1_000_000 } } })
check(wrong.data === undefined && wrong.error.status === 400, 'a refused parameter')
check(wrong.error.errors?.[0]?.parameter === 'per_page', 'the name of the refused parameter')

const terms = await api.GET('/taxonomy_terms', { params: { query: { top_only: true } } })
check((terms.data?.contents.length ?? 0) > 0, 'the terms of the taxonomy')
