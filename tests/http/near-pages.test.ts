import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  decodeEntities,
  readCanonical,
  readLinks,
  readMeta,
  readRows,
  readText,
} from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const read = async (query: string) => readText(await app.readPage(`/centers?${query}`))
const readMiles = (page: string) =>
  [...page.matchAll(/<data value="([\d.]+)">/g)].map(([, miles]) => Number(miles))
/** List the distances of each group of rows: a card, and the lists under it. */
const readGroups = (page: string) =>
  page
    .split(/<ol class="rows"|<article class="first"/)
    .slice(1)
    .map(readMiles)
const sortNumbers = (numbers: number[]) => [...numbers].sort((a, b) => a - b)
const readTotal = (text: string) =>
  Number(/([\d,]+) Treatment Centers? Found/.exec(text)?.[1]?.replace(',', ''))
const readLinksTo = (page: string) => readLinks(page).map(decodeEntities)

describe('a search near a ZIP code', () => {
  it('lists the nearest first, with their distance', async () => {
    const page = await app.readPage('/centers?near=08608')
    const miles = readMiles(page)
    expect(miles.length).toBe(readTotal(readText(page)))
    expect(miles.length).toBeGreaterThan(5)
    for (const group of readGroups(page)) expect(group).toEqual(sortNumbers(group))
    const farthest = Math.max(...miles)
    expect(farthest).toBeLessThanOrEqual(25)
    expect(readText(page)).toContain(` ${Math.round(farthest)} miles`)
    expect(readText(page)).toContain('Near 08608 (Trenton) , 25 miles')
    expect(page).toMatch(/<option value="" selected="">Distance<\/option>/)
  })

  it('follows the chosen distance and order', async () => {
    const near = readMiles(await app.readPage('/centers?near=08608&within=5'))
    expect(Math.max(...near)).toBeLessThanOrEqual(5)
    const any = await app.readPage('/centers?near=08608&within=any&sort=rating')
    const miles = readMiles(any)
    expect(miles).toHaveLength(24)
    expect(miles).not.toEqual(sortNumbers(miles))
    expect(any).toMatch(/<option value="rating" selected="">/)
    expect(any).toMatch(/<option value="any" selected="">/)
  })

  it('loses the distance with the place', async () => {
    const page = await app.readPage('/?near=08608&within=10&offers=medicaid&sort=distance')
    expect(readLinksTo(page)).toContain('/?offers=medicaid#results')
    expect(readLinksTo(page)).toContain('/?near=08608&within=10#results')
  })

  it('offers no sorting by distance without a place', async () => {
    expect(await app.readPage('/centers')).not.toContain('>Distance</option>')
    expect(await app.readPage('/centers?near=Essex+County')).not.toContain('>Distance</option>')
  })

  it('works on Home too', async () => {
    const page = await app.readPage('/?near=08608')
    const miles = readMiles(page)
    expect(miles).toHaveLength(6)
    const inDirectory = readMiles(await app.readPage('/centers?near=08608'))
    expect(sortNumbers(miles)).toEqual(sortNumbers(inDirectory).slice(0, 6))
    expect(readLinksTo(page)).toContain('/centers?near=08608')
  })
})

describe("a center's page", () => {
  const readFirst = async (query: string) => {
    const page = await app.readPage(`/centers?${query}`)
    const path = readLinksTo(page).find((link) => link.startsWith('/centers/')) ?? ''
    return { path, miles: readMiles(page)[0], page: await app.readPage(path) }
  }

  it('measures from the searched place in its link', async () => {
    const { path, miles, page } = await readFirst('near=08608')
    expect(path).toMatch(/\?near=08608$/)
    expect(readMiles(page)[0]).toBe(miles)
    expect(readText(page)).toMatch(/(about [\d.]+ miles?|less than 1 mile) from 08608 \(Trenton\)/)
    expect(readCanonical(page)).toMatch(new RegExp(`${path.split('?')[0]}$`))
  })

  it('shows no distance for a county, a position or an unknown place', async () => {
    for (const near of ['Essex+County', '40.73,-74.17']) {
      const { path, page } = await readFirst(`near=${near}`)
      expect(path).not.toContain('near')
      expect(readText(page)).not.toMatch(/miles? from/)
      expect(readText(await app.readPage(`${path}?near=${near}`))).not.toMatch(/miles? from/)
    }
  })
})

