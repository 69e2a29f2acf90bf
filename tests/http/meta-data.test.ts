import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import {
  readCanonical,
  readMeta,
  readRows,
  readStructuredData,
  readTitle,
} from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let slugs: string[]
beforeAll(async () => {
  // In the week of a holiday, that weekday's hours begin on the day after.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-14T16:00Z') })
  app = await openTestApp()
  const rows = await app.operate<{ slug: string }>(
    sql`select slug from treatment_centers order by slug`,
  )
  slugs = rows.map((row) => row.slug)
})
afterAll(async () => {
  vi.useRealTimers()
  await app?.close()
})

const site = 'http://localhost:3000'
const imported = `/centers/${importedCenter.slug}`
const reviewed = '/centers/cedar-lantern-recovery-center'

async function readGraph(path: string) {
  const things = readStructuredData(await app.readPage(path))
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
  return things
}

async function readThing(path: string, type: string) {
  const things = (await readGraph(path)).filter((thing) => thing['@type'] === type)
  expect(things).toHaveLength(1)
  return things[0] as Record<string, unknown>
}

describe('a page’s metadata', () => {
  it.each([
    ['/', '/', 'Your Path to Recovery Starts Here | NJ Recovery Directory'],
    ['/?utm_source=x', '/', 'Your Path to Recovery Starts Here | NJ Recovery Directory'],
    ['/centers', '/centers', 'Treatment Centers Directory | NJ Recovery Directory'],
    ['/centers?sort=name&x=1', '/centers', 'Treatment Centers Directory | NJ Recovery Directory'],
    [
      '/centers?location=Trenton&page=1',
      '/centers?location=Trenton',
      'Treatment Centers Directory | NJ Recovery Directory',
    ],
    [
      '/centers?location=Trenton&page=99',
      '/centers?location=Trenton',
      'Treatment Centers Directory | NJ Recovery Directory',
    ],
    [
      imported,
      imported,
      'Quillfeather Imported Center, Trenton, Mercer County | NJ Recovery Directory',
    ],
  ])('%s: title, description, URL, preview', async (path, canonical, title) => {
    const page = await app.readPage(path)
    expect(readTitle(page)).toBe(title)
    expect(page.split('</head>')[0]?.match(/<title>/g)).toHaveLength(1)
    expect(readCanonical(page)).toBe(site + canonical)
    const description = readMeta(page, 'description') ?? ''
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThanOrEqual(150)
    expect(readMeta(page, 'og:title')).toBe(title)
    expect(readMeta(page, 'og:description')).toBe(description)
    expect(readMeta(page, 'og:url')).toBe(site + canonical)
    expect(readMeta(page, 'og:type')).toBe('website')
    expect(readMeta(page, 'og:site_name')).toBe('NJ Recovery Directory')
    expect(readMeta(page, 'twitter:card')).toBe('summary_large_image')
  })

  it('the directory says how many centers are where', async () => {
    const readDescription = async (path: string) =>
      readMeta(await app.readPage(path), 'description')
    const count = slugs.length
    expect(await readDescription('/centers')).toMatch(
      new RegExp(`^${count} addiction treatment centers in New Jersey\\. `),
    )
    const [only] = await app.operate<{
      city: string
    }>(sql`select city from treatment_centers where city is not null
          group by city having count(*) = 1 limit 1`)
    expect(await readDescription(`/centers?location=${encodeURIComponent(only?.city ?? '')}`)).toBe(
      `1 addiction treatment center in ${only?.city}. Search by name, city, kind of treatment and rating. No center can pay for its place here.`,
    )
    expect(await readDescription('/centers?q=zzzzqqqq')).toMatch(
      /^Addiction treatment centers in New Jersey\. /,
    )
  })

  it('no center’s description is longer than 150 characters', async () => {
    for (const slug of slugs) {
      const page = await app.readPage(`/centers/${slug}`)
      const description = readMeta(page, 'description') ?? ''
      expect([slug, description.length > 0, description.length <= 150]).toEqual([slug, true, true])
      expect(readStructuredData(page)).toHaveLength(2)
    }
  })

  it.each([
    ['/', false],
    ['/?q=detox', true],
    ['/centers', false],
    ['/centers?location=trenton', false],
    ['/centers?q=jo+smith', true],
    [imported, false],
    [reviewed, true],
  ])('%s is kept out of search engines: %s', async (path, isKeptOut) => {
    const robots = readMeta(await app.readPage(path), 'robots')
    expect(robots?.includes('noindex') ?? false).toBe(isKeptOut)
  })
})

