import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { type MappedMarker, readMap, readRows } from '#tests/support/read-map.ts'
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

/** Pixels of the narrowest map, on which positions are percents. */
const narrowest = { width: 280, height: 350 }

/** List pairs of markers that overlap on the narrowest phone. */
function listOverlaps(markers: MappedMarker[]): string[] {
  return markers.flatMap((one, index) =>
    markers
      .slice(index + 1)
      .filter(
        (other) =>
          Math.hypot(
            ((one.x - other.x) * narrowest.width) / 100,
            ((one.y - other.y) * narrowest.height) / 100,
          ) <
          one.radius + other.radius,
      )
      .map((other) => `${one.label} over ${other.label}`),
  )
}

describe.each(['/centers', '/es/centros'])('the map on %s', (path) => {
  it.each(searches.flatMap((search) => levels.map((level) => search + level)))(
    'shows separate markers with the numbers and shapes of the rows: %s',
    async (query) => {
      const page = await app.readPage(`${path}?${query}`)
      const rows = readRows(page)
      const { markers, viewBox } = readMap(page)
      expect(viewBox).not.toBeNull()
      for (const { label, slug, title, status } of markers) {
        const row = rows[Number(label) - 1]
        expect({ slug, status }).toEqual({ slug: row?.slug, status: row?.status })
        expect(title).toMatch(new RegExp(`^${label}: `))
        expect(title).toContain(row?.name)
      }
      expect(new Set(markers.map(({ label }) => label)).size).toBe(markers.length)
      expect(listOverlaps(markers)).toEqual([])
    },
  )
})

describe('the map of a search', () => {
  it('shows every result of a page unless it is zoomed', async () => {
    for (const search of searches) {
      const page = await app.readPage(`/centers?${search}`)
      expect(readMap(page).markers).toHaveLength(readRows(page).length)
    }
  })

  it('keeps twenty-four centers at one spot apart, each with a line to it', async () => {
    for (const level of levels) {
      const { markers, leaders } = readMap(await app.readPage(`/centers?q=crowd${level}`))
      expect(markers).toHaveLength(24)
      expect(listOverlaps(markers)).toEqual([])
      expect(leaders).toHaveLength(23)
      expect(new Set(leaders).size).toBe(1)
    }
  })

  it('names the searched place and its rings', async () => {
    const english = readMap(await app.readPage('/centers?q=medicaid+near+paterson'))
    expect(english.place).toBe('Paterson')
    expect(english.rings).toEqual(['10 miles', '5 miles'])
    expect(english.label).toBe('Map of these centers in New Jersey, around Paterson')
    const spanish = readMap(await app.readPage('/es/centros?near=07505'))
    expect(spanish.place).toBe('07505 (Paterson)')
    expect(spanish.rings.length).toBeGreaterThan(0)
    for (const ring of spanish.rings) expect(ring).toMatch(/^\d+ millas?$/)
    const everywhere = readMap(await app.readPage('/centers'))
    expect([everywhere.place, everywhere.rings]).toEqual([null, []])
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
    const widths = [close, start, whole].map(({ viewBox }) => Number(viewBox?.split(' ')[2]))
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  })

  it('says in words which centers it cannot show', async () => {
    const page = await app.readPage('/centers?q=quartz&sort=name')
    expect(readMap(page).markers.map(({ label }) => label)).toEqual(['1', '2'])
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
  it.each(['/counties/mercer', '/towns/newark', '/es/condados/cape-may'])(
    '%s numbers its rows and names its county',
    async (path) => {
      const page = await app.readPage(path)
      const rows = readRows(page)
      const { markers, isCountyMarked } = readMap(page)
      expect(markers.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug))
      expect(listOverlaps(markers)).toEqual([])
      expect(isCountyMarked).toBe(true)
    },
  )
})

describe('the map of a center', () => {
  it('marks it, with the county around it', async () => {
    const page = await app.readPage('/centers/quartz-a')
    expect(page).toContain('aria-label="Map: Quartz A"')
    expect(page).toContain('class="marker-unknown"')
    expect(page).toContain('#mercer')
    expect(readMap(page).counties).toContain('Mercer County')
    expect(readMap(await app.readPage('/es/centros/quartz-a')).counties).toContain(
      'Condado de Mercer',
    )
  })

  it('is omitted for a center whose place is unknown', async () => {
    expect(await app.readPage('/centers/quartz-nowhere')).not.toContain('map-frame')
  })
})
