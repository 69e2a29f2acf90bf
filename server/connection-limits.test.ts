import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitConnections } from './connection-limits.ts'

let server: Server
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** A server that lists its connections. */
async function open(answer: RequestListener, limits: Partial<Record<string, number>>) {
  const usual = { head: 60_000, request: 60_000, upload: 60_000, silence: 60_000 }
  server = createServer(answer)
  limitConnections(server, { ...usual, ...limits })
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return async (...lines: string[]) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(lines.join('\r\n'))
    await once(server, 'connection')
    const own = sockets.at(-1)
    if (!own) throw new Error('No connection came')
    return { socket, own }
  }
}

it('cuts off a client that does not read its answer', async () => {
  const send = await open((_request, response) => response.end(Buffer.alloc(64_000_000)), {
    silence: 100,
  })
  const { socket, own } = await send('GET / HTTP/1.1', 'Host: localhost', '', '')
  socket.pause()
  await once(own, 'close')
  expect(own.writableFinished).toBe(false)
})

it('lets a client read a long answer', async () => {
  const send = await open((_request, response) => response.end(Buffer.alloc(64_000_000)), {
    silence: 1_000,
  })
  const { socket } = await send('GET / HTTP/1.1', 'Host: localhost', 'Connection: close', '', '')
  let size = 0
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length
  })
  await once(socket, 'close')
  expect(size).toBeGreaterThan(64_000_000)
})

it.each(['GET', 'POST'])(
  'a body that does not come ends the connection: %s; a file of an import has longer',
  async (method) => {
    const send = await open(() => {}, { request: 100 })
    const begin = ['Host: localhost', 'Content-Length: 100', '', 'begin']
    const upload = await send('POST /admin/import?x=1 HTTP/1.1', ...begin)
    const slow = await send(`${method} /contact HTTP/1.1`, ...begin)
    await once(slow.own, 'close')
    expect(upload.own.destroyed).toBe(false)
  },
)

it('does not limit the time to answer a request that is complete', async () => {
  let answer = () => {}
  const send = await open(
    (request, response) => {
      request.resume()
      answer = () => void response.end('done')
    },
    { request: 50 },
  )
  const form = await send(
    'POST /contact HTTP/1.1',
    'Host: localhost',
    'Content-Length: 2',
    '',
    'ab',
  )
  const other = await send(
    'POST /contact HTTP/1.1',
    'Host: localhost',
    'Content-Length: 9',
    '',
    'a',
  )
  await once(other.own, 'close')
  const firstAnswer = answer
  expect(form.own.destroyed).toBe(false)
  firstAnswer()
})
