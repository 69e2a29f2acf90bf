import type { IncomingMessage, Server } from 'node:http'
import { takesFiles } from './middleware/receive-form.ts'

/** Milliseconds. */
type ConnectionLimits = {
  /** To receive a request's head. */
  head: number
  /** To receive a whole request, except an import's file. */
  request: number
  /** To receive an import's file: 50 MB at half a megabit a second. */
  upload: number
  /** Without a byte in either direction, for example when a client doesn't read its answer. */
  silence: number
}

const usual: ConnectionLimits = {
  head: 60_000,
  // Longer than `receiveForm` waits, which answers a slow form with 408.
  request: 110_000,
  upload: 15 * 60_000,
  silence: 60_000,
}

/** End slow connections: each holds memory and a file descriptor. */
export function limitConnections(server: Server, limits: ConnectionLimits = usual): void {
  server.headersTimeout = limits.head
  server.requestTimeout = limits.upload
  server.setTimeout(limits.silence)
  server.on('request', (request: IncomingMessage) => {
    const { headers, method, url = '' } = request
    if (!headers['content-length'] && !headers['transfer-encoding']) return
    if (method === 'POST' && takesFiles.test(url.split('?', 1)[0] ?? '')) return
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy()
    }, limits.request)
    request.once('close', () => clearTimeout(timer))
  })
}
