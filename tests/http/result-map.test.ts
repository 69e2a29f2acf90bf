import { brotliCompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { readMap, readRows } from '#tests/support/read-map.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const levels = ['', '&zoom=town', '&zoom=region', '&zoom=state']
const searches = ['q=medicaid+near+paterson', 'near=07102', 'near=08608&within=any', 'sort=name']

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await app.operate(sql`insert into treatment_centers
        (slug, name, street, city, county, state, latitude, longitude, source)
      values ('quartz-a', 'Quartz A', '1 Quartz St', 'Trenton', 'Mercer', 'NJ', 40.217, -74.743, 'staff'),
        ('quartz-b', 'Quartz B', '2 Quartz St', 'Trenton', 'Mercer', 'NJ', 40.217, -74.743, 'staff'),
        ('quartz-far', 'Quartz Far', '3 Quartz St', 'Foxborough', 'Norfolk', 'MA', 42.08, -71.4, 'staff'),
        ('quartz-nowhere', 'Quartz Nowhere', null, null, null, 'NJ', null, null, 'staff')`)
  await app.operate(sql`insert into treatment_centers
        (slug, name, street, city, county, state, latitude, longitude, source)
      select 'crowd-' || n, 'Crowd ' || n, n || ' Crowd St', 'Newark', 'Essex', 'NJ', 40.735, -74.172, 'staff'
      from generate_series(1, 24) n`)
})
afterAll(() => app?.close())

describe.each(['/centers', '/es/centros'])('the map on %s', (path) => {
  it.each(searches.flatMap((search) => levels.map((level) => search + level)))(
    'shows a pin for each center, with the number and shape of its row: %s',
    async (query) => {
      const page = await app.readPage(`${path}?${query}`)
      const rows = readRows(page)
      const { pins, points } = readMap(page)
      expect(points.length).toBeGreaterThan(0)
      expect(pins).toHaveLength(points.length)
      for (const { number, slug, title, status } of pins) {
        const row = rows[number - 1]
        expect({ slug, status }).toEqual({ slug: row?.slug, status: row?.status })
        expect(title).toMatch(new RegExp(`^${number}: `))
        expect(title).toContain(row?.name)
      }
      const numbers = pins.map(({ number }) => number)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    },
  )
})

