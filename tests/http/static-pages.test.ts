import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guidePaths } from '#app/pages.ts'
import { signInAs } from '#tests/support/auth-client.ts'
import { readLinks } from '#tests/support/read-html.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'

describe.each(guidePaths)('the guide %s', (path) => {
  it('answers without a database, and runs no React', async () => {
    const app = await openAppOver(createFailingDatabase())
    const response = await app.request(path)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).not.toContain('modulepreload')
    const ways = ['tel:988', '/emergency-help', '/quick-exit']
    expect(readLinks(page)).toEqual(expect.arrayContaining(ways))
    expect(response.headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"')
  })
})

describe('a page', () => {
  let app: TestApp
  let member: string
  beforeAll(async () => {
    app = await openTestApp()
    member = await signInAs(app)
  })
  afterAll(() => app?.close())
  const center = '/centers/cedar-lantern-recovery-center'

  it.each([
    ['/', '', false],
    ['/', 'member', false],
    ['/centers?page=2', 'member', false],
    [center, '', false],
    [center, 'member', true],
    ['/contact', 'member', false],
    ['/offline', '', false],
    ['/no-such-page', '', false],
    ['/centers/no-such-center', '', false],
    ['/auth', '', true],
    ['/dashboard', 'member', true],
    ['/account', 'member', true],
  ])(
    '%s for %j has the styles of every page first; React runs on it: %s',
    async (path, who, isReact) => {
      const headers: HeadersInit = who ? { Cookie: member } : {}
      const page = await (await app.request(path, { headers })).text()
      const sheets = [...page.matchAll(/<link rel="stylesheet" href="\/assets\/(\w+)-/g)]
      expect(sheets.slice(0, 2).map(([, name]) => name)).toEqual([
        isReact ? 'members' : 'visitors',
        'print',
      ])
      expect(page.includes('rel="modulepreload"')).toBe(isReact)
      expect(page).not.toContain('<style')
    },
  )

  it.each([
    ['/', '', 404],
    ['/_root', '', 404],
    ['/centers', '', 404],
    ['/about', 'member', 404],
    [center, '', 404],
    [center, 'member', 200],
    ['/dashboard', 'member', 200],
  ])('%s for %j: its data answers %d', async (path, who, status) => {
    const headers: HeadersInit = who ? { Cookie: member } : {}
    const data = await app.request(`${path === '/' ? '/_' : path}.data`, { headers })
    expect(data.status).toBe(status)
  })
})

describe('the prefetch rules', () => {
  const ask = async (headers: HeadersInit) => {
    const app = await openAppOver(createFailingDatabase())
    const response = await app.request('/speculation-rules.json', { headers })
    expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(response.headers.get('Vary')).toContain('Save-Data')
    return (await response.json()) as { prefetch: object[] }
  }

  it('are empty when the visitor saves data', async () => {
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

  // Sign-in pages are tested elsewhere, and the quick exit leaves the site.
  const notPages = /^\/(auth|dashboard|quick-exit)\b/

  it('all work, including links to parts of pages', async () => {
    const seen = new Map<string, string>()
    const broken: string[] = []
    const queue = ['/', ...guidePaths, '/centers', '/centers/cedar-lantern-recovery-center']
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
