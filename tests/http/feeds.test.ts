import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAtom, checkJsonFeed } from '#tests/support/check-feed.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const types = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

describe('a feed', () => {
  it.each([
    ['/feeds/centers.atom', 'en'],
    ['/es/feeds/centers.json', 'es'],
    ['/feeds/counties/essex.json', 'en'],
    ['/es/feeds/counties/cape-may.atom', 'es'],
    ['/feeds/centers/cedar-lantern-recovery-center.atom', 'en'],
    ['/es/feeds/centers/cedar-lantern-recovery-center.json', 'es'],
  ])('is at %s, for every site, and is sent once', async (path, language) => {
    const response = await app.request(path, { headers: { Origin: 'https://county.example' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.getSetCookie()).toEqual([])
    const isAtom = path.endsWith('.atom')
    expect(response.headers.get('Content-Type')).toBe(isAtom ? types.atom : types.json)
    const text = await response.text()
    const feed = isAtom ? checkAtom(text) : checkJsonFeed(text)
    expect(feed).toMatchObject({ language, url: `http://localhost:3000${path}` })
    const tag = response.headers.get('ETag') ?? ''
    const again = await app.request(path, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    const head = await app.request(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('has entries that lead to pages with the same number', async () => {
    const { entries } = checkAtom(await app.readPage('/feeds/centers.atom'))
    expect(entries).toHaveLength(50)
    let compared = 0
    for (const { url, text } of entries.slice(0, 10)) {
      const number = /Number to call: (\([\d) -]+)/.exec(text)?.[1]
      if (!number) continue
      expect(await app.readPage(url)).toContain(number)
      compared++
    }
    expect(compared).toBeGreaterThan(3)
  })

  it('leads to older entries, to the oldest', async () => {
    const ids: string[] = []
    let next: string | null = '/feeds/centers.json'
    while (next) {
      const feed = checkJsonFeed(await app.readPage(next))
      ids.push(...feed.entries.map(({ id }) => id))
      next = feed.nextUrl
    }
    const [row] = await app.operate<{ count: number }>(
      sql`select count(*)::integer as count from center_events`,
    )
    expect(new Set(ids).size).toBe(row?.count)
    expect(ids).toHaveLength(row?.count ?? 0)
  })

  it.each([
    ['/counties/essex', '/feeds/counties/essex', 'Essex County: what changed'],
    [
      '/es/centros/cedar-lantern-recovery-center',
      '/es/feeds/centers/cedar-lantern-recovery-center',
      'Cedar Lantern Recovery Center: qué cambió',
    ],
    ['/', '/feeds/centers', 'NJ Recovery Directory: what changed'],
    ['/developers', '/feeds/centers', 'NJ Recovery Directory: what changed'],
  ])('is found in both formats from %s', async (address, path, title) => {
    const page = await app.readPage(address)
    const links = page.match(/<link rel="alternate" type="[^>]*>/g) ?? []
    const read = (link: string, name: string) => new RegExp(`${name}="([^"]+)"`).exec(link)?.[1]
    expect(links.map((link) => ['type', 'title', 'href'].map((name) => read(link, name)))).toEqual([
      ['application/atom+xml', title, `${path}.atom`],
      ['application/feed+json', title, `${path}.json`],
    ])
  })

  it('moves with its center', async () => {
    await app.operate(sql`insert into center_former_slugs (slug, center_id)
      select 'was-cedar', id from treatment_centers where slug = 'cedar-lantern-recovery-center'`)
    const response = await app.request('/es/feeds/centers/was-cedar.atom')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(
      '/es/feeds/centers/cedar-lantern-recovery-center.atom',
    )
  })

  it.each([
    ['GET', '/feeds', 404],
    ['GET', '/feeds/centers.rss', 404],
    ['GET', '/feeds/centers/nobody.atom', 404],
    ['GET', '/feeds/counties/nowhere.json', 404],
    ['GET', `/feeds/centers/${'a'.repeat(300)}.json`, 404],
    ['GET', "/feeds/centers/';drop table reviews;--.json", 404],
    ['GET', '/feeds/centers/%F0%9F%8F%A5.json', 404],
    ['GET', '/feeds/centers.atom?page=0', 400],
    ['GET', '/feeds/centers.json?page=1001', 400],
    ['GET', '/feeds/centers.json?page=1&page=2', 400],
    ['POST', '/feeds/centers.atom', 405],
  ])('answers %s %s with a problem document', async (method, path, status) => {
    const response = await app.request(path, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  })

  it('has no samples on a public site', async () => {
    const url = 'https://directory.example.org'
    const open = await openAppOver(app.database, { url })
    const { entries } = checkAtom(await open.readPage('/feeds/centers.atom'))
    const titles = entries.map(({ title }) => title)
    expect(titles).toContain(`${importedCenter.name}: new in the directory`)
    const samples = await app.operate<{ name: string }>(
      sql`select name from treatment_centers where source = 'sample'`,
    )
    expect(samples.length).toBeGreaterThan(50)
    const named = samples.filter(({ name }) => titles.some((title) => title.includes(name)))
    expect(named).toEqual([])
    const sample = await open.request('/feeds/centers/cedar-lantern-recovery-center.atom')
    expect(sample.status).toBe(404)
  })
})
