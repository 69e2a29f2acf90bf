import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localize } from '#app/find-page.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readMeta, readTitle } from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

const site = 'https://directory.example.org'
let app: TestApp
beforeAll(async () => {
  const local = await openTestApp()
  app = await openAppOver(local.database, { url: site })
})
afterAll(() => app?.close())

describe('the preview of a shared page', () => {
  it.each(['/', '/centers', '/about', `/centers/${importedCenter.slug}`])(
    'of %s is its title and the site’s picture, described in the page’s language',
    async (path) => {
      const pages = [await app.readPage(path), await app.readPage(localize(path, 'es'))]
      for (const page of pages) {
        expect(readMeta(page, 'og:title')).toBe(readTitle(page))
        expect(readMeta(page, 'og:image')).toBe(`${site}/share.png`)
        expect(readMeta(page, 'twitter:card')).toBe('summary_large_image')
      }
      const [english, spanish] = pages.map((page) => readMeta(page, 'og:image:alt'))
      expect(english).toContain('path')
      expect(spanish).toContain('camino')
    },
  )

  it('has a small picture of the stated type and size that other sites may show', async () => {
    const page = await app.readPage('/')
    const response = await app.request('/share.png')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(readMeta(page, 'og:image:type'))
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const picture = Buffer.from(await response.arrayBuffer())
    expect(picture.byteLength).toBeLessThan(60_000)
    const { width, height, format } = await sharp(picture).metadata()
    expect([String(width), String(height), format]).toEqual([
      readMeta(page, 'og:image:width'),
      readMeta(page, 'og:image:height'),
      'png',
    ])
  })

  it.each([
    '/og/site.png',
    '/es/og/site.png',
    `/og/centers/${importedCenter.slug}.png`,
    `/es/og/centers/${importedCenter.slug}.png`,
  ])('is found by who still asks for %s', async (former) => {
    const response = await app.request(former)
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/share.png'])
  })
})
