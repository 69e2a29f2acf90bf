import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '#app/pages.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { fillPath } from '#tests/support/public-pages.ts'
import { readLinks, readText, readTitle } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { withoutIds } from '#tests/support/without-ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const html = /^text\/html; ?charset=utf-8$/i
const center = `/centers/${importedCenter.slug}`
/** Pages that need neither an account nor a key. */
const openPages = pages
  .filter(({ path, cachedBy, inSitemap }) => (cachedBy || inSitemap) && !path.en.endsWith('.json'))
  .map(({ path }) => fillPath(path.en))

describe('every route', () => {
  it.each<[path: string, status: number, type: RegExp]>([
    ...openPages.map((path): [string, number, RegExp] => [path, 200, html]),
    ['/?q=detox', 200, html],
    ['/centers?location=trenton&type=detox&page=2', 200, html],
    [center, 200, html],
    ['/counties/kings/sheet', 404, html],
    ['/centers/sheet?q=detox', 200, html],
    ['/towns/alpine', 200, html],
    ['/list/centers/0.json', 200, /^application\/json/],
    ['/list/centers/g.json', 404, /^text\/plain|json/],
    [`${center}/call-sheet`, 200, html],
    ['/centers/no-such-center/call-sheet', 404, html],
    ['/places?q=tren', 200, /^application\/json/],
    ['/healthz', 200, /^text\/plain/],
    ['/readyz', 200, /^text\/plain/],
    ['/favicon.svg', 200, /^image\/svg\+xml/],
    ['/placeholder.svg', 200, /^image\/svg\+xml/],
    ['/illustrations/lake.svg', 200, /^image\/svg\+xml/],
    ['/centers/no-such-center', 404, html],
    ['/counties/kings', 404, html],
    ['/towns/no-such-town', 404, html],
    ['/no-such-page', 404, html],
    ['/no/such/page', 404, html],
    ['/assets/no-such-file.js', 404, /^text\/plain/],
  ])('%s answers %i', async (path, status, type) => {
    const response = await app.request(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch(type)
    expect((await response.text()).length).toBeGreaterThan(0)

    const head = await app.request(path, { method: 'HEAD' })
    expect(head.status).toBe(status)
    expect(head.headers.get('Content-Type')).toBe(response.headers.get('Content-Type'))
    expect(await head.text()).toBe('')
  })

  // Phone keyboards capitalize the first letter, and people add a slash.
  it.each([
    ['/Emergency-Help', '/emergency-help'],
    ['/emergency-help/?x=Y', '/emergency-help?x=Y'],
    ['/ES/', '/es'],
    ['/Es/Ayuda-de-emergencia', '/es/ayuda-de-emergencia'],
    [`${center.toUpperCase()}/`, center],
  ])('%s redirects permanently to %s', async (path, page) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await app.request(path, { method })
      expect([response.status, response.headers.get('Location')]).toEqual([301, page])
    }
  })

  it.each(['/', '/centers', center, '/no-such-page', '/centers/no-such-center', '/places?q=a'])(
    '%s sets no cookie for a visitor',
    async (path) => {
      expect((await app.request(path)).headers.getSetCookie()).toEqual([])
    },
  )
})

describe('files', () => {
  it('are cached for a year when built, and otherwise for a day', async () => {
    const page = await app.readPage('/centers')
    const styles = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? ''
    const asset = await app.request(styles)
    expect(asset.status).toBe(200)
    expect(asset.headers.get('Content-Type')).toMatch(/^text\/css/)
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const drawing = await app.request('/illustrations/lake.svg')
    expect(drawing.headers.get('Cache-Control')).toBe('public, max-age=86400')
    const missing = await app.request('/assets/no-such-file.js')
    expect(missing.headers.get('Cache-Control') ?? '').not.toContain('immutable')
  })

  it('exist for every name in the pages', async () => {
    const named = new Set<string>()
    for (const path of ['/', '/centers', center, '/no-such-page']) {
      const page = await (await app.request(path)).text()
      for (const [, file] of page.matchAll(/(?:href|src)="(\/[^"#?]+\.\w+)[^"]*"/g)) {
        if (file) named.add(file)
      }
    }
    expect([...named].some((file) => file.endsWith('.js'))).toBe(true)
    expect([...named].some((file) => file.endsWith('.woff2'))).toBe(true)
    for (const file of named) {
      const response = await app.request(file)
      expect([file, response.status]).toEqual([file, 200])
      await response.body?.cancel()
    }
  })
})

describe('a missing page', () => {
  it('says so, links to Home, and logs only the path', async () => {
    const response = await app.request('/centres/help?zip=07102&name=jo')
    const page = await response.text()
    expect(response.status).toBe(404)
    expect(readText(page)).toContain('Oops! Page not found')
    expect(page).toMatch(/<form [^>]*action="\/centers" method="get">/)
    expect(page).toMatch(/<input [^>]*name="q"/)
    expect(readTitle(page)).toBe('Page not found | NJ Recovery Directory')
    expect(readLinks(page)).toEqual(expect.arrayContaining(['/', '/centers', 'tel:988', 'tel:911']))
    const lines = app.log.filter((line) => line.includes('/centres/help'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      path: '/centres/help',
      status: 404,
      msg: 'page not found',
    })
  })

  it('says that an unknown center was not found, and links to the others', async () => {
    const response = await app.request('/centers/no-such-center')
    const page = await response.text()
    expect(response.status).toBe(404)
    expect(readText(page)).toContain('Center Not Found')
    expect(page).toMatch(/<a[^>]* href="\/centers"[^>]*>Browse All Centers<\/a>/)
    expect(readTitle(page)).toBe('Center Not Found | NJ Recovery Directory')
    expect(readLinks(page)).toEqual(expect.arrayContaining(['tel:988', 'tel:911']))
  })

  it('gives client navigation the same 404', async () => {
    expect((await app.request('/no-such-page.data')).status).toBe(404)
    expect((await app.request('/centers/no-such-center.data')).status).toBe(404)
  })
})

describe('the log', () => {
  it('never contains a search', async () => {
    const before = app.log.length
    for (const path of [
      '/?q=zebrafinch&location=07108',
      '/centers?q=zebrafinch&location=07108',
      '/centers.data?q=zebrafinch&location=07108&_routes=routes%2Fdirectory',
      '/places?q=zebrafinch',
      '/no-such-page?q=zebrafinch',
      '/centers/no-such-center?q=zebrafinch',
      '/centers?q=zebrafinch%00%ff&location=07108',
    ]) {
      await (await app.request(path)).text()
    }
    const lines = app.log.slice(before)
    expect(lines.length).toBeGreaterThanOrEqual(7)
    expect(withoutIds(lines.join(''))).not.toMatch(/zebrafinch|07108|\?/)
  })
})
