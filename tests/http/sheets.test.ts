import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatDate } from '#app/lib/format-date.ts'
import { decodeEntities, readLinks, readMeta, readText } from '#tests/support/read-html.ts'
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
        ${`(856) 555-01${10 + index}`}, 'staff', ${index === 4 ? '{medicaid,spanish}' : '{}'})`)
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
  await app.operate(sql`update treatment_centers set phone = null, address = '1 Oak Street, Salem, NJ'
    where slug = 'salem-a'`)
})
afterAll(() => app?.close())

/** Read the rows of a sheet as texts. */
const readRows = (page: string): string[] => {
  const [, list = ''] = /<ol class="sheet-rows">(.*?)<\/ol>/s.exec(page) ?? []
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, row = '']) => readText(row))
}
const readNames = (page: string) => readRows(page).map((row) => row.split(',')[0]?.trim())

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

  it('lists those checked within 90 days first, then in the directory’s order, none closed', async () => {
    const names = readNames(await app.readPage(path))
    expect(names).toHaveLength(12)
    expect(names.slice(0, 2)).toEqual(['Salem M', 'Salem N'])
    expect(names).not.toContain('Salem C')
    expect(names).not.toContain('Salem D')
    const listed = readText(await app.readPage('/centers?near=Salem+County&open=yes'))
    const inOrder = names.slice(2).map((name) => listed.indexOf(name ?? ''))
    expect(inOrder).not.toContain(-1)
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
  })

  it('shows the day of printing, and when each center was checked', async () => {
    // Midnight does not pass between the page and its comparison.
    vi.useFakeTimers({ toFake: ['Date'] })
    const page = await app.readPage(path)
    expect(readText(page)).toContain(`Printed ${formatDate(new Date())}`)
    const rows = readRows(page)
    expect(rows[0]).toMatch(/^Salem M ?, Salem .*\(856\) 555-0122/)
    expect(rows[0]).toContain(`checked ${formatDate(checkedAt)}`)
    const find = (name: string) => rows.find((row) => row.startsWith(name))
    expect(find('Salem B')).toContain('checked May 3, 2020')
    expect(find('Salem E')).toContain('Medicaid · Spanish')
    expect(find('Salem E')).toContain('not checked')
    expect(find('Salem A')).toContain('1 Oak Street, Salem, NJ')
    expect(find('Salem A')).toContain('Care and payment not known: ask')
    expect(find('Salem A')).toContain('Phone not available')
  })

  it('counts the others, and links to the county by address and QR code', async () => {
    const page = await app.readPage(path)
    const more = 13 + (await samples('Salem')) - 12
    expect(readText(page)).toContain(
      `and ${more} more. The newest list: directory.example.org/counties/salem`,
    )
    expect(page).toContain('aria-label="QR code of the newest list"')
    expect(readText(await app.readPage('/es/condados/salem/hoja'))).toContain(
      `y ${more} más. La lista al día: directory.example.org/es/condados/salem`,
    )
  })

  it('is linked from the county’s page, and hidden from search engines', async () => {
    expect(readLinks(await app.readPage('/counties/salem'))).toContain(path)
    expect(readMeta(await app.readPage(path), 'robots')).toContain('noindex')
    expect((await app.request('/counties/kings/sheet')).status).toBe(404)
  })

  it('has the crisis lines before the centers', async () => {
    const text = readText(await app.readPage(path))
    const sheet = text.slice(text.indexOf('Printed'))
    for (const number of ['988', '911', '1-844-732-2465']) {
      expect(sheet.indexOf(number)).toBeGreaterThan(0)
      expect(sheet.indexOf(number)).toBeLessThan(sheet.indexOf('Salem M'))
    }
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

  it('without a search lists the whole directory', async () => {
    const page = await app.readPage('/centers/sheet')
    expect(readRows(page)).toHaveLength(12)
    expect(readText(page)).toMatch(
      /and \d+ more\. The newest list: directory\.example\.org\/centers/,
    )
  })

  it('says that nothing was found, and keeps the crisis lines', async () => {
    const text = readText(await app.readPage('/centers/sheet?q=zzzzqqqq'))
    expect(text).toContain('No open center is listed for this search. Call the numbers above.')
    expect(text).not.toMatch(/and \d+ more/)
    expect(text.slice(text.indexOf('Printed'))).toContain('1-844-732-2465')
  })

  it('ignores “open now”, because people read a sheet at another time', async () => {
    const page = await app.readPage('/centers/sheet?near=Salem+County&open=now')
    expect(readRows(page)).toHaveLength(12)
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
      /<article class="paper sheet">(.*?)<\/article>/s.exec(await response.text()) ?? []
    expect(decodeEntities(sheet)).not.toContain('40.22')
  })
})
