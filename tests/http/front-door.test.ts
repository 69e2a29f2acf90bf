import { on } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { isVisit } from '#server/is-visit.ts'
import { signInAs } from '#tests/support/auth-client.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const paths = ['/', '/centers?q=detox', `/centers/${importedCenter.slug}`, '/about']

describe('the front door', () => {
  let app: TestApp
  let server: Server
  let origin: string
  const atNode: string[] = []
  const visits: string[] = []
  beforeAll(async () => {
    app = await openTestApp({
      countVisit: (request, viewer, { centerId }) => {
        if (centerId && isVisit(request, viewer)) visits.push(request.url)
      },
    })
    const listener = getRequestListener((request) => app.fetch(request))
    server = createServer((request, response) => {
      atNode.push(request.url ?? '')
      if (!app.frontDoor?.answer(request, response)) listener(request, response)
    })
    app.frontDoor?.watch(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await app.close()
  })

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, init)
    const headers = Object.fromEntries(response.headers)
    const from = headers['server-timing']
    const incidental = ['server-timing', 'x-request-id', 'date', 'connection', 'keep-alive']
    for (const name of incidental) delete headers[name]
    return { status: response.status, headers, from, text: await response.text() }
  }

  it.each(paths)('answers %s from memory as the app does', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const init = { headers: { 'Accept-Encoding': encoding } }
      await ask(path, init)
      const door = await ask(path, init)
      expect(door.from).toBe('cache;desc=door')
      // The app itself, which HEAD reaches.
      const head = await ask(path, { ...init, method: 'HEAD' })
      expect(head.from).toBe('cache;desc=memory')
      expect(door.headers).toEqual(head.headers)
      expect(door.text).toContain('</html>')
      const tag = { 'If-None-Match': door.headers.etag ?? '' }
      const unchanged = { headers: { ...init.headers, ...tag } }
      const again = await ask(path, unchanged)
      expect(again).toMatchObject({ status: 304, from: 'cache;desc=door', text: '' })
      expect(again.headers).not.toHaveProperty('content-encoding')
      expect(again.headers.etag).toBe(door.headers.etag)
    }
  })

  it('gives on a connection, again and again, what Node gave first', async () => {
    const path = `/centers/${importedCenter.slug}`
    await ask(path)
    const host = new URL(origin).host
    const head = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'User-Agent: Mozilla/5.0']
    const plain = `${[...head, 'Accept-Encoding: gzip'].join('\r\n')}\r\n\r\n`
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const answers: string[] = []
    atNode.length = 0
    visits.length = 0
    // The head holds the time, and is made anew each second.
    while (answers.length < 20) {
      socket.write(plain)
      let text = ''
      for await (const [chunk] of on(socket, 'data')) {
        text += chunk.toString('latin1')
        const [, sent = '', length] =
          /^([\s\S]*?content-length: (\d+)[\s\S]*?\r\n\r\n)/.exec(text) ?? []
        if (length && text.length === sent.length + Number(length)) break
      }
      answers.push(text.replace(/\r\nDate: [^\r]*/, ''))
      expect(atNode.length).toBeLessThan(15)
    }
    socket.destroy()
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('server-timing: cache;desc=door')
    expect(visits).toEqual(Array(20).fill(`http://localhost:3000${path}`))
  })

  it('lets everything else in', async () => {
    await ask('/about')
    const cookie = await signInAs(app)
    const others: [string, RequestInit][] = [
      ['/about', { headers: { Cookie: cookie } }],
      ['/about', { headers: { Authorization: 'Bearer x' } }],
      ['/about', { method: 'POST', headers: { Origin: 'http://localhost:3000' } }],
      ['/about', { headers: { Cookie: 'flash=signed-out' } }],
      ['/contact', {}],
      ['/healthz', {}],
    ]
    for (const [path, init] of others) {
      expect((await ask(path, init)).from ?? '').not.toContain('door')
    }
    expect((await ask('/about')).from).toContain('door')
  })

  it('shows a change at the next look', async () => {
    const path = `/centers/${importedCenter.slug}`
    await ask(path)
    await asOperator(app.database, (tx) =>
      tx.execute(sql`update treatment_centers set phone = '(609) 555-0177'
        where slug = ${importedCenter.slug}`),
    )
    expect((await ask(path)).text).toContain('(609) 555-0177')
  })
})
