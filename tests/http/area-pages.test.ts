import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { importedCenter } from '#tests/support/fixture-center.ts'
import {
  readCanonical,
  readLinks,
  readMeta,
  readRows,
  readStructuredData,
  readText,
  readTitle,
} from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

const site = 'https://directory.example.org'
let app: TestApp
beforeAll(async () => {
  const local = await openTestApp()
  app = await openAppOver(local.database, { url: site })
  // Towns with the same name, and addresses that write them differently.
  await app.operate(sql`insert into treatment_centers (slug, name, street, city, county, state, latitude, longitude, source)
      values ('franklin-a', 'Franklin A', '1 Main St', 'Franklin', 'Somerset', 'NJ', 40.49, -74.55, 'staff'),
        ('franklin-b', 'Franklin B', '1 Main St', 'Franklin Twp.', 'Somerset', 'NJ', 40.49, -74.55, 'staff'),
        ('franklin-c', 'Franklin C', '1 Main St', 'Franklin', 'Sussex', 'NJ', 41.12, -74.58, 'staff'),
        ('franklin-d', 'Franklin D', '1 Main St', 'Franklin', 'Norfolk', 'MA', 42.08, -71.4, 'staff')`)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => app?.close())

/** List the slugs of a page's cards, in order. */
const readCards = (page: string) => readRows(page).map(({ path }) => path.slice('/centers/'.length))

async function listIn(where: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await app.operate<{ slug: string }>(
    sql`select slug from treatment_centers where state = 'NJ' and ${where}`,
  )
  return rows.map(({ slug }) => slug).sort()
}

describe('a county’s page', () => {
  it('shows only its centers, and how many', async () => {
    const page = await app.readPage('/counties/mercer')
    const expected = await listIn(sql`county = 'Mercer'`)
    expect(expected.length).toBeGreaterThan(2)
    expect(expected.length).toBeLessThanOrEqual(24)
    expect(readCards(page).sort()).toEqual(expected)
    expect(readText(page)).toContain(
      `${expected.length} addiction treatment centers are listed in Mercer County, New Jersey.`,
    )
    expect(readTitle(page)).toBe('Treatment Centers in Mercer County | NJ Recovery Directory')
    expect(readMeta(page, 'description')).toContain(
      `${expected.length} addiction treatment centers in Mercer County, New Jersey: Trenton `,
    )
    expect(readCanonical(page)).toBe(`${site}/counties/mercer`)
    expect(readMeta(page, 'robots')).toBeNull()
  })

  it('links to its towns with their counts, and to the directory, which agrees', async () => {
    const page = await app.readPage('/counties/somerset')
    expect(page).toMatch(/<a href="\/towns\/franklin-somerset"[^>]*>Franklin<span[^>]*>2</)
    expect(page).not.toContain('franklin-sussex')
    expect(readLinks(page)).toContain('/centers?near=Somerset+County')
    const total = readCards(page).length
    expect(readText(await app.readPage('/centers?near=Somerset+County'))).toContain(
      `${total} Treatment Centers Found`,
    )
  })

  it('is the target of Home’s county links', async () => {
    const links = readLinks(await app.readPage('/')).filter((link) => link.startsWith('/counties/'))
    expect(links).toContain('/counties/mercer')
    for (const link of new Set(links)) {
      expect([link, (await app.request(link)).status]).toEqual([link, 200])
    }
  })
})

describe('a town’s page', () => {
  it('shows the centers in it, however their address spells it, and links to its county', async () => {
    const page = await app.readPage('/towns/franklin-somerset')
    expect(readCards(page).sort()).toEqual(['franklin-a', 'franklin-b'])
    expect(readTitle(page)).toContain('Franklin, Somerset County')
    expect(readLinks(page)).toEqual(
      expect.arrayContaining(['/counties/somerset', '/centers?near=Franklin%2C+Somerset']),
    )
    expect(readCards(await app.readPage('/towns/franklin-sussex'))).toEqual(['franklin-c'])
  })

  it('has structured data for its place and list', async () => {
    const page = await app.readPage('/towns/trenton')
    expect(readCanonical(page)).toBe(`${site}/towns/trenton`)
    const [crumbs, list] = ['BreadcrumbList', 'ItemList'].map((type) => {
      const thing = readStructuredData(page).find((one) => one['@type'] === type)
      return thing?.itemListElement as { name: string; item?: string; url?: string }[]
    })
    expect(crumbs?.map(({ name, item }) => [name, item])).toEqual([
      ['Home', `${site}/`],
      ['Treatment Centers', `${site}/centers`],
      ['Mercer County', `${site}/counties/mercer`],
      ['Trenton', `${site}/towns/trenton`],
    ])
    const cards = readCards(page)
    expect(cards).toContain(importedCenter.slug)
    expect(list?.map(({ url }) => url)).toEqual(
      cards.slice(0, 10).map((slug) => `${site}/centers/${slug}`),
    )
  })

  it('shows the nearest centers when it has none, and is not indexed', async () => {
    const page = await app.readPage('/towns/alpine')
    expect(readText(page)).toContain(
      'No addiction treatment center in Alpine, Bergen County is listed',
    )
    expect(readCards(page)).toHaveLength(12)
    const miles = [...page.matchAll(/<data value="([\d.]+)"/g)].map(([, value]) => Number(value))
    expect(miles).toHaveLength(12)
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
    expect(readMeta(page, 'robots')).toBe('noindex, follow')
  })

  it('is not indexed when it only has samples', async () => {
    const page = await app.readPage('/towns/newark')
    expect(readCards(page).length).toBeGreaterThan(0)
    expect(readText(page)).toContain('Sample data.')
    expect(readMeta(page, 'robots')).toBe('noindex, follow')
  })
})

describe('a path of a place', () => {
  it.each([
    ['/towns/newark-city', '/towns/newark'],
    ['/towns/Newark', '/towns/newark'],
    ['/towns/egg-harbor', '/towns/egg-harbor-township'],
    ['/counties/Cape-May', '/counties/cape-may'],
  ])('%s redirects to %s', async (path, to) => {
    const response = await app.request(path)
    expect([response.status, response.headers.get('Location')]).toEqual([301, to])
  })

  it.each(['/towns/no-such-town', '/towns/franklin', '/counties/kings', '/towns/__proto__'])(
    '%s does not exist',
    async (path) => {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(readText(await response.text())).toContain('Oops! Page not found')
    },
  )

  it('is cached', async () => {
    // A cached page ends when a center on it opens or closes: not between two requests.
    vi.useFakeTimers({ toFake: ['Date'] })
    await app.readPage('/towns/trenton')
    const again = await app.request('/towns/trenton?utm_source=x')
    expect(again.headers.get('Cache-Status')).toBe('directory; hit')
  })
})

describe('nearby centers on a center’s page', () => {
  it('are the five nearest open ones, those with the same care first', async () => {
    const page = await app.readPage(`/centers/${importedCenter.slug}`)
    const section = /<h2 id="similar-centers".*?<\/details>/s.exec(page)?.[0] ?? ''
    const links = readLinks(section)
    const calls = links.filter((link) => link.startsWith('tel:'))
    const similar = links
      .filter((link) => !calls.includes(link))
      .map((link) => link.slice('/centers/'.length))
    expect(similar).toHaveLength(5)
    expect(calls.length).toBeGreaterThan(0)
    const rows = await app.operate<{
      slug: string
      alike: boolean
      closed: boolean
      miles: number
    }>(sql`select slug, treatment_types && ${sql.param(importedCenter.treatmentTypes)}::text[] as alike,
          permanently_closed or temporarily_closed as closed,
          shown_point <-> point(${importedCenter.longitude}::float8 * cosd(40.1), ${importedCenter.latitude}::float8) as miles
          from treatment_centers where shown_point is not null and slug <> ${importedCenter.slug}`)
    const expected = rows
      .filter(({ closed }) => !closed)
      .sort((a, b) => Number(b.alike) - Number(a.alike) || a.miles - b.miles)
    expect(similar).toEqual(expected.slice(0, 5).map(({ slug }) => slug))
    expect(section.match(/<data value="[\d.]+">(?:about )?[\d.]+ miles?</g)).toHaveLength(5)
  })

  it('are missing when the center’s location is unknown', async () => {
    expect(await app.readPage('/centers/unknownfield')).not.toContain('similar-centers')
  })

  it('the map never mistakes another state’s county for New Jersey’s', async () => {
    expect(await app.readPage(`/centers/${importedCenter.slug}`)).toContain(
      'href="/counties/mercer"',
    )
    expect(await app.readPage('/centers/franklin-d')).not.toContain('/counties/')
  })
})
