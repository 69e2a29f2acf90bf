import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { createCenterImages } from '#server/images/center-images.ts'
import { createLogger } from '#server/logger.ts'
import { signInAs } from '#tests/support/auth-client.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { makePhotograph } from '#tests/support/make-photograph.ts'
import { decodeEntities, readStructuredData } from '#tests/support/read-html.ts'
import { answerWith, type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'

let host: RemoteHost
let data: TestApp
let app: TestApp
let folder: string
beforeAll(async () => {
  host = await startRemoteHost()
  data = await openTestApp()
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-images-'))
  host.asked = []
  host.answer = answerWith(await makePhotograph(1200, 800))
  const images = createCenterImages({ folder, logger: createLogger('silent'), access: host.access })
  app = await openAppOver(data.database, {}, images)
  await setImage(`${host.origin}/a.jpg`)
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(async () => {
  await host?.close()
  await data?.close()
})

function setImage(imageUrl: string | null): Promise<unknown> {
  return asOperator(data.database, (db) =>
    db.update(treatmentCenters).set({ imageUrl }).where(eq(treatmentCenters.id, importedCenter.id)),
  )
}

const pagePath = `/centers/${importedCenter.slug}`
const base = `/images/centers/${importedCenter.id}`

/** List the photograph's URLs in the page: `src`, then those of `srcset`. */
async function readSources(): Promise<string[]> {
  const page = await app.readPage(pagePath)
  const tag = new RegExp(`<img[^>]*src="${base}/[^>]*>`).exec(page)?.[0] ?? ''
  const [, src = ''] = / src="([^"]*)"/.exec(tag) ?? []
  const [, set = ''] = / srcSet="([^"]*)"/i.exec(tag) ?? []
  return [src, ...set.split(', ').map((source) => source.split(' ')[0] ?? '')].map(decodeEntities)
}

const getAs = (target: string, accept: string) =>
  app.request(target, { headers: { Accept: accept } })

describe('a center’s photograph', () => {
  it('is the same for signed-in members, and leaves their cookies alone', async () => {
    const [src = ''] = await readSources()
    const visitor = await app.request(src)
    const member = await app.request(src, { headers: { Cookie: await signInAs(app) } })
    const once = await app.request(src, { headers: { Cookie: 'signed-in=abcdefghijklmnop' } })
    for (const response of [visitor, member, once]) {
      expect(response.status).toBe(200)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/)
    }
  })

  it('comes only from this site, whatever its source', async () => {
    const [src, ...set] = await readSources()
    expect(src).toMatch(new RegExp(`^${base}/640\\?v=[a-z0-9]{11}$`))
    expect(set).toHaveLength(4)
    for (const path of [pagePath, '/centers?q=quillfeather', '/?q=quillfeather']) {
      expect(await app.readPage(path)).not.toContain('pictures.test')
    }
    const things = readStructuredData(await app.readPage(pagePath))
    expect(things.map((thing) => thing.image)).toContain(`http://localhost:3000${set.at(-1)}`)
  })

  it('comes in every width that the page names, cached for long, with one request to its source', async () => {
    const widths: (number | undefined)[] = []
    for (const source of await readSources()) {
      const response = await getAs(source, 'image/webp')
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('Vary')).toBe('Accept')
      widths.push((await sharp(await response.arrayBuffer()).metadata()).width)
    }
    expect(widths).toEqual([640, 320, 480, 640, 960])
    expect(host.asked).toHaveLength(1)
  })

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/png,*/*', 'image/jpeg', 'jpeg'],
  ])('for Accept: %s is %s', async (accept, type, format) => {
    const response = await getAs(`${base}/320`, accept)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe(format)
  })

  it('under an old version is cached only briefly', async () => {
    for (const query of ['', '?v=', '?v=00000000000']) {
      const response = await getAs(`${base}/320${query}`, 'image/webp')
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
    }
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = (await getAs(`${base}/320`, 'image/webp')).headers.get('ETag') ?? ''
    const headers = { Accept: 'image/webp', 'If-None-Match': etag }
    const response = await app.request(`${base}/320`, { headers })
    expect([response.status, await response.text()]).toEqual([304, ''])
    const other = await app.request(`${base}/320`, {
      headers: { ...headers, Accept: 'image/avif' },
    })
    expect(other.status).toBe(200)
  })

  it('gets a new URL when it changes', async () => {
    const [before] = await readSources()
    await setImage(`${host.origin}/b.jpg`)
    const [after] = await readSources()
    expect(after).not.toBe(before)
    await app.request(after ?? '')
    expect(host.asked.map((request) => request.path)).toEqual(['/b.jpg'])
  })
})

describe('without a photograph', () => {
  async function expectDrawing() {
    const response = await app.request(`${base}/640`)
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/placeholder.svg'])
    // Cached only briefly: the failure may be temporary.
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
    const drawing = await app.request('/placeholder.svg')
    expect(drawing.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
  }

  it('our drawing is shown: the source fails, or it is not a picture', async () => {
    host.answer = (_request, response) => response.writeHead(503).end()
    await expectDrawing()
    host.answer = answerWith(Buffer.from('<html>'), 'image/jpeg')
    await setImage(`${host.origin}/page.jpg`)
    await expectDrawing()
  })

  it('our drawing is shown, and nothing is asked: the listing names a private network', async () => {
    await setImage('https://169.254.169.254/latest/meta-data/')
    await expectDrawing()
    expect(host.asked).toEqual([])
  })

  it.each([null, 'file:///etc/passwd'])(
    'the page has our drawing: the listing has %s',
    async (imageUrl) => {
      await setImage(imageUrl)
      const page = await app.readPage(pagePath)
      expect(page).toMatch(/<img[^>]* src="\/(placeholder|assets\/river-[\w-]+)\.svg"/)
      expect(page).toContain('A drawing, not this center')
      expect(page).not.toContain(base)
      expect((await app.request(`${base}/640`)).status).toBe(404)
      expect((await app.request(`/images/centers/${bareCenter.id}/640`)).status).toBe(404)
      expect(readStructuredData(page).some((thing) => 'image' in thing)).toBe(false)
      expect(host.asked).toEqual([])
    },
  )

  it.each([
    `/images/centers/${importedCenter.id}/641`,
    `/images/centers/${importedCenter.id}/640.webp`,
    `/images/centers/${importedCenter.slug}/640`,
    '/images/centers/00000000-0000-4000-8000-000000000000/640',
    '/images/centers/https%3A%2F%2Fpictures.test%2Fa.jpg/640',
    '/images/centers/..%2F..%2Fetc/640',
  ])('%s is not the path of a picture', async (target) => {
    expect((await app.request(target)).status).toBe(404)
    expect(host.asked).toEqual([])
  })

  it('clients should retry when the database does not answer', async () => {
    const failing = await openAppOver(createFailingDatabase())
    const response = await failing.request(`${base}/640`)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  })
})
