import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

type Page = { page: number; totalPages: number; recordCount: number; rows: unknown[] }

/** A record as FindTreatment.gov's locator writes it. */
export function makeLocatorRow(number: number) {
  return {
    name1: `Quillfeather House ${number}`,
    name2: 'NA',
    street1: `${number} Alder Street`,
    city: 'Trenton',
    state: 'NJ',
    zip: '8608',
    phone: `609-555-01${String(number % 100).padStart(2, '0')}`,
    latitude: '40.22',
    longitude: '-74.76',
    typeFacility: 'SA',
    services: [{ f1: 'Type of Care', f2: 'TC', f3: 'Substance use treatment; Detoxification' }],
  }
}

/**
 * Return a response with pages of these rows, as the locator sends them: to a query, or to the form of its own client.
 * `change` corrupts a page.
 */
export function answerPages(
  rows: readonly unknown[],
  change: (page: Page) => Partial<Page> = () => ({}),
): (request: IncomingMessage, response: ServerResponse) => void {
  return async (request, response) => {
    const search = await readSearch(request)
    const size = Number(search.get('pageSize'))
    const number = Number(search.get('page'))
    const page = {
      page: number,
      totalPages: Math.ceil(rows.length / size),
      recordCount: rows.length,
      rows: rows.slice((number - 1) * size, number * size),
    }
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ ...page, ...change(page) }))
  }
}

/** Read the search of a request: its form, or its query. */
async function readSearch(request: IncomingMessage): Promise<URLSearchParams> {
  if (request.method === 'POST') return new URLSearchParams(await text(request))
  return new URL(request.url ?? '', 'https://locator.test').searchParams
}
