import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatShortDate } from '#app/lib/format-date.ts'
import {
  decodeEntities,
  readLinks,
  readMeta,
  readRows,
  readText,
} from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

const site = 'https://directory.example.org'
const checkedAt = new Date(Date.now() - 10 * 24 * 60 * 60_000)
let app: TestApp
beforeAll(async () => {
  const local = await openTestApp()
  app = await openAppOver(local.database, { url: site })
  // Fifteen centers of one county: two checked lately, one checked long ago, two closed.
  const names = [...'abcdefghijklmno']
  for (const [index, name] of names.entries()) {
    await app.operate(sql`insert into treatment_centers (slug, name, city, county, state, phone, source, offerings)
      values (${`salem-${name}`}, ${`Salem ${name.toUpperCase()}`}, 'Salem', 'Salem', 'NJ',
        ${`(856) 555-01${10 + index}`}, 'staff', ${index === 4 ? '{medicaid,men,spanish}' : '{}'})`)
  }
  await app.operate(sql`update treatment_centers set verified_by = 'called',
    verified_at = ${checkedAt} where slug in ('salem-m', 'salem-n')`)
  await app.operate(sql`update treatment_centers set verified_by = 'called',
    verified_at = '2020-05-03T12:00Z' where slug = 'salem-b'`)
  await app.operate(
    sql`update treatment_centers set permanently_closed = true where slug = 'salem-c'`,
  )
  await app.operate(
    sql`update treatment_centers set temporarily_closed = true where slug = 'salem-d'`,
  )
  await app.operate(sql`insert into center_additional_info (center_id, category, info_key, info_value)
    select id, category, info_key, info_value from treatment_centers, (values
      ('Care', 'Detox', false), ('People', 'Women', false), ('People', 'Men', true)) as stated (category, info_key, info_value)
    where slug = 'salem-e'`)
  await app.operate(sql`insert into center_opening_hours (center_id, day_of_week, hours)
    select id, day, case when day = 6 then '5:30 AM to 1 PM' else '9 AM to 8:30 PM' end
    from treatment_centers, generate_series(1, 6) as day where slug = 'salem-m'`)
  await app.operate(sql`update treatment_centers set phone = null, address = '1 Oak Street, Salem, NJ'
    where slug = 'salem-a'`)
})
afterAll(() => app?.close())

/** Read the centers to call of a sheet as texts, and below the names of all. */
const readCenters = (page: string): string[] =>
  page
    .split('<li class="paper-center">')
    .slice(1)
    .map((center) => readText(center.replace(/<\/ol>.*/s, '')).replaceAll(' :', ':'))
/** Read the lines of centers without a number. */
const readLines = (page: string): string[] => {
  const lists = page.matchAll(/<ul class="paper-others">(.*?)<\/ul>/gs)
  return [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = '']) => readText(line)),
  )
}
const readNames = (page: string): string[] =>
  [...page.matchAll(/<h2 class="paper-name[^"]*">(.*?)<\/h2>/gs)].map(([, name = '']) =>
    readText(name),
  )

const samples = async (county: string) =>
  (
    await app.operate<{ name: string }>(sql`select name from treatment_centers
      where county = ${county} and source = 'sample' and not permanently_closed and not temporarily_closed`)
  ).length

afterEach(() => void vi.useRealTimers())

describe('the day on a sheet', () => {
  it.each(['/counties/salem/sheet', '/centers/sheet?near=Salem+County'])(
    'of %s is new after midnight in New Jersey, though the page is cached',
    async (path) => {
      const oneMinuteTo = new Date('2026-12-02T04:59:00Z')
      vi.useFakeTimers({ toFake: ['Date', 'performance'], now: oneMinuteTo })
      const other = await openAppOver(app.database, { url: site })
      const read = async () => {
        const response = await other.request(path)
        const [, day] = /<time [^>]*>([^<]+)/.exec(await response.text()) ?? []
        return [day, response.headers.get('Cache-Status')]
      }
      expect(await read()).toEqual(['December 1, 2026', 'directory; fwd=miss'])
      vi.advanceTimersByTime(30_000)
      expect(await read()).toEqual(['December 1, 2026', 'directory; hit'])
      vi.advanceTimersByTime(31_000)
      expect(await read()).toEqual(['December 2, 2026', 'directory; fwd=miss'])
    },
  )
})

