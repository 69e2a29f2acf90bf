import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxTypedLength } from '#app/search/search-input.ts'
import { hsdsEndpoints } from '#server/open-data/hsds-endpoints.ts'
import { signInAs } from '#tests/support/auth-client.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'

const base = '/api/hsds/v3'
const unknownId = '00000000-0000-4000-8000-00000000dead'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

type Problem = { status: number; detail: string; errors?: { parameter: string; detail: string }[] }

async function ask(path: string, init?: RequestInit) {
  const response = await app.request(path.startsWith('/api') ? path : base + path, init)
  const text = await response.text()
  return { response, status: response.status, body: text === '' ? null : JSON.parse(text) }
}

describe('a wrong query is refused with the name of each wrong parameter', () => {
  it.each([
    ['/services?per_page=1000000000', ['per_page']],
    ['/services?per_page=0', ['per_page']],
    ['/services?page=-1', ['page']],
    ['/services?page=1e400', ['page']],
    ['/services?page=1e3', ['page']],
    ['/services?page=1;drop table treatment_centers', ['page']],
    ['/services?page=', ['page']],
    ['/services?format=xml', ['format']],
    ['/services?full=maybe&minimal=2', ['full', 'minimal']],
    ['/services?full=1&minimal=TRUE', ['full', 'minimal']],
    ['/services?full=true&minimal=true', ['full']],
    ['/services?format=ndjson&page=2&per_page=5', ['page', 'per_page']],
    ['/taxonomies?format=ndjson&page=1', ['page']],
    ["/services?taxonomy_term_id=' or 1=1 --", ['taxonomy_term_id']],
    ['/services?organization_id=1', ['organization_id']],
    ['/services?modified_after=yesterday', ['modified_after']],
    ['/services?modified_after=2026-02-31', ['modified_after']],
    ['/services?postcode=0710', ['postcode']],
    ['/services?postcode=00000', ['postcode']],
    ['/services?proximity=5', ['proximity']],
    ['/services?postcode=07102&proximity=-5', ['proximity']],
    ['/services?page=1&page=2', ['page']],
    ['/services?offers=medicaid&q=x', ['offers', 'q']],
    ...Object.getOwnPropertyNames(Object.prototype).map((name): [string, string[]] => [
      `/services?${name}=1`,
      [name],
    ]),
    ['/services?toString=1&toString=2', ['toString']],
    [`/services?search=${'x'.repeat(maxTypedLength + 1)}`, ['search']],
    [`/services/${unknownId}?full=true`, ['full']],
  ])('%s', async (path, parameters) => {
    const { response, status, body } = await ask(path)
    expect(status).toBe(400)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const { errors = [] } = body as Problem
    expect([...new Set(errors.map(({ parameter }) => parameter))].sort()).toEqual(parameters)
  })
})

describe('a refusal says what to write', () => {
  it.each([
    ['modified_after=yesterday', 'modified_after must be a date (2026-11-26) or a date and time'],
    ['per_page=101', 'per_page must be a whole number from 1 to 100.'],
    ['postcode=00000', 'postcode is not a ZIP code that we know'],
    ['q=x&page=0', 'page must be a whole number from 1 to 1000000; q is not a parameter here.'],
    ['page=1&page=2', 'page is given more than once.'],
  ])('%s', async (query, sentence) => {
    expect((await ask(`/services?${query}`)).body.detail).toContain(
      `The query is wrong: ${sentence}`,
    )
  })
})

