import type { RemoteHost } from './remote-host.ts'

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

/** Return a response with pages of these rows, as the locator sends them. `change` corrupts a page. */
export function answerPages(
  rows: readonly unknown[],
  change: (page: Page) => Partial<Page> = () => ({}),
): RemoteHost['answer'] {
  return (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'https://locator.test')
    const size = Number(searchParams.get('pageSize'))
    const number = Number(searchParams.get('page'))
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