describe('a county’s sheet', () => {
  const path = '/counties/salem/sheet'

  it('lists all of them in the order of their rating, whatever is open now, none closed', async () => {
    const page = await app.readPage(path)
    const names = readNames(page)
    expect(names.length + readLines(page).length).toBe(13 + (await samples('Salem')))
    expect(names).not.toContain('Salem C')
    expect(names).not.toContain('Salem D')
    const listed = readRows(await app.readPage('/centers?near=Salem+County&open=yes&sort=rating'))
    const inOrder = listed.map(({ name }) => name).filter((name) => names.includes(name))
    expect(names).toEqual(inOrder)
  })

  it('has eight a page, each page with the day, its number, and the crisis lines', async () => {
    const page = await app.readPage(path)
    const pages = page.split('<article class="paper').slice(1)
    expect(pages).toHaveLength(Math.ceil(readNames(page).length / 8))
    for (const [index, part] of pages.entries()) {
      expect(readNames(part).length).toBeLessThanOrEqual(8)
      const text = readText(part)
      expect(text).toContain(`Page ${index + 1} of ${pages.length}.`)
      expect(text).toMatch(/Printed [A-Z][a-z]+ \d+, 20\d\d/)
      for (const number of ['988', '911', '1-844-732-2465']) expect(text).toContain(number)
    }
  })

  it('shows number, hours, ticks, and the day of a check', async () => {
    const centers = readCenters(await app.readPage(path))
    const find = (name: string) => centers.find((center) => center.startsWith(name))
    expect(find('Salem M')).toContain(
      '(856) 555-0122 Salem, Salem County M–F 9–8:30, Sa 5:30 AM–1 PM',
    )
    expect(find('Salem M')).toContain(`checked ${formatShortDate(checkedAt)}`)
    expect(find('Salem B')).toContain('checked May 3, 2020')
    expect(find('Salem B')).toContain('Hours not known, ask')
    expect(find('Salem E')).toContain(
      'Detox: no Beds: not known, ask Medicaid: yes Free/low cost: not known, ask Methadone: not known, ask ' +
        'Buprenorphine: not known, ask Spanish: yes Women: no',
    )
    expect(find('Salem E')).toContain('Men only')
    expect(find('Salem E')).not.toContain('checked')
    const spanish = readText(await app.readPage('/es/condados/salem/hoja'))
    expect(spanish).toContain('L–V 9–8:30, S 5:30 a. m.–1 p. m.')
    expect(spanish).toContain('Medicaid : sí')
  })

  it('has those without a number last, in a line each, with the support line', async () => {
    const page = await app.readPage(path)
    expect(readNames(page)).not.toContain('Salem A')
    expect(readLines(page)).toEqual(['Salem A · 1 Oak Street, Salem, NJ'])
    const text = readText(page)
    expect(text).toContain('Phone not available. The 24/7 support line is ReachNJ, 1-844-732-2465.')
    expect(text.indexOf('Phone not available')).toBeGreaterThan(text.indexOf('Salem M'))
  })

  it('links to the county by address and QR code', async () => {
    const page = await app.readPage(path)
    expect(readText(page)).toContain('directory.example.org/counties/salem')
    expect(page).toContain('aria-label="QR code of the newest list"')
    expect(readText(await app.readPage('/es/condados/salem/hoja'))).toContain(
      'directory.example.org/es/condados/salem',
    )
  })

  it('is linked from the county’s page, and hidden from search engines', async () => {
    expect(readLinks(await app.readPage('/counties/salem'))).toContain(path)
    expect(readMeta(await app.readPage(path), 'robots')).toContain('noindex')
    expect((await app.request('/counties/kings/sheet')).status).toBe(404)
  })
})

