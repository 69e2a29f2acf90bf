import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { createFailingDatabase, openAppOver, type TestApp } from '#tests/support/test-app.ts'

// These pages need no database: the test's database never answers.
let app: TestApp
beforeAll(async () => {
  app = await openAppOver(createFailingDatabase())
})
afterAll(() => app?.close())

it('says that an unknown page does not exist', async () => {
  const response = await app.request('/no-such-page')
  expect(response.status).toBe(404)
  expect(readLinks(await response.text())).toEqual(expect.arrayContaining(['tel:988', 'tel:911']))
})

describe('the offline page', () => {
  it('has every crisis number, is not indexed, and uses only our files', async () => {
    const page = await app.readPage('/offline')
    const dialled = [
      'tel:911',
      'tel:988',
      'tel:+18447322465',
      'tel:+18006624357',
      'tel:+18007997233',
    ]
    expect(readLinks(page)).toEqual(
      expect.arrayContaining([...dialled, '/emergency-help', '/quick-exit', '']),
    )
    expect(page).not.toContain('modulepreload')
    expect(page).toContain('content="noindex, follow"')
    expect(page).not.toMatch(/(?:src|href)="https?:[^"]*\.(?:css|js|svg|png|woff2)/)
  })
})

it('explains in Spanish how 988 answers in Spanish', async () => {
  expect(readText(await app.readPage('/es/sin-conexion'))).toMatch(/oprima 2.*AYUDA/s)
})

describe('quick exit', () => {
  it('redirects to a harmless page and makes the browser erase what the site stored', async () => {
    for (const site of ['same-origin', 'none']) {
      const response = await app.request('/quick-exit', { headers: { 'Sec-Fetch-Site': site } })
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe('https://www.google.com/')
      expect(response.headers.get('Clear-Site-Data')).toBe('"storage"')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    }
    // Older browsers don't send Sec-Fetch-Site.
    const older = await app.request('/quick-exit')
    expect(older.headers.get('Clear-Site-Data')).toBe('"storage"')
  })

  it('signs a member out, and sets no cookie for a visitor', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: 'session=abc; other=1' }
    const response = await app.request('/quick-exit', { headers })
    expect(response.headers.getSetCookie()).toEqual([
      'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'other=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
    expect((await app.request('/quick-exit')).headers.getSetCookie()).toEqual([])
  })

  it.each(['cross-site', 'same-site'])(
    'erases nothing when another site links here (%s)',
    async (site) => {
      const response = await app.request('/quick-exit', {
        headers: { 'Sec-Fetch-Site': site, Cookie: 'session=abc' },
      })
      expect(response.status).toBe(303)
      expect(response.headers.get('Clear-Site-Data')).toBeNull()
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  it('cannot redirect anywhere else', async () => {
    const response = await app.request(
      '/quick-exit?to=https://evil.example.org&url=//evil.example.org',
    )
    expect(response.headers.get('Location')).toBe('https://www.google.com/')
  })

  it('says once, in one sentence, what it cannot erase', async () => {
    const still = readText(await app.readPage('/about'))
    expect(still.match(/it cannot erase your browser’s history/g)).toHaveLength(1)
    expect(still).toContain('Pressing Esc three times does the same.')
    expect(still).toContain('the Back button still shows the pages of this site')
  })
})

describe('the service worker', () => {
  it('is always revalidated, and loads a script that exists', async () => {
    const response = await app.request('/sw.js')
    const script = await response.text()
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const [, version, file] =
      /^self\.keptVersion="([0-9a-f]{12})";importScripts\("(\/assets\/[^"]+\.js)"\)\n$/.exec(
        script,
      ) ?? []
    expect(version).toBeTruthy()
    const worker = await app.request(file ?? '')
    expect(worker.status).toBe(200)
    // Older phones don't support modules in workers.
    expect(await worker.text()).not.toMatch(/^\s*(?:import|export)\b/)
    expect(await (await app.request('/sw.js')).text()).toBe(script)
  })

  it('changes when the pages’ content changes', async () => {
    const other = await openAppOver(createFailingDatabase(), {
      supportLine: { label: 'County line', phone: '1-800-555-0123' },
    })
    expect(await (await other.request('/sw.js')).text()).not.toBe(
      await (await app.request('/sw.js')).text(),
    )
  })
})
