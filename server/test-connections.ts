import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { watchConnections } from './connection-door.ts'

export const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`
export const answerOf = (text: string) =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n${text}`

export type Place = { server: Server; port: number; atNode: string[]; sockets: Socket[] }

/** Answers with the address; where there is a door, /kept is answered there. */
export async function openPlace(door: boolean, page = 'kept page'): Promise<Place> {
  const place = { atNode: [] as string[], sockets: [] as Socket[] }
  const server = createServer((request, response) => {
    place.atNode.push(request.url ?? '')
    response.sendDate = false
    const text = request.url === '/kept' ? page : `${request.url}`
    response.writeHead(200, { 'Content-Length': text.length })
    response.end(text)
  })
  if (door) {
    const bytes = Buffer.from(answerOf(page))
    watchConnections(server, ({ url }) => (url === '/kept' ? bytes : null))
  }
  server.on('connection', (socket: Socket) => place.sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, ...place }
}

export async function closePlace({ server }: Place): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A connection, and what has come on it so far. */
export async function open(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
  })
  // A server that closes while it is being written to.
  socket.on('error', () => {})
  return {
    socket,
    read: () => text,
    /** Sends the pieces, each by itself as far as that can be told from here. */
    send: async (...pieces: string[]) => {
      for (const piece of pieces) {
        if (!socket.writable) return
        await new Promise((resolve) => socket.write(Buffer.from(piece, 'latin1'), resolve))
        await setImmediate()
        await setImmediate()
      }
    },
    until: async (isEnough: (text: string) => boolean) => {
      while (!isEnough(text)) await once(socket, 'data')
      return text
    },
  }
}
