import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type HeldDatabase, holdStatements } from '#tests/support/hold-statements.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let first: TestApp
let held: HeldDatabase
let app: TestApp
beforeAll(async () => {
  first = await openTestApp()
})
beforeEach(async () => {
  held = holdStatements(first.database)
  app = await openAppOver(held.database, {}, undefined, undefined, { trustProxy: 1 })
})
afterEach(() => held.release())
afterAll(() => first?.close())

/** At work at once on the embedded engine, and in line. */
const taken = 2 + 64
const refusedCount = 10

/** Send more requests than there are places, each of another network, and wait for those that are refused. */
async function flood(path: (index: number) => string) {
  held.hold()
  const leaving = new AbortController()
  const refused: Response[] = []
  const answers = Array.from({ length: taken + refusedCount }, async (_, index) => {
    const headers = { 'X-Forwarded-For': `203.0.113.${index}` }
    const init = { headers, ...(index >= 2 && { signal: leaving.signal }) }
    const answer = await app.request(path(index), init)
    if (!leaving.signal.aborted) refused.push(answer)
    return answer.status
  })
  await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(refusedCount), 60_000)
  held.letPass()
  return {
    refused,
    /** Every client in line goes away, and the first two get their answers. */
    end: async () => {
      leaving.abort()
      held.release()
      return (await Promise.all(answers)).slice(0, 2)
    },
  }
}

it('a flood of searches from many networks is refused with the lines to call, and every other page answers', async () => {
  await app.readPage('/centers?q=recovery')
  const { refused, end } = await flood((index) => `/centers?q=flood${index}`)
  expect(refused.map(({ status }) => status)).toEqual(Array(refusedCount).fill(503))
  const [answer] = refused
  expect(answer?.headers.get('Retry-After')).toBe('10')
  expect(answer?.headers.get('Cache-Control')).toBe('private, no-store')
  const page = (await answer?.text()) ?? ''
  expect(readText(page)).toMatch(
    /Many people are searching right now. Please try again in 10 seconds./,
  )
  expect(readLinks(page)).toEqual(
    expect.arrayContaining(['tel:911', 'tel:988', 'tel:+18447322465', '/emergency-help']),
  )
  // From the cache, rendered now, and a file for programs, which have a line of their own.
  const others = [
    ...['/centers?q=recovery', '/', '/centers', '/emergency-help', '/healthz'],
    ...['/centers/cedar-lantern-recovery-center', '/es/contacto'],
    ...['/api/hsds/v3/services?search=detox', '/api/hsds/v3/services?format=ndjson'],
  ]
  for (const path of others) expect([path, (await app.request(path)).status]).toEqual([path, 200])
  const spanish = await app.request('/es/centros?q=nueva')
  expect([spanish.status, readText(await spanish.text())]).toEqual([
    503,
    expect.stringContaining('Muchas personas están buscando en este momento.'),
  ])
  expect(await end()).toEqual([200, 200])
  expect((await app.request('/centers?q=afterwards')).status).toBe(200)
  // A stranger can't fill the log.
  expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

it('a flood of programs is refused with a problem, and people search', async () => {
  const { refused, end } = await flood((index) => `/api/hsds/v3/services?search=flood${index}`)
  expect(refused.map(({ status }) => status)).toEqual(Array(refusedCount).fill(429))
  expect(refused[0]?.headers.get('Retry-After')).toBe('10')
  expect(await refused[0]?.json()).toMatchObject({
    status: 429,
    detail: 'Many programs are asking right now. Please try again in 10 seconds.',
  })
  const message = await app.request('/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect([message.status, await message.text()]).toEqual([429, expect.stringContaining('988')])
  for (const path of ['/centers?q=detox', '/llms.txt', '/api/openapi.json', '/healthz']) {
    expect([path, (await app.request(path)).status]).toEqual([path, 200])
  }
  expect(await end()).toEqual([200, 200])
  expect((await app.request('/feeds/changes.atom')).status).not.toBe(429)
})
