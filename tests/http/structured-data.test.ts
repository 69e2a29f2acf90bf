import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guides } from '#app/visitors/guides/guides.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { readStructuredData } from '#tests/support/read-html.ts'
import { validateThing } from '#tests/support/schema-org.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const site = 'http://localhost:3000'

describe('structured data follows schema.org', () => {
  it.each<[path: string, types: string[]]>([
    ['/', ['WebSite', 'Organization']],
    ['/centers', ['ItemList']],
    ['/centers?location=trenton', ['ItemList']],
    ['/centers?q=zzzzqqqq', ['ItemList']],
    ['/counties/mercer', ['BreadcrumbList', 'ItemList']],
    ['/towns/trenton', ['BreadcrumbList', 'ItemList']],
    [`/centers/${importedCenter.slug}`, ['BreadcrumbList', 'MedicalBusiness']],
    [`/centers/${bareCenter.slug}`, ['BreadcrumbList', 'MedicalBusiness']],
    ['/auth', ['WebPage']],
    ...guides.map(({ path, type }): [string, string[]] => [path, [type, 'BreadcrumbList']]),
  ])('on %s', async (path, types) => {
    const things = readStructuredData(await app.readPage(path))
    expect(things.map((thing) => thing['@type'])).toEqual(types)
    for (const thing of things) expect(validateThing(thing)).toEqual([])
  })

  it('on every sample center', async () => {
    const rows = await app.operate<{ slug: string }>(
      sql`select slug from treatment_centers where source = 'sample'`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { slug } of rows) {
      const things = readStructuredData(await app.readPage(`/centers/${slug}`))
      expect([slug, things.flatMap((thing) => validateThing(thing))]).toEqual([slug, []])
    }
  })
})

it.each([
  ['12 Main St, Trenton, NJ 08608', 'Trenton', 'NJ', '08608', '12 Main St'],
  ['12 Main St, Suite 4, trenton, NJ, 08608, USA', 'Trenton', 'NJ', '08608', '12 Main St, Suite 4'],
  ['12 Main St Trenton NJ 08608', 'Trenton', 'NJ', '08608', '12 Main St'],
  ['12 Main St, Trenton', null, null, null, '12 Main St, Trenton'],
  ['1 Newtrenton', 'Trenton', null, null, '1 Newtrenton'],
  ['Trenton, NJ', 'Trenton', 'NJ', null, undefined],
])('for the street of a center at %j', async (address, city, state, zip, street) => {
  const slug = `address-${randomUUID()}`
  await app.operate(sql`insert into treatment_centers (slug, name, address, city, state, postal_code)
      values (${slug}, 'Oak House', ${address}, ${city}, ${state}, ${zip})`)
  const things = readStructuredData(await app.readPage(`/centers/${slug}`))
  const business = things.find((thing) => thing['@type'] === 'MedicalBusiness')
  expect(business?.address).toEqual({
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(zip && { postalCode: zip }),
    addressCountry: 'United States',
  })
})

describe('Home’s site search', () => {
  it('leads to the directory’s own search', async () => {
    const [website] = readStructuredData(await app.readPage('/'))
    const action = website?.potentialAction as { target: { urlTemplate: string } }
    const target = action.target.urlTemplate.replace('{search_term_string}', 'quillfeather')
    expect(target.startsWith(`${site}/`)).toBe(true)
    expect(await app.readPage(target)).toContain(importedCenter.name)
  })
})
