import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { derivePartId } from '#app/data/hsds/derive-part-id.server.ts'
import { openDataLimit } from '#app/data/hsds/open-data-limits.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { findObjectSchema, findRowSchema, listHsdsErrors } from '#tests/support/hsds-validator.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const base = '/api/hsds/v3'

type Row = { id: string; name?: string; status?: string }
type Page = {
  total_items: number
  total_pages: number
  size: number
  last_page: boolean
  contents: Row[]
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ trustProxy: 1 })
  const id = (part: string) => derivePartId('crawl', part)
  await app.operate(sql`insert into organizations (id, name, website)
    values (${id('lark')}, 'Lark Health', 'https://lark.example/a b')`)
  await app.operate(sql`insert into treatment_centers (id, slug, name, website, state, offerings, organization_id,
      minimum_age, what_to_bring, place_id)
    values (${id('odd')}, 'odd', E'Odd "<b>" Ñandú', 'http://exámple.org/a b?c=[d]', 'NJ', '{sign-language,tricare}',
        ${id('lark')}, 0, 'Photo ID', 'ChIJ-odd'),
      (${id('bare')}, 'bare', 'Bare', 'https://', null, '{}', ${id('lark')}, null, null, null),
      (${id('gone')}, 'gone', 'Gone', null, null, '{}', null, null, null, null)`)
  await app.operate(sql`insert into bed_availability (center_id, detox, residential, by_people, reported_at)
    values (${id('odd')}, 10, null, '{"detox-women": 1}', now())`)
  await app.operate(sql`insert into center_opening_hours
    values (${id('odd')}, 1, 'Open 24 hours'), (${id('bare')}, 2, '6 PM to midnight')`)
  await app.operate(sql`delete from treatment_centers where id = ${id('gone')}`)
})
afterAll(() => app?.close())

let requests = 0

/** Read an address of the API. A network may ask 120 times a minute, so every eighty or so are another's. */
async function ask(path: string): Promise<string> {
  const network = `198.51.100.${Math.floor(requests / 80)}`
  requests += path.includes('format=ndjson') ? openDataLimit.streamCost : 1
  const response = await app.request(base + path, { headers: { 'X-Forwarded-For': network } })
  expect(response.status, path).toBe(200)
  return response.text()
}

async function readPages(list: string, query: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let number = 1; ; number++) {
    const page = JSON.parse(await ask(`${list}?page=${number}&${query}`)) as Page
    expect(listHsdsErrors('page', page), list).toEqual([])
    expect(page.size).toBe(page.contents.length)
    rows.push(...page.contents)
    if (page.last_page) {
      expect(rows.length).toBe(page.total_items)
      expect(number).toBe(page.total_pages)
      return rows
    }
  }
}

async function readLines(list: string, query: string): Promise<Row[]> {
  const lines = (await ask(`${list}?format=ndjson&${query}`)).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

function expectValid(name: string, rows: Row[]) {
  const problems = rows.flatMap((row) =>
    listHsdsErrors(name, row).map((problem) => `${row.id} ${problem}`),
  )
  expect(problems).toEqual([])
}

it('the standard’s schemas find mistakes', () => {
  const id = derivePartId('crawl', 'mistake')
  const service = { id, name: 'Hope', status: 'active' }
  expect(listHsdsErrors('service', service)).toEqual([])
  const mistakes = [
    { ...service, id: '1' },
    { ...service, name: undefined },
    { ...service, status: 'open' },
    { ...service, url: 'https://example.org/a b' },
    { ...service, last_modified: '2026-11-26' },
    { ...service, rating: 5 },
    { ...service, phones: [{ id, number: 6095550142 }] },
    { ...service, organization: { id, name: 'Lark' } },
  ]
  for (const mistake of mistakes) expect(listHsdsErrors('service', mistake)).toHaveLength(1)
})

describe('every answer of the API is valid HSDS', () => {
  it.each([
    ['/services', 90, true],
    ['/service_at_locations', 90, true],
    ['/organizations', 90, true],
    ['/taxonomies', 1, false],
    ['/taxonomy_terms', 30, false],
  ])('%s: pages, lines, and each object', async (list, least, hasFull) => {
    const rows = await readPages(list, '')
    expect(rows.length).toBeGreaterThanOrEqual(least)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expectValid(findRowSchema(list), rows)
    expect(await readLines(list, '')).toEqual(rows)

    const whole: Row[] = []
    for (const { id } of rows) whole.push(JSON.parse(await ask(`${list}/${id}`)))
    expectValid(findObjectSchema(list), whole)
    expect(whole.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    if (!hasFull) return
    expect(await readPages(list, 'full=true&per_page=100')).toEqual(whole)
    expect(await readLines(list, 'full=true')).toEqual(whole)
  })

  it.each(['/services', '/service_at_locations'])(
    '%s: what was found, what changed, and what is gone',
    async (list) => {
      const row = findRowSchema(list)
      for (const query of ['search=methadone+near+newark', 'postcode=07102&proximity=20000']) {
        const found = await readPages(list, query)
        expect(found.length).toBeGreaterThan(0)
        expectValid(row, found)
      }
      const changed = await readPages(list, 'modified_after=2000-01-01&per_page=100')
      const gone = changed.filter((one) => Object.keys(one).join() === 'id,status,last_modified')
      expect(gone).toContainEqual({
        id: derivePartId('crawl', 'gone'),
        status: 'defunct',
        last_modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
      expectValid(
        row,
        changed.filter((one) => !gone.includes(one)),
      )
      expect(await readLines(list, 'modified_after=2000-01-01')).toEqual(changed)
    },
  )

  it('organizations have their services whole, if asked for', async () => {
    const [lark] = await readPages('/organizations', 'search=lark&full_service=true')
    expectValid('organization', lark ? [lark] : [])
    const { services } = lark as unknown as { services: Row[] }
    expectValid('service', services)
    expect(services.map(({ name }) => name)).toEqual(['Bare', 'Odd "<b>" Ñandú'])
  })

  it('words that restrict nothing find everything', async () => {
    for (const list of ['/services', '/service_at_locations', '/organizations']) {
      const all = await readPages(list, 'per_page=100')
      expect(await readPages(list, 'per_page=100&search=rehab')).toEqual(all)
    }
  })

  it('minimal rows have an id and the date of change', async () => {
    const rows = await readPages('/services', 'minimal=true&per_page=100')
    expect(rows.map((row) => Object.keys(row).join())).toEqual(rows.map(() => 'id,last_modified'))
  })

  it('nobody who checked or changed a listing is named, and nothing of Google’s', async () => {
    const text = await ask('/services?format=ndjson&full=true')
    expect(text).toContain(importedCenter.name)
    expect(text).not.toMatch(
      /assurer_email|updated_by|metadata|rating|placeId|place_id|googleusercontent/,
    )
    for (const value of ['ChIJ-odd', importedCenter.placeId, `:${importedCenter.totalScore},`]) {
      expect(text).not.toContain(value)
    }
    expect(text).not.toMatch(new RegExp(`[": ]${importedCenter.reviewsCount}[", ]`))
  })
})
