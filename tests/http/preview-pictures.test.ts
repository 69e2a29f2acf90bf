import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readMeta } from '#tests/support/read-html.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
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

describe('preview pictures', () => {
  const sample = findSamplePath((center) => center.name === 'Cedar Lantern Recovery Center')

  it.each([
    ['/', '/og/site.png'],
    ['/centers', '/og/site.png'],
    ['/about', '/og/site.png'],
    [`/centers/${importedCenter.slug}`, `/og/centers/${importedCenter.slug}.png`],
    [sample, `/og${sample}.png`],
  ])('%s has %s, and its size is stated', async (path, picture) => {
    const page = await app.readPage(path)
    expect(readMeta(page, 'og:image')).toBe(site + picture)
    expect(readMeta(page, 'og:image:alt')?.length).toBeGreaterThan(10)
    expect(readMeta(page, 'twitter:card')).toBe('summary_large_image')
    const response = await app.request(picture)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(readMeta(page, 'og:image:type'))
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
    expect([String(width), String(height), format]).toEqual([
      readMeta(page, 'og:image:width'),
      readMeta(page, 'og:image:height'),
      'png',
    ])
  })

  it('are not sent again to a browser that has them', async () => {
    const path = `/og/centers/${importedCenter.slug}.png`
    const etag = (await app.request(path)).headers.get('ETag') ?? ''
    const response = await app.request(path, { headers: { 'If-None-Match': etag } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('ETag')).toBe(etag)
  })

  it('ask clients to retry when the database does not answer; the site’s own needs none', async () => {
    const failing = await openAppOver(createFailingDatabase(), { url: site })
    const status = async (path: string) => (await failing.request(path)).status
    expect(await status(`/og/centers/${importedCenter.slug}.png`)).toBe(503)
    expect(await status('/og/site.png')).toBe(200)
  })

  it.each(['no-such-center.png', importedCenter.slug, `${importedCenter.slug}.jpg`, '.png'])(
    'of %s do not exist',
    async (name) => {
      expect((await app.request(`/og/centers/${name}`)).status).toBe(404)
    },
  )
})