describe('the sheet of a search', () => {
  it('understands words, and gives the address of the filters', async () => {
    const page = await app.readPage('/centers/sheet?q=medicaid+in+salem+county')
    expect(readNames(page)).toContain('Salem E')
    expect(readNames(page)).not.toContain('Salem F')
    expect(readText(page)).toContain('In Salem County · Medicaid')
    expect(readText(page)).toContain(
      'directory.example.org/centers?near=Salem+County&offers=medicaid',
    )
  })

  it('is linked from its results, and leads back to them', async () => {
    const results = await app.readPage('/centers?near=Salem+County&page=1')
    const link = '/centers/sheet?near=Salem+County'
    expect(readLinks(results)).toContain(link)
    expect(readLinks(await app.readPage(link))).toContain('/centers?near=Salem+County')
  })

  it('without a search lists the first of the directory, and says how many there are', async () => {
    const page = await app.readPage('/centers/sheet')
    expect(readNames(page).length + readLines(page).length).toBe(40)
    const [, all] = / (\d+) centers, 40 of them here/.exec(readText(page)) ?? []
    expect(Number(all)).toBeGreaterThan(90)
  })

  it('near a place has the nearest first, with miles, whoever was checked last', async () => {
    await app.operate(sql`insert into treatment_centers (slug, name, street, address, city, state, phone, source,
        latitude, longitude, verified_at, verified_by)
      values ('near-one', 'Near One', '1 State St', '1 State St', 'Trenton', 'NJ', '(609) 555-0101', 'staff',
          40.2206, -74.7597, null, null),
        ('near-two', 'Near Two', '9 Far St', '9 Far St', 'Princeton', 'NJ', '(609) 555-0102', 'staff',
          40.3573, -74.6672, now(), 'called')`)
    const page = await app.readPage('/centers/sheet?q=Near&exact=1&near=Trenton')
    const centers = readCenters(page)
    expect(centers[0]).toMatch(/^Near One .* 0\.\d mi · 1 State St, Trenton, NJ/)
    const two = centers.find((center) => center.startsWith('Near Two'))
    expect(two).toMatch(/ 1\d mi · 9 Far St, Princeton, NJ/)
    const miles = centers.map((center) => Number(/ ([\d.]+) mi ·/.exec(center)?.[1]))
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
    expect(readText(page)).toContain('Addiction treatment near Trenton')
    expect(readText(page)).toContain(', nearest first.')
    expect(readText(await app.readPage('/counties/salem/sheet'))).not.toContain('nearest first')
  })

  it('says that nothing was found, and keeps the crisis lines', async () => {
    const text = readText(await app.readPage('/centers/sheet?q=zzzzqqqq'))
    expect(text).toContain('No open center is listed for this search. Call the numbers below.')
    expect(text.slice(text.indexOf('Printed'))).toContain('1-844-732-2465')
  })

  it('ignores “open now”, because people read a sheet at another time', async () => {
    const page = await app.readPage('/centers/sheet?near=Salem+County&open=now')
    expect(readNames(page)).toContain('Salem B')
    expect(readText(page)).not.toContain('Open now')
  })

  it('does not say that its centers are near a place that we don’t know', async () => {
    for (const query of ['q=detox+in+Gotham', 'type=detox&near=Gotham']) {
      const page = await app.readPage(`/centers/sheet?${query}`)
      expect(readText(page)).toContain('Detox')
      expect(readText(page)).not.toContain('Gotham')
    }
  })

  it('keeps a position off the paper and out of caches', async () => {
    const response = await app.request('/centers/sheet?near=40.22,-74.76')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const [, sheet = ''] =
      /<article class="paper(.*?)<\/article>/s.exec(await response.text()) ?? []
    expect(decodeEntities(sheet)).not.toContain('40.22')
  })
})
