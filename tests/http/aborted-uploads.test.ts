import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/client.server.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { openAppOver, testSite } from '#tests/support/test-app.ts'
import { makeDataFolder } from '#tests/support/test-server.ts'

const head = [
  '--cut',
  `Content-Disposition: form-data; name="file"; filename="list.csv"`,
  'Content-Type: text/csv',
  '',
  'name,city',
  '',
].join('\r\n')

describe('unfinished uploads', () => {
  let database: Database
  const servers: Server[] = []
  let data: Awaited<ReturnType<typeof makeDataFolder>>
  beforeAll(async () => {
    data = await makeDataFolder()
    database = await openMigrated()
    await seedPeople(database)
  })
  afterAll(async () => {
    for (const server of servers) server.close()
    await database?.close()
    await data?.remove()
  })

  /** Serve the app, with a limit for the duration of uploads; return the port. */
  async function serve(uploadMinutes?: number) {
    const imports = { folder: data.folder, uploadMinutes, wake: () => {} }
    const app = await openAppOver(database, {}, undefined, async () => viewers.admin, { imports })
    const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  /** Send the beginning of an upload. */
  function begin(port: number, address: string) {
    const socket = connect(port, '127.0.0.1')
    const start = [
      `POST ${address} HTTP/1.1`,
      'Host: localhost:3000',
      `Origin: ${testSite.url}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 1000000',
    ].join('\r\n')
    socket.write(`${start}\r\n\r\n${head}${'Hope House,Newark\r\n'.repeat(5000)}`)
    return socket
  }

  /** Disconnect after the server has begun to store an upload. */
  async function breakOff(port: number, address: string) {
    const known = listFiles()
    const socket = begin(port, address)
    await expect.poll(() => listFiles().filter((name) => !known.includes(name))).toHaveLength(1)
    socket.destroy()
  }
  const listFiles = () => readdirSync(data.folder)
  const listOpenFiles = () => readdirSync('/proc/self/fd').length

  // Only Linux lists open file descriptors.
  it.skipIf(process.platform !== 'linux')('leave no file and no descriptor behind', async () => {
    const port = await serve()
    await breakOff(port, '/admin/import')
    await expect.poll(listFiles).toEqual([])
    const before = listOpenFiles()
    for (let times = 0; times < 50; times++) {
      await breakOff(port, '/admin/import')
      await breakOff(port, '/admin/import/upload')
    }
    await expect.poll(listFiles).toEqual([])
    await expect.poll(listOpenFiles).toBeLessThanOrEqual(before + 5)
  })

  it('are stopped after their time limit, with a message', async () => {
    const socket = begin(await serve(0.01), '/admin/import/upload')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('The upload took longer than 0.01 minutes.')
    expect(listFiles()).toEqual([])
  })
})
