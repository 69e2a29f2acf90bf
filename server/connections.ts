import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Connections = ReturnType<typeof followConnections>

/** Follows a server's connections, and on each the responses that are not sent yet. */
export function followConnections(server: Server) {
  const unsent = new Map<Socket, Set<ServerResponse>>()
  let arrivals = 0
  let isKeepAlive = true
  let isEnding = false

  server.on('connection', (socket) => {
    arrivals += 1
    const responses = new Set<ServerResponse>()
    unsent.set(socket, responses)
    socket.once('close', () => {
      unsent.delete(socket)
      for (const response of responses) abandon(response)
    })
  })
  // Before the listener that answers, which may send the headers at once.
  server.prependListener('request', ({ socket }, response) => {
    arrivals += 1
    const responses = unsent.get(socket)
    if (!responses) return abandon(response)
    responses.add(response)
    if (!isKeepAlive) response.setHeader('Connection', 'close')
    response.once('finish', () => {
      responses.delete(response)
      if (isEnding && responses.size === 0) socket.destroySoon()
    })
  })

  return {
    /** How many connections and requests have come so far. */
    countArrivals: () => arrivals,
    /** From now on every response tells its client that the connection ends with it. */
    endKeepAlive(): void {
      isKeepAlive = false
      for (const responses of unsent.values()) {
        for (const response of responses) {
          if (!response.headersSent) response.setHeader('Connection', 'close')
        }
      }
    },
    /** Takes no new connection, and ends each one once its responses are sent. Resolves when all have ended. */
    end(): Promise<void> {
      isEnding = true
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const [socket, responses] of unsent) {
        if (responses.size === 0) socket.destroy()
      }
      return ended
    },
    /** Ends all connections at once. Returns how many responses that cuts off. */
    cut(): number {
      let responses = 0
      server.close()
      for (const [socket, { size }] of unsent) {
        responses += size
        socket.destroy()
      }
      return responses
    },
  }
}

/**
 * Tells a response that its client is gone. Node tells only the one that is being sent: another that waits behind it
 * on the connection (pipelining) would never end, nor would the file that is streamed into it.
 */
function abandon(response: ServerResponse): void {
  if (response.socket) return
  response.destroy()
  response.emit('close')
}
