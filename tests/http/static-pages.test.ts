import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLinks } from '#tests/support/read-html.ts'
import { breakDatabase, openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

const staticPages = [
  '/about',
  '/treatment-types',
  '/insurance-guide',
  '/support-groups',
  '/emergency-help',
  '/terms',
  '/privacy',
]

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
