import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let server: Server
beforeAll(async () => {
  app = await openTestApp()
  server = createServer(getRequestListener(app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
  await app?.close()
})

/** Send raw lines; return everything received until the server closes the connection. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
  })
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return text
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('a truncated form', () => {
  const begin = [
    'POST /contact HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
  ]

  it('is not logged as our error', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write([...begin, 'Content-Length: 100', '', 'name=Sam'].join('\r\n'))
    const [request] = await once(server, 'request')
    socket.destroy()
    await new Promise((resolve) => request.once('close', resolve))
    const chunked = [...begin, 'Transfer-Encoding: chunked', '', 'zz', 'name=Sam', '', '']
    expect(statusOf(await send(...chunked))).toBe(400)
    // The server keeps running and logged no error.
    const whole = ['Connection: close', 'Content-Length: 8', '', 'name=Sam']
    expect(statusOf(await send(...begin, ...whole))).toBe(400)
    expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })
})

it('a client that disconnects during the render is logged as such, not as an error', async () => {
  // Keeps the database's only connection busy until the client has disconnected.
  await asOperator(app.database, async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(['GET /accuracy HTTP/1.1', 'Host: localhost', '', ''].join('\r\n'))
    const [request] = await once(server, 'request')
    socket.destroy()
    await new Promise((resolve) => request.once('close', resolve))
  })
  const findEntry = () =>
    app.log.map((line) => JSON.parse(line)).find((entry) => entry.path === '/accuracy')
  await expect.poll(findEntry).toMatchObject({ status: 499, level: 20 })
  expect(app.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

describe('a request with two hosts', () => {
  it.each(['GET', 'POST'])('is refused: %s', async (method) => {
    for (const hosts of [
      ['Host: localhost', 'Host: evil.example.org'],
      ['Host: localhost', 'host: localhost'],
    ]) {
      const answer = await send(
        `${method} /contact HTTP/1.1`,
        ...hosts,
        'Connection: close',
        '',
        '',
      )
      expect(statusOf(answer)).toBe(400)
    }
    const one = await send(
      `${method} /contact HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      '',
      '',
    )
    expect(statusOf(one)).toBe(method === 'GET' ? 200 : 403)
  })
})
