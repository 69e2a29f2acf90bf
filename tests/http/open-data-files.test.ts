import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const path = '/api/hsds/v3/services?format=csv'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await app.operate(sql`update treatment_centers set description = '=1+1', total_score = 4.9,
    listed_in = 'SAMHSA 2025', listed_on = '2025-09-30' where id = ${importedCenter.id}`)
})
afterAll(() => app?.close())

const readTable = async (more = ''): Promise<Record<string, string>[]> =>
  parse(await app.readPage(path + more), { columns: true, bom: true })

describe('the table of all centers', () => {
  it('has one row for each center of the API, with the same facts', async () => {
    const response = await app.request(path)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="services.csv"')
    const rows = await readTable()
    const page = JSON.parse(await app.readPage('/api/hsds/v3/services?per_page=1'))
    expect(rows).toHaveLength(page.total_items)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const [first] = rows
    const service = JSON.parse(await app.readPage(`/api/hsds/v3/services/${first?.id}`))
    const [address] = service.service_at_locations[0].location.addresses
    expect(first).toMatchObject({
      name: service.name,
      phone: expect.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/),
      listing: service.additional_urls[0].url,
      city: address.city,
      zip: address.postal_code,
      checked: service.assured_date ?? '',
    })
  })

  it('says what people filter by in words, and from which list a center is', async () => {
    const rows = await readTable()
    expect(rows.some(({ care }) => care?.split('; ').includes('Detox'))).toBe(true)
    expect(rows.find(({ id }) => id === importedCenter.id)).toMatchObject({
      listed_in: 'SAMHSA 2025',
      listed_on: '2025-09-30',
      license: 'Public domain (U.S. federal government)',
      // No formula for a spreadsheet.
      description: "'=1+1",
    })
  })

  it('has nothing of Google', async () => {
    const text = await app.readPage(path)
    expect(text.split('\r\n')[0]).not.toMatch(/rating|score|review|photo|google/i)
    expect(text).not.toMatch(/,4\.9(,|\r)/)
  })

  it('takes the filters of the list, and refuses pages', async () => {
    expect((await readTable('&search=methadone+newark')).length).toBeLessThan(10)
    const wrong = await app.request(`${path}&page=2`)
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('format=csv')])
    expect((await app.request('/api/hsds/v3/organizations?format=csv')).status).toBe(400)
  })

  it('has a row with little in it for a center that is gone', async () => {
    const [removed] = await app.operate<{ id: string }>(
      sql`delete from treatment_centers where id = (select min(id::text)::uuid
        from treatment_centers where source = 'sample') returning id`,
    )
    const rows = await readTable('&modified_after=2026-01-01')
    expect(rows.find(({ id }) => id === removed?.id)).toMatchObject({ status: 'defunct', name: '' })
  })
})

it('a catalog of open data names the files, which are there', async () => {
  const catalog = JSON.parse(await app.readPage('/data.json'))
  expect(catalog.conformsTo).toBe('https://project-open-data.cio.gov/v1.1/schema')
  const [dataset] = catalog.dataset
  expect(dataset).toMatchObject({
    accessLevel: 'public',
    landingPage: 'http://localhost:3000/developers',
  })
  const urls = dataset.distribution.map(
    ({ downloadURL, accessURL }: { downloadURL?: string; accessURL?: string }) =>
      downloadURL ?? accessURL,
  )
  expect(urls).toHaveLength(3)
  for (const url of urls) expect([url, (await app.request(url)).status]).toEqual([url, 200])
  const page = await app.readPage('/developers')
  const graphs = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(graphs.map(([, json = '']) => JSON.parse(json)['@type'])).toEqual(['Dataset'])
})

it('security.txt says whom to tell, and expires within a year', async () => {
  const response = await app.request('/.well-known/security.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain('Canonical: http://localhost:3000/.well-known/security.txt')
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})
