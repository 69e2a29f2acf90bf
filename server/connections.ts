import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Connections = ReturnType<typeof followConnections>

/** Track a server's connections and the unsent responses of each. */
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
  // Must run before the listener that answers, which may send the headers at once.
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
    /** Count connections and requests so far. */
    countArrivals: () => arrivals,
    /** Send `Connection: close` with every response from now on. */
    endKeepAlive(): void {
      isKeepAlive = false
      for (const responses of unsent.values()) {
        for (const response of responses) {
          if (!response.headersSent) response.setHeader('Connection', 'close')
        }
      }
    },
    /** Accept no new connection, and end each when its responses are sent. Resolves when all have ended. */
    end(): Promise<void> {
      isEnding = true
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const [socket, responses] of unsent) {
        if (responses.size === 0) socket.destroy()
      }
      return ended
    },
    /** End all connections at once. Returns the number of responses that this cuts off. */
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
 * Close a response whose client is gone. Node closes only the response that is being sent. With pipelining, the ones
 * behind it would never end, and neither would the file streams that feed them.
 */
function abandon(response: ServerResponse): void {
  if (response.socket) return
  response.destroy()
  response.emit('close')
}
