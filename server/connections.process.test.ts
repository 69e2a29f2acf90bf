import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { queryObjects } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Connections, followConnections } from './connections.ts'
import { mountStaticFiles } from './static-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-connections-'))
  mkdirSync(path.join(folder, 'assets'))
  // More than a socket's buffers hold: the client has to read.
  writeFileSync(path.join(folder, 'assets/large.js'), Buffer.alloc(8_000_000))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function serveFiles(): Promise<{ server: Server; connections: Connections; port: number }> {
  const app = new Hono<{ Variables: object }>()
  mountStaticFiles(app, folder)
  const server = createServer(getRequestListener(app.fetch))
  const connections = followConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, connections, port: (server.address() as AddressInfo).port }
}

const ask = 'GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Send one request, or two without waiting for the first answer, and disconnect halfway. */
async function disconnect(port: number, times: 1 | 2) {
  const socket = connect(port, '127.0.0.1')
  socket.write(ask.repeat(times))
  await once(socket, 'data')
  socket.destroy()
}

async function vanishOften(port: number, requests: number) {
  let left = requests
  const visit = async () => {
    while (left > 0) {
      const times = left % 3 === 0 ? 1 : 2
      left -= times
      await disconnect(port, times)
    }
  }
  await Promise.all(Array.from({ length: 20 }, visit))
}

const countDescriptors = () => readdirSync('/proc/self/fd').length

it('clients that disconnect leave no response and no open file', async () => {
  const { connections, port } = await serveFiles()
  await disconnect(port, 2)
  const before = process.platform === 'linux' ? countDescriptors() : 0
  await vanishOften(port, 4_000)
  await expect.poll(() => queryObjects(ServerResponse)).toBeLessThan(10)
  if (before) await expect.poll(countDescriptors).toBeLessThanOrEqual(before + 5)
  await connections.end()
})

it('a server stops after 200 clients have disconnected, 20 times', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { server, connections, port } = await serveFiles()
    await vanishOften(port, 200)
    await connections.end()
    expect(server.listening).toBe(false)
  }
})
