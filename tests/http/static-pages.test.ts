import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAs } from '#tests/support/auth-client.ts'
import { readLinks } from '#tests/support/read-html.ts'
import { staticPages } from '#tests/support/static-pages.ts'
import { breakDatabase, openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

describe.each(staticPages)('%s', (path) => {
  it('sends no JavaScript, and answers without a database', async () => {
    const app = await openAppOver(breakDatabase())
    const response = await app.request(path)
    expect(response.status).toBe(200)
    const page = await response.text()
    for (const [script] of page.matchAll(/<script\b[^>]*>/g)) {
      expect(script).toContain('application/ld+json')
    }
    expect(page).not.toMatch(/modulepreload|\.js["']/)
    expect(readLinks(page)).toEqual(expect.arrayContaining(['tel:988', '/emergency-help']))
  })

  it('carries its styles, so that nothing else is waited for', async () => {
    const app = await openAppOver(breakDatabase())
    const response = await app.request(path)
    const page = await response.text()
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '')
    expect(styles).toHaveLength(1)
    // Small enough for the first round trips of a new connection.
    expect(gzipSync(page).length).toBeLessThanOrEqual(14_000)
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64')
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(page).not.toMatch(/<link rel="stylesheet"(?![^>]* media="print")/)
    // No part of it is shown before the rest could move it.
    expect(page).toContain('<link rel="expect" href="#main" blocking="render"/>')
    // A browser waits a moment for a font that is announced.
    expect(page.match(/<link[^>]* as="font"[^>]*>/g)).toEqual([
      expect.stringContaining('media="(min-width: 60rem)"'),
    ])
    expect(response.headers.get('Link')).toBeNull()
    expect(response.headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"')
  })
})

describe('a page that is not a visitor’s, or has scripts', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app?.close())

  it.each([
    ['/emergency-help', true],
    ['/', true],
    ['/centers', true],
    ['/?q=detox', false],
    ['/centers?page=2', false],
    ['/contact', false],
    ['/offline', false],
    ['/no-such-page', false],
  ])('names the file of the styles: %s', async (path, isMember) => {
    const headers: HeadersInit = isMember ? { Cookie: await signInAs(app) } : {}
    const response = await app.request(path, { headers })
    const page = await response.text()
    const [, file] = /<link\b[^>]* href="(\/assets\/root-[\w-]+\.css)"/.exec(page) ?? []
    expect(response.headers.get('Link')).toBe(`<${file}>; rel=preload; as=style`)
    expect(page).not.toContain('<style')
    expect(response.headers.get('Speculation-Rules')).toBeNull()
    expect(response.headers.get('Content-Security-Policy')).toContain("style-src 'self';")
  })

  it.each(['/', '/centers', '/centers/cedar-lantern-recovery-center'])(
    'carries the styles that it needs at first, and waits for no file: %s',
    async (path) => {
      const response = await app.request(path)
      const page = await response.text()
      const head = page.slice(0, page.indexOf('</head>'))
      const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(head) ?? []
      const hash = createHash('sha256').update(styles).digest('base64')
      const policy = response.headers.get('Content-Security-Policy')
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
      expect(
        head.match(/<link rel="stylesheet"(?! media="print"| href="[^"]*" media="print")[^>]*>/g),
      ).toEqual([expect.stringMatching(/ href="\/assets\/root-[\w-]+\.css" media="not all"/)])
      expect(head).toContain('<link rel="expect" href="#main" blocking="render"/>')
      expect(response.headers.get('Link')).toBeNull()
      expect(response.headers.get('Speculation-Rules')).toBeNull()
    },
  )
})

describe('the rules for pages to be fetched ahead', () => {
  const ask = async (headers: HeadersInit) => {
    const app = await openAppOver(breakDatabase())
    const response = await app.request('/speculation-rules.json', { headers })
    expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(response.headers.get('Vary')).toContain('Save-Data')
    return (await response.json()) as { prefetch: object[] }
  }

  it('are none for whoever saves data', async () => {
    expect((await ask({})).prefetch).toHaveLength(1)
    expect(await ask({ 'Save-Data': 'on' })).toEqual({ prefetch: [] })
  })
})

describe('the links of the site', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app?.close())

  // Signing in comes with accounts; Quick exit leads away.
  const notPages = /^\/(auth|dashboard|quick-exit)\b/

  it('all lead somewhere, parts of pages included', async () => {
    const seen = new Map<string, string>()
    const broken: string[] = []
    const queue = ['/', ...staticPages, '/centers', '/centers/cedar-lantern-recovery-center']
    for (let path = queue.shift(); path && seen.size < 60; path = queue.shift()) {
      if (seen.has(path)) continue
      const response = await app.request(path)
      const page = await response.text()
      seen.set(path, page)
      if (response.status !== 200) broken.push(`${path} answers ${response.status}`)
      if (path.startsWith('/centers?') || path.startsWith('/centers/')) continue
      for (const link of readLinks(page)) {
        if (link.startsWith('/') && !notPages.test(link)) queue.push(link.replace(/#.*/, ''))
      }
    }
    for (const [path, page] of seen) {
      for (const link of readLinks(page)) {
        const [target, part] = link.split('#')
        const on = seen.get(target || path)
        if (part && on && !on.includes(`id="${part}"`)) broken.push(`${path} leads to ${link}`)
      }
    }
    expect(broken).toEqual([])
    expect(seen.size).toBeGreaterThan(20)
  })
})
