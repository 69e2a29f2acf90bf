import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const client = path.join(findProjectRoot(), 'build', 'client')
const kilobyte = 1000

/** Bytes of the files that a page names, each compressed once by gzip as it is sent. */
function weigh(page: string, pattern: RegExp): number {
  const files = new Set([...page.matchAll(pattern)].map(([, file]) => file ?? ''))
  let bytes = 0
  for (const file of files) {
    bytes += gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length
  }
  return bytes
}

const styles = /href="(\/assets\/[^"]+\.css)"/g
// A page preloads all that it runs; it names more, which it may run later.
const scripts = /<link rel="modulepreload" href="([^"]+)"/g

describe('what a page weighs, compressed by gzip', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app?.close())

  it.each(['/', '/centers', '/centers/cedar-lantern-recovery-center', '/contact'])(
    '%s: at most 15 kB of styles, and 15 kB of HTML besides those that it carries',
    async (address) => {
      const page = await app.readPage(address)
      expect(weigh(page, styles)).toBeGreaterThan(5 * kilobyte)
      expect(weigh(page, styles)).toBeLessThanOrEqual(15 * kilobyte)
      const bare = page.replace(/<style>.*?<\/style>/s, '')
      expect(gzipSync(bare).length).toBeLessThanOrEqual(15 * kilobyte)
    },
  )

  it.each(['/', '/centers', '/centers/cedar-lantern-recovery-center'])(
    '%s, which is shown by the styles that it carries: at most 20 kB with them',
    async (address) => {
      const page = await app.readPage(address)
      expect(page).toContain('<style>')
      expect(gzipSync(page).length).toBeLessThanOrEqual(20 * kilobyte)
    },
  )

  it('a static page: at most 15 kB of HTML, its styles among them', async () => {
    expect(gzipSync(await app.readPage('/emergency-help')).length).toBeLessThanOrEqual(
      15 * kilobyte,
    )
  })

  it('sends no JavaScript with a static page', async () => {
    const page = await app.readPage('/emergency-help')
    expect(weigh(page, scripts)).toBe(0)
    expect(page).not.toContain('.js"')
  })

  it.each(['/', '/centers', '/centers/cedar-lantern-recovery-center'])(
    '%s: at most 131 kB of JavaScript, in at most 15 files',
    async (address) => {
      const page = await app.readPage(address)
      expect(weigh(page, scripts)).toBeGreaterThan(90 * kilobyte)
      expect(weigh(page, scripts)).toBeLessThanOrEqual(131 * kilobyte)
      expect(page.match(scripts)?.length).toBeLessThanOrEqual(15)
      // Whatever the page imports by name is among what was weighed.
      const preloaded = new Set([...page.matchAll(scripts)].map(([, file]) => file))
      for (const [, file] of page.matchAll(/import (?:\* as \w+ from )?"([^"]+)"/g)) {
        expect(preloaded).toContain(file)
      }
    },
  )
})
