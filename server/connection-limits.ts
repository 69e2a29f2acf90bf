import type { IncomingMessage, Server } from 'node:http'
import { takesFiles } from './middleware/receive-form.ts'

/** Milliseconds. */
type ConnectionLimits = {
  /** In which a request's head must have come. */
  head: number
  /** In which any other request must have come, body and all, but a file of an import. */
  request: number
  /** In which such a file must have come: 50 MB, over a line that sends half a megabit a second. */
  upload: number
  /** Without a byte in either direction, as when a client does not read its answer. */
  silence: number
}

const usual: ConnectionLimits = {
  head: 60_000,
  // `receiveForm` has answered a form by then.
  request: 110_000,
  upload: 15 * 60_000,
  silence: 60_000,
}

/** Ends connections that take no end: each would hold memory and a descriptor. */
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