describe('structured data', () => {
  it('on Home describes the site, its search and its publisher', async () => {
    expect(await readThing('/', 'WebSite')).toMatchObject({
      name: 'NJ Recovery Directory',
      url: `${site}/`,
      potentialAction: { target: { urlTemplate: `${site}/centers?q={search_term_string}` } },
    })
    expect(await readThing('/', 'Organization')).toMatchObject({
      name: 'NJ Recovery Directory',
      email: 'help@example.org',
      telephone: '(609) 555-0100',
    })
  })

  it('on the directory has the first ten centers, as listed', async () => {
    const page = await app.readPage('/centers?location=trenton')
    const shown = readRows(page).map(({ path }) => site + path)
    const list = await readThing('/centers', 'ItemList')
    const items = list.itemListElement as { position: number; url: string; name: string }[]
    expect(items.map((item) => item.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const item of items) {
      expect(item.name).not.toBe('')
      expect((await app.request(item.url)).status).toBe(200)
    }
    const trenton = await readThing('/centers?location=trenton', 'ItemList')
    const urls = (trenton.itemListElement as { url: string }[]).map((item) => item.url)
    expect(shown.length).toBeGreaterThan(2)
    expect(urls).toEqual(shown.slice(0, 10))
    expect((await readThing('/centers?q=zzzzqqqq', 'ItemList')).itemListElement).toEqual([])
  })

  it('on a center’s page has its breadcrumb and the center', async () => {
    const crumbs = await readThing(imported, 'BreadcrumbList')
    const items = crumbs.itemListElement as { position: number; name: string; item: string }[]
    expect(items.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'Treatment Centers'],
      [3, 'Trenton'],
      [4, importedCenter.name],
    ])
    expect(items.map(({ item }) => item)).toEqual([
      `${site}/`,
      `${site}/centers`,
      `${site}/centers?location=Trenton`,
      site + imported,
    ])
    const business = await readThing(imported, 'MedicalBusiness')
    expect(business).toMatchObject({
      '@id': site + imported,
      url: site + imported,
      name: importedCenter.name,
      telephone: '+16095550199',
      sameAs: importedCenter.website,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Quillfeather Walk',
        addressLocality: 'Trenton',
        addressRegion: 'NJ',
        postalCode: '08608',
      },
      geo: { latitude: importedCenter.latitude, longitude: importedCenter.longitude },
    })
    const hours = business.openingHoursSpecification as Record<string, unknown>[]
    expect(hours.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
      [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '17:00'],
      [['Saturday'], '10:00', '14:00'],
      [['Sunday'], '00:00', '00:00'],
    ])
  })

  it("never claims another site's rating", async () => {
    const text = JSON.stringify(await readGraph(imported))
    expect(text).not.toMatch(/aggregateRating|ratingValue|4\.6|1204/i)
  })

  it('has the average of the approved reviews written here', async () => {
    const [approved] = await app.operate<{
      mean: number
      number: number
    }>(sql`select round(avg(rating), 1)::float as mean, count(*)::integer as number
          from reviews r join treatment_centers c on c.id = r.center_id
          where c.slug = 'cedar-lantern-recovery-center' and r.status = 'approved'`)
    const business = await readThing(reviewed, 'MedicalBusiness')
    expect(approved?.number).toBeGreaterThan(2)
    expect(business.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: approved?.mean,
      reviewCount: approved?.number,
    })
  })

  it('invents nothing for a center with only a name', async () => {
    const business = await readThing(`/centers/${bareCenter.slug}`, 'MedicalBusiness')
    expect(Object.keys(business).sort()).toEqual(
      ['@context', '@id', '@type', 'address', 'description', 'name', 'url'].sort(),
    )
    expect(JSON.stringify(business)).not.toContain('not available')
  })

  it('cannot be escaped by a name', async () => {
    const name = 'A </script><script>alert(1)</script> & "B" <!-- C'
    await app.operate(sql`insert into treatment_centers (slug, name, description, city)
          values ('broken-out', ${name}, ${name}, ${name})`)
    const page = await app.readPage('/centers/broken-out')
    expect(page).not.toMatch(/<script>alert|<!-- C/)
    const business = readStructuredData(page).find((thing) => thing['@type'] === 'MedicalBusiness')
    expect(business?.name).toBe(name)
    expect((await app.request('/centers?q=broken')).status).toBe(200)
  })
})
