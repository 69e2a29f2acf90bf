import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callMessage, createMessage } from '#tests/support/assistant-client.ts'
import { signInAs } from '#tests/support/auth-client.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'

let app: TestApp
let counted: string[] = []
beforeAll(async () => {
  app = await openTestApp({ countVisit: (path) => void counted.push(String(path)) })
})
afterAll(() => app?.close())

const send = (message: unknown, headers?: Record<string, string>) =>
  app.request('/mcp', createMessage(message, headers))

async function readJson(response: Response) {
  return { status: response.status, body: await response.json() }
}

describe('a message', () => {
  it.each([
    ['of another type', { query: 5 }],
    ['with an unknown choice', { care: ['surgery'] }],
    ['for too many centers', { limit: 10_000 }],
    ['for a negative number', { limit: -1 }],
    ['with a parameter that does not exist', { sort: 'rating' }],
    ['with a text of endless length', { query: 'x'.repeat(3000) }],
    ['in another language', { language: 'fr' }],
  ])('with arguments %s is refused, with the crisis lines', async (_, given) => {
    const { status, body } = await readJson(await send(callMessage('search_centers', given)))
    expect(status).toBe(200)
    expect(body.result.isError).toBe(true)
    expect(body.result.content[0].text).toMatch(/911[\s\S]*988/)
    expect(body.result.content[1].text).toMatch(/^The arguments are wrong: /)
  })

  it.each([
    ['SQL', "'; drop table treatment_centers; --"],
    ['NUL', 'a\u0000b'],
    ['broken escapes', '%00 %E0%A4 \\'],
    ['half a pair', '\uD800'],
    ['brackets', '(((((((('],
    ['many emoji', '🙂'.repeat(1000)],
  ])('with %s as words is answered', async (_, query) => {
    for (const [tool, given] of [
      ['search_centers', { query, near: query.slice(0, 200) }],
      ['get_center', { center: query.slice(0, 200) }],
    ] as const) {
      const { status, body } = await readJson(await send(callMessage(tool, given)))
      expect([status, body.error]).toEqual([200, undefined])
      expect(body.result.content[0].text).toContain('988')
      expect(body.result.content[1].text).not.toContain('cannot answer')
    }
  })

  it.each([
    ['for an unknown tool', callMessage('delete_center'), 200, -32602],
    ['for an unknown method', { jsonrpc: '2.0', id: 1, method: 'resources/list' }, 200, -32601],
    ['for no tool', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }, 200, -32603],
    ['that is not JSON', '{"jsonrpc":', 400, -32700],
    ['that is not JSON-RPC', { id: 2, method: 'ping' }, 400, -32600],
    ['in a batch', Array.from({ length: 50 }, () => callMessage('crisis_lines')), 400, -32600],
  ])('%s gets an error of JSON-RPC', async (_, message, status, code) => {
    const answer = await readJson(await send(message))
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(answer.body.error.message).toMatch(/911[\s\S]*AYUDA al 988/)
  })

  it.each([
    [{ query: 'i want to die', limit: 50 }, /988[\s\S]*911/, '/emergency-help#help-someone'],
    [{ query: 'me quiero morir', language: 'es', page: 0 }, /988[\s\S]*911/, '/es/ayuda-de-eme'],
    [{ query: `not breathing ${'x'.repeat(2000)}` }, /911[\s\S]*988/, '/emergency-help#now'],
  ])('%j is refused after what saves a life', async (given, lines, link) => {
    const { body } = await readJson(await send(callMessage('search_centers', given)))
    expect(body.result.isError).toBe(true)
    const [urgent, reason] = body.result.content
    expect(urgent.text).toMatch(lines)
    expect(urgent.text).toContain(link)
    expect(reason.text).not.toBe('')
  })

  it.each([
    ['with too many values', { offers: Array(31_000).fill(0) }],
    ['with 100 wrong choices', { offers: Array(100).fill('surgery') }],
    ['with 6,000 unknown names', Object.fromEntries([...Array(6000).keys()].map((n) => [n, 0]))],
    ['with a name of 60,000 characters', { ['x'.repeat(60_000)]: 0 }],
    ['with a text of 60,000 characters before it', { near: 'x '.repeat(30_000) }],
    ['with nested lists', { within: [[[[[[[[[[5]]]]]]]]]] }],
  ])('%s is refused briefly, after what saves a life', async (_, given) => {
    const call = callMessage('search_centers', { ...given, query: 'he is not breathing' })
    const response = await send(call)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text.length).toBeLessThan(5_000)
    const { isError, content } = JSON.parse(text).result
    expect(isError).toBe(true)
    expect(content[0].text).toMatch(/911[\s\S]*988/)
    expect(content[0].text).toContain('/emergency-help#now')
    expect(content[1].text).not.toContain('cannot answer')
  })

  it.each([
    ['lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['objects', `${'{"a":'.repeat(10_000)}"he is not breathing"${'}'.repeat(10_000)}`],
  ])('of %s nested without end is refused, and no error of ours', async (_, nested) => {
    app.log.length = 0
    const message = JSON.stringify(callMessage('search_centers', { query: 'he is not breathing' }))
    for (const place of [
      '"query":',
      '"method":',
      '"id":',
      '"params":',
      '"name":',
      '"arguments":',
    ]) {
      const hostile = message.replace(place, `"x":${nested},${place}`)
      const wrong = message.replace(place, `${place}${nested},"x":`)
      for (const sent of [hostile, wrong]) {
        const response = await send(sent)
        const text = await response.text()
        expect([place, response.status < 500, text.includes('988')]).toEqual([place, true, true])
        expect(text).not.toContain('call stack')
      }
    }
    const text = await (await send(message.replace('"query":', `"x":${nested},"query":`))).text()
    expect(text).toContain('/emergency-help#now')
    expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })

  it('of an unknown version of the protocol is refused after the crisis lines', async () => {
    const headers = { 'MCP-Protocol-Version': '2030-01-01' }
    const { status, body } = await readJson(await send(callMessage('crisis_lines'), headers))
    expect(status).toBe(400)
    expect(body.error.message).toMatch(/911[\s\S]*988/)
  })

  it('that needs no answer gets none', async () => {
    const response = await send({ jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([response.status, await response.text()]).toEqual([202, ''])
  })
})

describe('a request', () => {
  const message = callMessage('crisis_lines')
  it.each([
    ['GET', { method: 'GET', headers: { Accept: 'text/event-stream' } }, 405],
    ['DELETE', { method: 'DELETE' }, 405],
    ['HEAD', { method: 'HEAD' }, 405],
    ['that is too large', createMessage({ ...message, more: 'x'.repeat(70_000) }), 413],
    ['with another type', createMessage(message, { 'Content-Type': 'text/plain' }), 415],
    ['that takes only pages', createMessage(message, { Accept: 'text/html' }), 406],
  ])('%s gets a problem document', async (method, init, status) => {
    const response = await app.request('/mcp', init)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    if (status === 405) expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
    const crisisLines = expect.stringContaining('988')
    if (method !== 'HEAD') expect(await response.json()).toMatchObject({ status, crisisLines })
  })

  it('to a path below gets the crisis lines, too', async () => {
    const { status, body } = await readJson(await app.request('/mcp/tools'))
    expect([status, body.crisisLines]).toEqual([404, expect.stringContaining('988')])
  })

  it('from another origin, with or without a cookie, gets the same answer', async () => {
    const own = await (await send(callMessage('search_centers', { query: 'detox' }))).text()
    const response = await send(callMessage('search_centers', { query: 'detox' }), {
      Origin: 'https://assistant.example',
      'Sec-Fetch-Site': 'cross-site',
      Cookie: await signInAs(app),
    })
    expect(await response.text()).toBe(own)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const asked = await app.request('/mcp', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://assistant.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,mcp-protocol-version',
      },
    })
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST,OPTIONS')
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('mcp-protocol-version')
  })

  it('counts with those to the API: 120 a minute from one network', async () => {
    const own = await openAppOver(app.database, {}, undefined, undefined, { trustProxy: 1 })
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    for (let index = 0; index < 119; index++) {
      expect((await own.request('/api/hsds/v3', { headers })).status).toBe(200)
    }
    expect((await own.request('/mcp', createMessage(message, headers))).status).toBe(200)
    const refused = await own.request('/mcp', createMessage(message, headers))
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('988')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('a long message', () => {
  it('counts once more for each kilobyte, so that work is limited and not only messages', async () => {
    const own = await openAppOver(app.database, {}, undefined, undefined, { trustProxy: 1 })
    const headers = { 'X-Forwarded-For': '203.0.113.8' }
    const message = callMessage('search_centers', { query: 5, more: 'x'.repeat(39_000) })
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await own.request('/mcp', createMessage(message, headers))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await own.request('/mcp', createMessage(callMessage('crisis_lines'), headers))
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('988')])
  })
})

it('never stores, counts or logs a person’s words, even if the database fails', async () => {
  const words = 'zebrafinch quagga'
  const failing = await openAppOver(createFailingDatabase())
  app.log.length = 0
  counted = []
  for (const given of [{ query: words }, { query: words, limit: 0 }, { near: words }]) {
    expect((await send(callMessage('search_centers', given))).status).toBe(200)
    await failing.request('/mcp', createMessage(callMessage('search_centers', given)))
  }
  await send(callMessage('get_center', { center: words }))
  await send(callMessage(words))
  const { body } = await readJson(
    await failing.request('/mcp', createMessage(callMessage('search_centers', { query: words }))),
  )
  expect(body.result.content[0].text).toContain('988')
  expect(body.result.content[1].text).toMatch(/^The directory cannot answer right now/)
  expect(failing.log.join()).toContain('a call of an assistant failed')
  expect(app.log.length).toBeGreaterThan(0)
  expect([...app.log, ...failing.log].join()).not.toMatch(/zebrafinch|quagga/i)
  expect(counted).toEqual([])
  expect(await app.operate(sql`select * from empty_searches`)).toEqual([])
})
