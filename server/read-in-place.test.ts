import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect, createServer as createNetServer, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { watchConnections } from './connection-door.ts'
import { readInPlace } from './read-in-place.ts'

it('is how this Node lets a server read', async () => {
  const taken: string[] = []
  const server = createNetServer((socket) => {
    const isIn = readInPlace(socket, (length, buffer) => {
      taken.push(buffer.toString('latin1', 0, length))
      return true
    })
    socket.on('data', () => taken.push('by the stream'))
    socket.end(String(isIn))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.end('what comes')
  const [answer] = await once(client, 'data')
  expect(String(answer)).toBe('true')
  await expect.poll(() => taken).toEqual(['what comes'])
  await new Promise((resolve) => server.close(resolve))
})

it('leaves a connection alone that cannot', () => {
  const gone = new Socket()
  const before = Reflect.ownKeys(gone)
  expect(readInPlace(gone, () => true)).toBe(false)
  expect(Reflect.ownKeys(gone)).toEqual(before)
})

it('mixes nothing of what many send at once, however slowly it is read', async () => {
  const server = createServer(async (asked, response) => {
    const hash = createHash('sha256')
    for await (const chunk of asked) {
      // What is held meanwhile waits in the stream, and then in the network.
      await new Promise((resolve) => setImmediate(resolve))
      hash.update(chunk)
    }
    response.end(hash.digest('hex'))
  })
  watchConnections(server, () => null)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const upload = async (content: Buffer) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/' })
    sent.end(content)
    const [answer] = await once(sent, 'response')
    return Buffer.concat(await answer.toArray()).toString()
  }
  const contents = Array.from({ length: 8 }, () => randomBytes(1_500_000))
  expect(await Promise.all(contents.map(upload))).toEqual(
    contents.map((content) => createHash('sha256').update(content).digest('hex')),
  )
  await new Promise((resolve) => server.close(resolve))
})

it('reads no further than is taken', async () => {
  let taken: Socket | undefined
  const server = createServer((asked) => {
    // Nobody reads what is sent.
    taken = asked.socket
  })
  watchConnections(server, () => null)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/' })
  sent.on('error', () => {})
  sent.write(Buffer.alloc(64 * 1024 * 1024))
  await expect.poll(() => taken?.isPaused()).toBe(true)
  const before = taken?.bytesRead
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(taken?.bytesRead).toBe(before)
  expect(before).toBeLessThan(1_000_000)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
