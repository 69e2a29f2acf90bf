import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCenters } from '#app/data/samples/sample-data.ts'
import { readLinks, readRows, readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const total = sampleCenters.length + 2
const pinned = sampleCenters
  .filter((center) => center.pinnedDaysAgo !== undefined)
  .sort((a, b) => (a.pinnedDaysAgo ?? 0) - (b.pinnedDaysAgo ?? 0))
  .map((center) => center.name)

/** List the names of a page's centers, in order. */
async function readNames(path: string): Promise<string[]> {
  return readRows(await app.readPage(path)).map(({ name }) => name)
}

describe('Home as HTML alone', () => {
  it('has everything in the specification', async () => {
    const page = await app.readPage('/')
    const text = readText(page)
    const links = readLinks(page)
    expect(text).toContain('Your Path to Recovery Starts Here')
    expect(text).toContain('24/7 Crisis Hotline')
    expect(page).toMatch(/<a[^>]* href="\/centers"[^>]*>Browse Treatment Centers<\/a>/)
    expect(text).toContain('Sign Up / Login')
    expect(text).toContain(`${total}+`)
    for (const stat of ['1000+', 'Lives Changed', '4.8', 'Average Rating', '24/7', 'Support']) {
      expect(text).toContain(stat)
    }
    expect(text).toContain('Featured Treatment Centers')
    expect(await readNames('/')).toEqual(pinned.slice(0, 3))
    expect(text).toContain('Need Immediate Help')
    expect(links).toEqual(
      expect.arrayContaining([
        '/auth',
        '/treatment-types',
        '/centers',
        '/emergency-help',
        'tel:988',
        'tel:911',
        'tel:+18447322465',
        'mailto:help@example.org',
        'sms:988',
      ]),
    )
    for (const heading of ['Quick Links', 'Resources', 'Contact Information', 'United States']) {
      expect(text).toContain(heading)
    }
  })

  it('replaces its sections with at most six results when a filter is set', async () => {
    const page = await app.readPage('/?q=recovery')
    const names = await readNames('/?q=recovery')
    expect(names).toHaveLength(6)
    expect(readText(page)).not.toMatch(/Featured Treatment Centers|Lives Changed/)
    expect(readText(page)).toContain('Need Immediate Help')
    expect(readLinks(page)).toContain('/centers?q=recovery')
  })

  it.each(['q=quillfeather', 'location=trenton', 'type=detox', 'minRating=4.5', 'open=yes'])(
    'accepts ?%s as a filter',
    async (query) => {
      const text = readText(await app.readPage(`/?${query}`))
      expect(text).toMatch(/\d+ Treatment Centers? Found/)
      expect(text).not.toContain('Featured Treatment Centers')
    },
  )

  it.each(['sort=name', 'page=2', 'q=', 'q=%20&location=&type=&minRating='])(
    'ignores ?%s',
    async (query) => {
      expect(readText(await app.readPage(`/?${query}`))).toContain('Featured Treatment Centers')
    },
  )
})

describe('the directory as HTML alone', () => {
  it('lists everything, Trusted centers first, 24 per page', async () => {
    const text = readText(await app.readPage('/centers'))
    expect(text).toContain(`${total} Treatment Centers Found`)
    expect(text).toContain('Need Help Choosing')
    const pages = Math.ceil(total / 24)
    const all: string[] = []
    for (let page = 1; page <= pages; page++)
      all.push(...(await readNames(`/centers?page=${page}`)))
    expect(all).toHaveLength(total)
    expect(new Set(all).size).toBe(total)
    const groups = (await app.readPage('/centers')).split('<ol class="rows"').slice(1)
    for (const group of groups) {
      const names = readRows(group).map(({ name }) => name)
      const trusted = pinned.filter((name) => names.includes(name))
      expect(names.slice(0, trusted.length)).toEqual(trusted)
    }
    expect(await readNames('/centers?page=9999')).toEqual(all.slice((pages - 1) * 24))
  })

  it('sorts names alphabetically on request', async () => {
    const names = (await readNames('/centers?sort=name')).slice(pinned.length)
    expect(names.length).toBeGreaterThan(10)
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  })

  it.each([
    [
      'rating',
      (text: string) => Number(/([\d.]+)(?: Google)? (?:Google r|R)ating/.exec(text)?.[1] ?? 0),
    ],
    [
      'reviews',
      (text: string) => Number(/([\d,]+) reviews?\b/.exec(text)?.[1]?.replace(',', '') ?? 0),
    ],
  ])('sorts the highest %s first', async (sort, readFigure) => {
    const page = await app.readPage(`/centers?near=Trenton&within=any&sort=${sort}`)
    const rows = page.split('<article').slice(pinned.length + 1)
    const figures = rows.map((row) => readFigure(readText(`<body${row}`)))
    expect(figures[0]).toBeGreaterThan(0)
    expect(figures).toEqual([...figures].sort((a, b) => b - a))
  })

  it('filters by each control, and by all together', async () => {
    expect(await readNames('/centers?q=quillfeather')).toEqual(['Quillfeather Imported Center'])
    const trenton = await readNames('/centers?location=Trenton')
    expect(trenton).toContain('Cedar Lantern Recovery Center')
    expect(trenton.length).toBeLessThan(24)
    const all = '/centers?q=lantern&location=trenton&type=detox&minRating=4.5&open=yes'
    expect(await readNames(all)).toEqual(['Cedar Lantern Recovery Center'])
    const page = await app.readPage(all)
    expect(page).toMatch(/name="q"[^>]* value="lantern"/)
    const ticked = page.match(/<input\b[^>]* checked=""[^>]*>/g)?.join() ?? ''
    expect(ticked).toMatch(/type="checkbox"[^>]* name="open"[^>]* value="yes"/)
    expect(ticked).toMatch(/type="checkbox"[^>]* name="type"[^>]* value="detox"/)
    // Only the location has no control of its own.
    expect(readText(page).match(/Remove filter: \w+/g)).toEqual(['Remove filter: trenton'])
    expect(page).toMatch(/<input type="hidden" name="location" value="trenton"/)
    expect(page).toMatch(/<option value="4\.5"[^>]* selected="">/)
  })

  it('leaves out closed centers only on request', async () => {
    const closed = sampleCenters.find((center) => center.permanentlyClosed)
    const query = `q=${encodeURIComponent(closed?.name ?? '')}`
    expect(await readNames(`/centers?${query}`)).toContain(closed?.name)
    expect(await readNames(`/centers?${query}&open=yes`)).not.toContain(closed?.name)
  })

  it('corrects words without matches, and says so', async () => {
    const text = readText(await app.readPage('/centers?q=trentn'))
    expect(text).toContain('Remove filter: Within 25 miles of Trenton')
    const exact = readText(await app.readPage('/centers?q=trentn&exact=1'))
    expect(exact).toMatch(/Nothing matches “trentn”\. Showing results for “trenton”/)
  })

  it('says when nothing matches, and what to do', async () => {
    const page = await app.readPage('/centers?q=zzzzqqqq')
    expect(readText(page).match(/No centers found/g)).toHaveLength(1)
    expect(readText(page)).not.toContain('0 Treatment Centers Found')
    const narrow = async (query: string) =>
      readText(await app.readPage(`/centers?q=%22zzzzqqqq%22${query}`))
    expect(await narrow('')).toContain('We found no center that matches “zzzzqqqq”.')
    expect(await narrow('&location=trenton&minRating=4')).toContain(
      'We found no center in trenton that matches “zzzzqqqq” and is rated 4 and up.',
    )
    expect(page).toMatch(/<a[^>]* href="\/centers"[^>]*>Show All Centers<\/a>/)
  })
})
