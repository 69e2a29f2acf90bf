import { XMLParser } from 'fast-xml-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { pages } from '#app/pages.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { readCanonical, readMeta } from '#tests/support/read-html.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'

const site = 'https://directory.example.org'
let app: TestApp
beforeAll(async () => {
  const local = await openTestApp()
  app = await openAppOver(local.database, { url: site })
})
afterAll(() => app?.close())

type Entry = { loc: string; lastmod?: string }
const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'url' || name === 'sitemap',
})

async function readSitemap(path: string): Promise<Entry[]> {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const { sitemapindex, urlset } = parser.parse(await response.text())
  return sitemapindex?.sitemap ?? urlset?.url ?? []
}

const w3cDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe('sitemaps', () => {
  it('list indexable pages under exactly their URLs, from one index', async () => {
    const index = await readSitemap('/sitemap.xml')
    expect(index.map(({ loc }) => loc)).toEqual([
      `${site}/sitemaps/pages.xml`,
      `${site}/sitemaps/centers-1.xml`,
    ])
    for (const { lastmod } of index) expect(lastmod).toMatch(w3cDate)
    const entries = (await Promise.all(index.map(({ loc }) => readSitemap(loc)))).flat()
    const addresses = entries.map(({ loc }) => loc)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { loc, lastmod } of entries) {
      expect(loc.startsWith(`${site}/`)).toBe(true)
      if (lastmod) expect(lastmod).toMatch(w3cDate)
      const page = await app.readPage(loc)
      expect(readCanonical(page)).toBe(loc)
      expect([loc, readMeta(page, 'robots')]).toEqual([loc, null])
    }
  })

  it('have the pages in the table and the real centers, and no samples', async () => {
    const both = (path: string) => languages.map((language) => site + localize(path, language))
    const fixed = pages
      .filter(({ path, inSitemap }) => inSitemap && !path.en.includes(':'))
      .flatMap(({ path }) => Object.values(path).map((address) => site + address))
    // Only places with centers that aren't samples.
    const places = ['/counties/mercer', '/towns/trenton'].flatMap(both)
    const listed = (await readSitemap('/sitemaps/pages.xml')).map(({ loc }) => loc)
    expect(listed.sort()).toEqual([...fixed, ...places].sort())
    const centers = (await readSitemap('/sitemaps/centers-1.xml')).map(({ loc }) => loc)
    expect(centers.sort()).toEqual(
      [importedCenter, bareCenter].flatMap(({ slug }) => both(`/centers/${slug}`)).sort(),
    )
  })

  it('use the host from the settings, whatever a request says', async () => {
    const headers = { Host: 'evil.example.org', 'X-Forwarded-Host': 'evil.example.org' }
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt']) {
      expect(await (await app.request(path, { headers })).text()).not.toContain('evil')
    }
  })

  it.each([
    'centers-2.xml',
    'centers-0.xml',
    'centers-01.xml',
    'centers-1',
    'centers--1.xml',
    'x.xml',
  ])('do not include %s', async (file) => {
    expect((await app.request(`/sitemaps/${file}`)).status).toBe(404)
  })

  it('ask crawlers to retry when the database does not answer', async () => {
    const failing = await openAppOver(createFailingDatabase(), { url: site })
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/centers-1.xml']) {
      const response = await failing.request(path)
      expect([path, response.status]).toEqual([path, 503])
      expect(response.headers.get('Retry-After')).toBe('600')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })
})

describe('robots.txt', () => {
  it('names the sitemap on a public site, and forbids everything on a local one', async () => {
    const response = await app.request('/robots.txt')
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
    for (const url of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000']) {
      const local = await openAppOver(app.database, { url })
      const robots = await (await local.request('/robots.txt')).text()
      expect([url, robots]).toEqual([url, 'User-agent: *\nDisallow: /\n'])
    }
  })

  it.each([
    ['/', true],
    ['/centers/harbor-light', true],
    ['/centers?location=Trenton&type=detox', true],
    ['/share.png', true],
    ['/centers?q=jo', false],
    ['/?q=jo', false],
    ['/centers?location=Trenton&q=jo', false],
    ['/admin/users', false],
    ['/dashboard', false],
    ['/es/panel', false],
    ['/auth?redirectTo=%2Fadmin', false],
    ['/quick-exit', false],
  ])('decides about %s: %s', async (path, isAllowed) => {
    const robots = await (await app.request('/robots.txt')).text()
    // RFC 9309: a rule is the beginning of a path, and * matches anything.
    const matches = [...robots.matchAll(/^Disallow: (\S+)$/gm)].filter(([, rule = '']) =>
      new RegExp(`^${rule.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
    )
    expect(matches.length === 0).toBe(isAllowed)
  })
})

describe('the manifest', () => {
  it('is linked from every page and lists existing files with their real sizes', async () => {
    const page = await app.readPage('/emergency-help')
    const [, path] = /<link[^>]* rel="manifest" href="([^"]+)"/.exec(page) ?? []
    const response = await app.request(path ?? '')
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = (await response.json()) as {
      start_url: string
      icons: { src: string; type: string; sizes: string; purpose?: string }[]
      shortcuts: { url: string }[]
    }
    expect(manifest).toMatchObject({ name: 'NJ Recovery Directory', display: 'standalone' })
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await app.request(src)
      const sent = icon.headers.get('Content-Type')?.split(';')[0]
      expect([src, icon.status, sent]).toEqual([src, 200, type])
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata()
      if (sizes !== 'any') expect([src, sizes]).toEqual([src, `${width}x${height}`])
    }
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
      expect([url, (await app.request(url)).status]).toEqual([url, 200])
    }
    for (const file of ['/apple-touch-icon.png', '/favicon.ico']) {
      expect(page).toContain(`href="${file}"`)
      expect([file, (await app.request(file)).status]).toEqual([file, 200])
    }
  })

  it.each([
    ['NJ Recovery Directory', 'NJ Recovery'],
    ['Exactly Twlv', 'Exactly Twlv'],
    ['Donaudampfschifffahrt', 'Donaudampfsc'],
    ['A Donaudampfschifffahrt', 'A'],
  ])('shortens "%s" to "%s"', async (name, short) => {
    const named = await openAppOver(app.database, { name })
    const manifest = await (await named.request('/site.webmanifest')).json()
    expect(manifest).toMatchObject({ name, short_name: short })
  })
})

describe('a HEAD request', () => {
  it.each([
    '/sitemap.xml',
    '/sitemaps/centers-1.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/share.png',
  ])('for %s returns headers and no body', async (path) => {
    const [head, whole] = [await app.request(path, { method: 'HEAD' }), await app.request(path)]
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['Content-Type', 'Cache-Control', 'ETag']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
    }
    expect(whole.headers.getSetCookie()).toEqual([])
  })
})
