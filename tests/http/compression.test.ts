import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('compression', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app?.close())

  const read = async (address: string, accepted: string) => {
    const response = await app.request(address, { headers: { 'Accept-Encoding': accepted } })
    return {
      encoding: response.headers.get('Content-Encoding'),
      vary: response.headers.get('Vary') ?? '',
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }

  it.each([
    ['/centers', 'gzip, deflate, br', 'br', brotliDecompressSync],
    ['/centers', 'gzip', 'gzip', gunzipSync],
    // Not cached: compressed while it is sent.
    ['/contact', 'gzip, deflate, br', 'gzip', gunzipSync],
  ])('sends %s to clients that accept %s as %s', async (path, accepted, encoding, unpack) => {
    const packed = await read(path, accepted)
    expect(packed.encoding).toBe(encoding)
    expect(packed.vary).toMatch(/accept-encoding/i)
    const text = unpack(packed.bytes).toString()
    expect(text).toContain('</html>')
    const plain = await read(path, 'identity')
    expect(plain.encoding).toBeNull()
    expect(plain.bytes.length).toBeGreaterThan(packed.bytes.length * 3)
  })

  it.each(['br', 'gzip;q=0, *;q=0'])(
    'leaves an uncached page uncompressed, for %s',
    async (accepted) => {
      const page = await read('/contact', accepted)
      expect(page.encoding).toBeNull()
      expect(page.vary).toMatch(/accept-encoding/i)
      expect(page.bytes.toString()).toContain('</html>')
    },
  )

  it('sends files as the build compressed them', async () => {
    const page = await app.readPage('/centers')
    const file = /"(\/assets\/entry\.client-[^"]+\.js)"/.exec(page)?.[1] ?? ''
    const plain = await read(file, 'identity')
    const packed = await read(file, 'gzip, deflate, br')
    expect(packed.encoding).toBe('br')
    expect(packed.vary).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true)
    const older = await read(file, 'gzip')
    expect(older.encoding).toBe('gzip')
    expect(gunzipSync(older.bytes).equals(plain.bytes)).toBe(true)
  })

  it('skips small files and compressed formats', async () => {
    expect((await read('/healthz', 'gzip, br')).encoding).toBeNull()
    expect((await read('/icon-192.png', 'gzip, br')).encoding).toBeNull()
  })
})
