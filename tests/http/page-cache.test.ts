import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInAs } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const centerPath = `/centers/${importedCenter.slug}`

const hit = 'directory; hit'
const missed = 'directory; fwd=miss'

describe('cached pages', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app?.close())

  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await app.request(path, { headers, method })
    return {
      status: response.status,
      from: response.headers.get('Cache-Status') ?? 'not cached',
      header: (name: string) => response.headers.get(name),
      text: await response.text(),
    }
  }
  beforeEach(async () => {
    // A cached page ends when a center on it opens or closes: not between two requests.
    vi.useFakeTimers({ toFake: ['Date'] })
    // Any change of a center drops all pages from the cache.
    await app.operate(
      sql`update treatment_centers set phone = phone where slug = ${importedCenter.slug}`,
    )
  })
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['/centers', 'Accept-Encoding, Cookie'],
    // No cookie changes what other sites frame.
    ['/embed/search', 'Accept-Encoding'],
  ])('tell other caches what changes %s', async (path, expected) => {
    expect((await ask(path)).header('Vary')).toBe(expected)
  })

  it.each(['/', '/centers', centerPath, '/about', '/emergency-help', '/centers?q=detox'])(
    'render %s once, and answer 304 when the browser has it',
    async (path) => {
      const first = await ask(path)
      const second = await ask(path)
      expect([first.from, second.from]).toEqual([missed, hit])
      expect(second.text).toBe(first.text)
      expect(second.header('Cache-Control')).toBe('public, no-cache')
      expect(second.header('Vary')).toBe('Accept-Encoding, Cookie')
      const again = await ask(path, { 'If-None-Match': second.header('ETag') ?? '' })
      expect(again).toMatchObject({ status: 304, text: '' })
      const head = await ask(path, {}, 'HEAD')
      expect(head).toMatchObject({ status: 200, text: '' })
      expect(head.header('Content-Length')).toBe(String(Buffer.byteLength(first.text)))
    },
  )

  it.each(['/', centerPath, '/list'])('send the headers of %s alike from memory', async (path) => {
    const readHeaders = async () => {
      const { headers } = await app.request(path)
      const { 'x-request-id': id, 'cache-status': from, ...others } = Object.fromEntries(headers)
      expect(id).toMatch(/^[\da-f-]{36}$/)
      return { from, others }
    }
    const first = await readHeaders()
    const second = await readHeaders()
    expect([first.from, second.from]).toEqual([missed, hit])
    expect(second.others).toEqual(first.others)
    expect(second.others).toHaveProperty('content-security-policy')
  })

  it('depend on the place a center was found from, and on nothing else in the URL', async () => {
    const plain = await ask(centerPath)
    expect((await ask(`${centerPath}?near=zqx&utm_source=x`)).from).toBe(hit)
    const near = await ask(`${centerPath}?near=07102`)
    expect(near.from).toBe(missed)
    expect(near.text).not.toBe(plain.text)
    expect((await ask(`${centerPath}?near=Newark,+NJ+07102-1234`)).text).toBe(near.text)
  })

  it('are shared by URLs with the same meaning', async () => {
    const first = await ask('/centers?sort=name&q=detox')
    for (const query of ['q=detox&sort=name&utm_source=x', 'q=detox&location=&sort=name&page=']) {
      const other = await ask(`/centers?${query}`)
      expect(other.from).toBe(hit)
      expect(other.text).toBe(first.text)
    }
    expect((await ask('/centers?q=detox')).text).not.toBe(first.text)
  })

  it('are shared by URLs with unknown parameters', async () => {
    const first = await ask('/centers?type=zqxunknown&near=Newark&sort=distance')
    const other = await ask('/centers?near=Newark&type=zqy&within=25')
    expect([first.from, other.from]).toEqual([missed, hit])
    expect(other.text).toBe(first.text)
    expect(first.text).not.toContain('zqxunknown')
  })

  it('distinguish a county with a dropped distance from one without', async () => {
    const plain = await ask('/centers?near=Essex+County')
    const typed = await ask('/centers?near=Essex+County&within=25')
    expect([plain.from, typed.from]).toEqual([missed, missed])
    expect(typed.text).not.toBe(plain.text)
  })

  it('contain no words that a stranger put into the URL', async () => {
    const evil = 'zqxevil'
    await ask(`/?utm_campaign=${evil}`)
    await ask(`/centers?${evil}=1&_routes=${evil}`)
    await ask(`/centers?q=detox&x=${encodeURIComponent(`"><script>${evil}</script>`)}`)
    for (const path of ['/', '/centers', '/centers?q=detox']) {
      const page = await ask(path)
      expect(page.from).toBe(hit)
      expect(page.text).not.toContain(evil)
    }
  })

  it('never contain or reach a member’s data', async () => {
    const cookie = await signInAs(app)
    const own = await ask(centerPath, { Cookie: cookie })
    expect(own.from).toBe('not cached')
    expect(own.header('Cache-Control')).toBe('private, no-store')
    expect(own.header('ETag')).toBeNull()
    expect(own.text).toContain('Sign Out')
    const visitors: Record<string, string>[] = [
      {},
      { Cookie: 'theme=dark' },
      { 'X-Forwarded-User': 'admin' },
    ]
    for (const headers of visitors) {
      const page = await ask(centerPath, headers)
      expect(page.text).not.toContain('Sign Out')
      expect(page.header('Set-Cookie')).toBeNull()
    }
    expect((await ask(centerPath)).from).toBe(hit)
    expect((await ask(centerPath, { Cookie: cookie })).text).toContain('Sign Out')
  })

  it.each<Record<string, string>>([
    { Cookie: 'directory.session_token=x' },
    { Cookie: 'directory.session_token=x.y%3D; theme=dark' },
    { Authorization: 'Bearer x' },
  ])('are served despite an invalid session: %o', async (headers) => {
    const first = await ask(centerPath)
    const page = await ask(centerPath, headers)
    expect([page.from, page.text]).toEqual([hit, first.text])
    for (const name of ['Cache-Control', 'ETag', 'Vary', 'Set-Cookie']) {
      expect([name, page.header(name)]).toEqual([name, first.header(name)])
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('do not answer %s', async (method) => {
    await ask('/about')
    const answer = await ask('/about', { Origin: 'http://localhost:3000' }, method)
    expect(answer.from).toBe('not cached')
  })

  it.each(['/contact', '/auth', '/dashboard', '/admin', '/offline'])(
    'do not include %s',
    async (path) => {
      await ask(path)
      expect((await ask(path)).from).toBe('not cached')
    },
  )

  it('do not include errors or redirects', async () => {
    for (const path of ['/centers/no-such-center', `/centers/${importedCenter.formerSlug}`]) {
      await ask(path)
      const again = await ask(path)
      expect(again.from).toBe(missed)
      expect(again.header('ETag')).toBeNull()
    }
  })

  it('show a changed center at the next view, on every page', async () => {
    await ask('/centers?q=quillfeather')
    await ask(centerPath)
    await app.operate(
      sql`update treatment_centers set name = 'Renamed Quillfeather' where slug = ${importedCenter.slug}`,
    )
    for (const path of ['/centers?q=quillfeather', centerPath]) {
      const page = await ask(path)
      expect(page.from).toBe(missed)
      expect(page.text).toContain('Renamed Quillfeather')
    }
  })

  it('count a new center at the next view, even on an uncached page', async () => {
    const count = async () => {
      const page = await ask('/centers', { Cookie: 'flash=signed-out' })
      return Number(/([\d,]+) Treatment Centers? Found/.exec(page.text)?.[1]?.replace(',', ''))
    }
    const before = await count()
    expect(before).toBeGreaterThan(0)
    await app.operate(sql`insert into treatment_centers (slug, name)
      values ('a-second-quillfeather', 'A Second Quillfeather')`)
    expect(await count()).toBe(before + 1)
  })

  it('show a new comment on its page at the next view, and keep the others', async () => {
    await ask('/centers')
    await ask(centerPath)
    await app.operate(sql`insert into comments (user_id, center_id, content)
      select (select id from profiles limit 1), id, 'A kind word' from treatment_centers
      where slug = ${importedCenter.slug}`)
    expect((await ask('/centers')).from).toBe(hit)
    const page = await ask(centerPath)
    expect(page.from).toBe(missed)
    expect(page.text).toContain('A kind word')
  })
})
