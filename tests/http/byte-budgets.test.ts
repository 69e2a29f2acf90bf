import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const client = path.join(findProjectRoot(), 'build', 'client')
const kilobyte = 1000

/** Return the total bytes of the files that a page loads, each compressed with gzip. */
function weigh(page: string, pattern: RegExp): number {
  const files = new Set([...page.matchAll(pattern)].map(([, file]) => file ?? ''))
  let bytes = 0
  for (const file of files) {
    bytes += gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length
  }
  return bytes
}

/** A results page's map has a limit of its own (`result-map.test.ts`). */
const withoutMap = (page: string) =>
  page.replace(/<section id="map".*?<\/section>|<div class="map-strip.*?<\/div>/gs, '')

const styles = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g
const printStyles = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)" media="print"\/>/g
const scripts = /<script src="(\/assets\/[^"]+\.js)"/g

describe('the size of a page, compressed with gzip', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app?.close())
  afterEach(() => void vi.useRealTimers())

  it.each(['/', '/centers', '/centers/cedar-lantern-recovery-center', '/contact', '/about'])(
    '%s: at most 15.5 kB of styles, 2 kB for print, 15 kB of HTML without a map, and 8 kB of script',
    async (address) => {
      const page = await app.readPage(address)
      expect(weigh(page, styles)).toBeGreaterThan(5 * kilobyte)
      expect(weigh(page, styles)).toBeLessThanOrEqual(15.5 * kilobyte)
      expect(weigh(page, printStyles)).toBeGreaterThan(0.5 * kilobyte)
      expect(weigh(page, printStyles)).toBeLessThanOrEqual(2 * kilobyte)
      expect(gzipSync(withoutMap(page)).length).toBeLessThanOrEqual(15 * kilobyte)
      expect(weigh(page, scripts)).toBeGreaterThan(kilobyte)
      expect(weigh(page, scripts)).toBeLessThanOrEqual(8 * kilobyte)
    },
  )

  it('the directory fits day and night for a week: what it says about hours differs', async () => {
    const sizes: Record<string, number> = {}
    // At 0, 3, 6 … o'clock UTC: every run checks the same hours of the week.
    const step = 3 * 3_600_000
    const begin = Math.ceil(Date.now() / step) * step
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let steps = 0; steps < 7 * 8; steps += 1) {
      vi.setSystemTime(begin + steps * step)
      // With a flash message's cookie, the page is rendered anew.
      const answer = await app.request('/centers', { headers: { Cookie: 'flash=x' } })
      const size = gzipSync(withoutMap(await answer.text())).length
      if (size > 15 * kilobyte) sizes[new Date().toISOString()] = size
    }
    expect(sizes).toEqual({})
  })
})