describe('a place', () => {
  it('that is misspelled is corrected, and the page says so', async () => {
    const page = await app.readPage('/centers?near=patterson&offers=medicaid')
    expect(readText(page)).toContain(
      'We don’t know “patterson”. Showing places near Paterson. Did you mean 12563 (Patterson, NY) ?',
    )
    expect(readText(page)).toContain('Near Paterson , 25 miles')
    expect(readLinksTo(page)).toContain('/centers?near=12563&offers=medicaid#results')
    expect(readMiles(page)).toEqual(
      readMiles(await app.readPage('/centers?near=Paterson&offers=medicaid')),
    )
    expect(readMiles(page).length).toBeGreaterThan(2)
    expect(await read('near=bergan')).toContain(
      'We don’t know “bergan”. Showing places in Bergen County.',
    )
    const inSpanish = async (near: string) =>
      readText(await app.readPage(`/es/centros?near=${near}`))
    expect(await inSpanish('patterson')).toContain(
      'No conocemos “patterson”. Le mostramos lugares cerca de Paterson. ¿Quiso decir 12563 (Patterson, NY) ?',
    )
    expect(await inSpanish('bergan')).toContain('Le mostramos lugares en el condado de Bergen.')
  })

  it('that is a well-known city in another state is its middle', async () => {
    expect(await read('near=Philadelphia')).toContain('Near 19107 (Philadelphia, PA) , 25 miles')
    const spanish = readText(await app.readPage('/es/centros?near=Nueva+York'))
    expect(spanish).toContain('Cerca de 10001 (New York, NY) , 25 millas')
  })

  it('that is unknown is reported, with suggestions', async () => {
    const page = await app.readPage('/centers?near=ridgwood&offers=medicaid')
    expect(readText(page)).toContain(
      'We do not know a town or county in New Jersey named “ridgwood”. Did you mean Ridgewood ; Ringwood ',
    )
    expect(readLinksTo(page)).toContain('/centers?near=Ridgewood&offers=medicaid#results')
    const zip = await app.readPage('/centers?near=08699')
    expect(readText(zip)).toContain('We do not know the ZIP code “08699”. Did you mean ')
    expect(readLinksTo(zip).some((link) => /near=086\d\d#results$/.test(link))).toBe(true)
    expect(await read('near=Scranton')).toContain('“Scranton” is outside New Jersey.')
  })

  it('with a shared name offers the others, each with its county', async () => {
    const page = await app.readPage('/centers?near=Washington')
    // Shows the town with the most centers.
    expect(readText(page)).toMatch(
      /Washington, Warren County\. Did you mean Washington, \w+ County/,
    )
    expect(readLinksTo(page)).toContain('/centers?near=Washington%2C+Gloucester#results')
    expect(await read('near=Washington%2C+Gloucester')).toContain(
      'Near Washington, Gloucester County , 25 miles',
    )
  })

  it('that is a county means the centers in it, without a distance', async () => {
    const page = await app.readPage('/centers?near=Essex+County&within=5')
    expect(readText(page)).toContain('In Essex County')
    expect(readText(page)).toContain('Essex County is an area')
    expect(readMiles(page)).toEqual([])
    const inCounty = await app.operate<{ path: string }>(
      sql`select '/centers/' || slug as path from treatment_centers where county = 'Essex'`,
    )
    const listed = readRows(page).map(({ path }) => path)
    expect(listed.length).toBe(readTotal(readText(page)))
    expect(inCounty.map(({ path }) => path)).toEqual(expect.arrayContaining(listed))
    expect(await read('near=Essex+County')).not.toContain('is an area')
    expect(await read('near=Essex+County&within=any')).not.toContain('is an area')
    for (const county of ['Essex+County', 'Essex']) {
      const text = await read(`near=${county}&within=25`)
      expect(text).toContain('Essex County is an area')
      expect(readTotal(text)).toBe(listed.length)
    }
  })

  it('is suggested while typing, those with centers first', async () => {
    const suggest = async (text: string) => (await app.request(`/places?q=${text}`)).json()
    expect((await suggest('tren'))[0]).toEqual({ near: 'Trenton', label: 'Trenton' })
    expect(await suggest('08608')).toEqual([{ near: '08608', label: '08608 (Trenton)' }])
    expect(await suggest('zzzz')).toEqual([])
  })
})

describe('a position', () => {
  const path = '/centers?near=40.22%2C-74.76&offers=medicaid'

  it.each([path, '/?near=40.22%2C-74.76', '/centers?near=%2840.22+-74.76%29'])(
    'in %s is private',
    async (address) => {
      for (const _ of [1, 2]) {
        const response = await app.request(address)
        expect(response.headers.get('Cache-Status')).toBeNull()
        expect(response.headers.get('Cache-Control')).toBe('private, no-store')
        const page = await response.text()
        expect(readMeta(page, 'robots')).toContain('noindex')
        expect(readCanonical(page)).not.toContain('near')
        expect(readMeta(page, 'og:url')).not.toContain('near')
        expect(readMeta(page, 'description')).not.toMatch(/40|74/)
        expect(readText(page)).toContain('Your location is in this page’s link.')
      }
    },
  )

  it('is not prefetched', async () => {
    const response = await app.request('/speculation-rules.json')
    expect(await response.text()).not.toMatch(/near/)
  })

  it('can be requested only by this site', async () => {
    const response = await app.request('/centers')
    expect(response.headers.get('Permissions-Policy')).toContain('geolocation=(self)')
  })
})