describe('the map of a search', () => {
  it('shows every result of a page unless it is zoomed', async () => {
    for (const search of searches) {
      const page = await app.readPage(`/centers?${search}`)
      expect(readMap(page).pins).toHaveLength(readRows(page).length)
    }
  })

  it('joins twenty-four centers at one spot: three numbers, and a dot for each other', async () => {
    for (const level of levels) {
      const { pins, points, shownNumbers, uncounted } = readMap(
        await app.readPage(`/centers?q=crowd${level}`),
      )
      expect(new Set(points).size).toBe(1)
      expect([shownNumbers, uncounted]).toEqual([[1, 2, 3], [21]])
      expect(pins).toHaveLength(24)
    }
  })

  it('names the searched place, its rings and waters', async () => {
    const english = readMap(await app.readPage('/centers?q=medicaid+near+paterson'))
    expect(english.place).toBe('Paterson')
    expect(english.rings).toEqual(['10 miles', '25 miles'])
    expect(english.label).toBe('Map of these centers in New Jersey, around Paterson')
    const spanish = readMap(await app.readPage('/es/centros?near=07505'))
    expect(spanish.place).toBe('07505 (Paterson)')
    expect(spanish.rings.length).toBeGreaterThan(0)
    for (const ring of spanish.rings) expect(ring).toMatch(/^\d+ millas?$/)
    const everywhere = readMap(await app.readPage('/centers'))
    expect([everywhere.place, everywhere.rings]).toEqual([null, []])
    expect(everywhere.waters).toContain('Atlantic Ocean')
    expect(readMap(await app.readPage('/es/centros')).waters).toContain('Océano Atlántico')
  })

  it('has a strip above the rows only around a place, with a link to the map', async () => {
    const strip = /<div class="map-strip.*?<a href="(#map)".*?<ol class="rows/s
    const near = await app.readPage('/centers?near=07102')
    expect(strip.exec(near)?.[1]).toBe('#map')
    expect(await app.readPage('/centers')).not.toMatch(strip)
  })

  it('comes after the list, and costs a page 9 kB at most', async () => {
    for (const query of searches.flatMap((search) => levels.map((level) => search + level))) {
      const page = await app.readPage(`/centers?${query}`)
      expect(page.indexOf('<section id="map"')).toBeGreaterThan(page.lastIndexOf(' id="center-'))
      const without = page
        .replace(/<section id="map".*?<\/section>/s, '')
        .replace(/<div class="map-strip.*?<\/a><\/div>/s, '')
      const bytes = brotliCompressSync(page).length - brotliCompressSync(without).length
      expect(bytes).toBeGreaterThan(1000)
      expect(bytes).toBeLessThanOrEqual(9000)
    }
  })

  it('zooms by links, from all results to a town, the state and back', async () => {
    const start = readMap(await app.readPage('/centers?q=medicaid+near+paterson'))
    const town = start.zooms.find(({ label }) => label === 'Town')
    expect(town?.href).toBe('/centers?q=medicaid+near+paterson&zoom=town#map')
    const close = readMap(await app.readPage('/centers?q=medicaid+near+paterson&zoom=town'))
    expect(close.zooms.map(({ label }) => label)).toEqual(['Region', 'All results'])
    expect(close.zooms.at(-1)?.href).toBe('/centers?q=medicaid+near+paterson#map')
    const whole = readMap(await app.readPage('/es/centros?q=medicaid+near+paterson&zoom=state'))
    expect(whole.zooms).toEqual([
      { label: 'Región', href: '/es/centros?q=medicaid+near+paterson&zoom=region#map' },
      { label: 'Todos los resultados', href: '/es/centros?q=medicaid+near+paterson#map' },
    ])
    const scales = [whole, start, close].map(({ pixelsOfMile }) => pixelsOfMile)
    expect(scales).toEqual(scales.toSorted((a, b) => a - b))
  })

  it('says in words which centers it cannot show', async () => {
    const page = await app.readPage('/centers?q=quartz&sort=name')
    expect(readMap(page).pins.map(({ number }) => number)).toEqual([1, 2])
    expect(readText(page)).toContain('1 center has no exact location: number 3.')
    expect(readText(page)).toContain('Outside this part of the map: 4.')
    const spanish = readText(await app.readPage('/es/centros?q=quartz&sort=name'))
    expect(spanish).toContain('1 centro no tiene una ubicación exacta: el número 3.')
    await app.operate(sql`update treatment_centers set latitude = null, longitude = null, city = null
        where slug = 'quartz-far'`)
    expect(readText(await app.readPage('/centers?q=quartz&sort=name'))).toContain(
      '2 centers have no exact location: numbers 3 and 4.',
    )
  })

  it('is omitted when it would be empty', async () => {
    expect(await app.readPage('/centers?q=unknownfield')).not.toContain('id="map"')
    expect(await app.readPage('/centers?q=zzzzqqqq')).not.toContain('exact location')
  })

  it('is one canonical page at every level, and an unknown level is ignored', async () => {
    const zoomed = await app.readPage('/centers?near=Newark&zoom=town')
    expect(zoomed).toMatch(/<link rel="canonical" href="[^"]*\/centers\?near=Newark"/)
    expect(readText(await app.readPage('/centers?near=Newark&zoom=moon'))).toContain(
      'We ignored part of this link',
    )
  })
})

describe('the map of a place', () => {
  it.each([
    ['/counties/mercer', true],
    ['/towns/newark', false],
    ['/es/condados/cape-may', true],
  ])('%s numbers its rows and marks a county', async (path, isCounty) => {
    const page = await app.readPage(path)
    const { pins, isCountyMarked } = readMap(page)
    const slugs = pins.toSorted((a, b) => a.number - b.number).map(({ slug }) => slug)
    expect(slugs).toEqual(readRows(page).map(({ slug }) => slug))
    expect(isCountyMarked).toBe(isCounty)
  })
})

describe('the map of a center', () => {
  it('marks it, in its county', async () => {
    const page = await app.readPage('/centers/quartz-a')
    expect(page).toContain('aria-label="Map: Quartz A"')
    expect(page).toContain('<g class="unknown"')
    expect(page).toContain('#mercer')
  })

  it('is omitted for a center whose place is unknown', async () => {
    expect(await app.readPage('/centers/quartz-nowhere')).not.toContain('class="map"')
  })
})
