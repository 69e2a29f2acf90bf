import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const client = path.join(findProjectRoot(), 'build', 'client')
const kilobyte = 1000

/** Bytes of the files that a page names, each compressed by gzip as it is sent. */
function weigh(page: string, pattern: RegExp): number {
  const files = new Set([...page.matchAll(pattern)].map(([, file]) => file ?? ''))
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(path.join(client, file))).length
  return bytes
}

const styles = /href="(\/assets\/[^"]+\.css)"/g
const scripts = /["'](\/assets\/[^"']+\.js)["']/g

describe('what a page weighs, compressed by gzip', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app?.close())

  it.each([
    '/',
    '/centers',
    '/centers/cedar-lantern-recovery-center',
    '/contact',
    '/emergency-help',
  ])('%s: at most 20 kB of styles, and 15 kB of HTML', async (address) => {
    const page = await app.readPage(address)
    expect(weigh(page, styles)).toBeGreaterThan(5 * kilobyte)
    expect(weigh(page, styles)).toBeLessThanOrEqual(20 * kilobyte)
    expect(gzipSync(page).length).toBeLessThanOrEqual(15 * kilobyte)
  })

  it('sends no JavaScript with a static page', async () => {
    expect(weigh(await app.readPage('/emergency-help'), scripts)).toBe(0)
    expect(weigh(await app.readPage('/centers'), scripts)).toBeGreaterThan(50 * kilobyte)
  })
})
