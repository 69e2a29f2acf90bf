import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPage, localize } from '#app/find-page.ts'
import { pages } from '#app/pages.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { fillPath } from '#tests/support/public-pages.ts'
import { openAppOver, testSite } from '#tests/support/test-app.ts'

let app: AccountApp
let member: string
let sitemap: string
let prefetched: string[]
/** Requests a page from the network whose searches are used up. */
let askAsLimited: (address: string) => Promise<Response>
beforeAll(async () => {
  app = await openAccountApp()
  member = await app.enter(await app.addMember())
  sitemap = await app.readPage('/sitemaps/pages.xml')
  const { prefetch } = JSON.parse(await app.readPage('/speculation-rules.json')) as {
    prefetch: [{ where: { and: [{ or: { href_matches: { pathname: string } }[] }] } }]
  }
  const proxied = await openAppOver(app.database, {}, undefined, undefined, { trustProxy: 1 })
  askAsLimited = (address) =>
    proxied.request(address, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  prefetched = prefetch[0].where.and[0].or.map(({ href_matches }) => href_matches.pathname)
})
afterAll(() => app?.close())

/** Every path in the table of pages, in each language. */
const addresses = pages.flatMap((page) =>
  Object.values(page.path).map((pattern) => ({ page, pattern, address: fillPath(pattern) })),
)

/** Search until the network is refused. Its allowance returns every minute, so a slow run needs this again. */
async function useUpSearches() {
  for (let search = 0; search <= 600; search++) {
    if ((await askAsLimited(`/places?q=x${search}`)).status === 429) return
  }
  throw new Error('600 searches were not too many')
}

const hasReact = (html: string) => /<html[^>]* data-react=/.test(html)
const isDocument = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') === true

describe.each(addresses)('$pattern', ({ page, pattern, address }) => {
  it('is the page in the table, in its language', async () => {
    expect(findPage(address)).toBe(page)
    expect(localize(localize(address, 'es'), 'en')).toBe(fillPath(page.path.en))
    expect(await (await app.request(address)).text()).not.toContain('Oops! Page not found')
  })

  it('runs React for the viewers in the table', async () => {
    const forVisitor = await app.request(address)
    const forMember = await app.request(address, { headers: { Cookie: member } })
    if (isDocument(forVisitor)) {
      expect(hasReact(await forVisitor.text())).toBe(page.scripts === 'always')
    }
    if (isDocument(forMember)) {
      expect(hasReact(await forMember.text())).toBe(page.scripts !== 'none')
    }
  })

  it('is cached, prefetched and in the sitemap as in the table', async () => {
    const { headers } = await app.request(address)
    expect(headers.has('Cache-Status')).toBe(page.cachedBy !== undefined)
    expect(prefetched.includes(pattern)).toBe(page.prefetched === true)
    // Pages of centers, counties and towns are in the sitemap by what the directory holds.
    if (!page.path.en.includes(':')) {
      const location = `<loc>${testSite.url}${address}</loc>`
      expect(sitemap.includes(location)).toBe(page.inSitemap === true)
    }
  })

  it('counts as a search as in the table', async () => {
    await useUpSearches()
    const { status } = await askAsLimited(`${address}?q=never-asked-before`)
    expect(status === 429).toBe(page.limited === true)
  })

  it('is cached by the documented proxy when our cache has it', () => {
    expect(isCachedByProxy(address)).toBe(page.cachedBy !== undefined)
  })
})

/** Read a path's value in the `map` of the operations manual; 0 is cached. */
function isCachedByProxy(address: string): boolean {
  const manual = readFileSync(path.join(findProjectRoot(), 'docs/operations.md'), 'utf8')
  const [, rules = ''] = /map \$request_uri \$is_personal \{[^\n]*\n(.*?)\n\}/s.exec(manual) ?? []
  const patterns = [...rules.matchAll(/^ *~(\S+) 0;$/gm)].map(
    ([, source = '']) => new RegExp(source),
  )
  expect(patterns.length).toBeGreaterThan(0)
  return patterns.some((pattern) => pattern.test(address))
}