describe('the answer to a wrong query stays short', () => {
  // As much as a request line may have.
  const bytes = 16_000
  const fill = (parameter: (index: number) => string) => {
    let query = ''
    for (let index = 0; query.length < bytes; index += 1) query += `&${parameter(index)}`
    return query.slice(1)
  }
  it.each([
    ['many unknown names', fill((index) => index.toString(36))],
    ['many repeated names', fill((index) => `${Math.floor(index / 2)}=`)],
    ['names of control characters, which JSON escapes', fill((i) => `%01${'%02'.repeat(99)}${i}`)],
    ['one unknown name', 'x'.repeat(bytes)],
    ['one repeated name', `${'x'.repeat(bytes / 2)}=1&${'x'.repeat(bytes / 2)}=1`],
    ['one value', `page=${'9'.repeat(bytes)}`],
    ['every kind', `page=0&per_page=0&full=2&${fill((index) => `%03${index}`)}`],
  ])('%s', async (_, query) => {
    for (const path of ['/services', `/services/${unknownId}`, '/feeds/changes.atom']) {
      const url = `${path.startsWith('/api') ? path : base + path}?${query}`
      const text = await (await app.request(url)).text()
      expect([path, text.length < 16_384]).toEqual([path, true])
    }
  })

  it('names the first parameters and counts the others', async () => {
    const { body } = await ask(
      `/services?${Array.from({ length: 50 }, (_, i) => `x${i}`).join('&')}`,
    )
    expect(body.errors).toHaveLength(20)
    expect(body.detail).toContain('x19 is not a parameter here; and 30 more.')
  })
})

describe('hostile requests', () => {
  const objects = hsdsEndpoints.filter(({ kind }) => kind === 'object')
  it.each(objects.map(({ path }) => path.replace('/{id}', '')))(
    'ids that nothing has are a 404 in %s',
    async (list) => {
      for (const id of [
        unknownId,
        '1',
        "' or 1=1",
        'constructor',
        '%2e%2e%2fadmin',
        '%0a',
        'x'.repeat(5000),
      ]) {
        const { status, body } = await ask(`${list}/${id}`)
        expect([id.slice(0, 20), status]).toEqual([id.slice(0, 20), 404])
        expect(body).toMatchObject({ status: 404 })
      }
    },
  )

  it('a search with SQL, operators, NUL or emoji finds what it finds', async () => {
    for (const words of [
      "'; drop table treatment_centers; --",
      'a & | !',
      '%00detox%00',
      '😀',
      '\\',
      '%%%25',
    ]) {
      const { status, body } = await ask(
        `/services?search=${words.includes('%00') ? words : encodeURIComponent(words)}`,
      )
      expect([words, status]).toEqual([words, 200])
      expect(body).toMatchObject({ contents: expect.any(Array) })
    }
    expect((await ask('/services')).body.total_items).toBeGreaterThan(0)
  })

  it('a page behind the last one is empty', async () => {
    const { status, body } = await ask('/services?page=1000000')
    expect(status).toBe(200)
    expect(body).toMatchObject({ empty: true, size: 0, last_page: true, contents: [] })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s changes nothing', async (method) => {
    for (const path of ['/services', `/services/${unknownId}`, '/organizations']) {
      const { response, status } = await ask(path, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
        body: '{"name":"x"}',
      })
      expect([path, status, response.headers.get('Allow')]).toEqual([
        path,
        405,
        'GET, HEAD, OPTIONS',
      ])
    }
  })

  it('a cookie makes no difference and is never set', async () => {
    const plain = await ask('/services?per_page=2')
    const signedIn = await ask('/services?per_page=2', {
      headers: { Cookie: await signInAs(app), Origin: 'https://evil.example' },
    })
    expect(signedIn.body).toEqual(plain.body)
    expect(signedIn.response.headers.get('Set-Cookie')).toBeNull()
    expect(signedIn.response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it('without its database it says so, in JSON', async () => {
    const failing = await openAppOver(createFailingDatabase())
    for (const path of ['/services', `/services/${unknownId}`, '/organizations']) {
      const response = await failing.request(base + path)
      expect([path, response.status, response.headers.get('Retry-After')]).toEqual([
        path,
        503,
        '30',
      ])
      expect(await response.json()).toMatchObject({ status: 503 })
    }
    expect((await failing.request(`${base}/taxonomies`)).status).toBe(200)
  })

  it('no words of a search are logged', async () => {
    await ask('/services?search=heroinquestion')
    await ask('/services?search=heroinquestion&page=x')
    const log = app.log.join('')
    expect(log).toContain(`${base}/services`)
    expect(log).not.toContain('heroinquestion')
  })
})
