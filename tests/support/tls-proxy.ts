import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { makeSelfSigned } from './self-signed.ts'

export type TlsProxy = {
  /** A loopback address of its own, with ports 80 and 443. */
  address: string
  /** The certificate, which clients have to trust, as PEM. */
  cert: string
  /** Faults that a test can switch on. */
  behavior: Behavior
  close(): Promise<void>
}

type Behavior = {
  /** The server behind it, such as "http://127.0.0.1:40123". */
  upstream: string
  /** Addresses that it appends to X-Forwarded-For; one for each hop that it stands for. */
  hops: string[]
  keepsHost: boolean
  redirectsPlainHttp: boolean
  /** Replaces the Date header. */
  date: Date | null
}

/**
 * Start a proxy that ends TLS for a host name, with and without "www". Throws EACCES if this user
 * may not listen on ports 80 and 443.
 */
export async function startTlsProxy(host: string, upstream: string): Promise<TlsProxy> {
  const { key, cert } = makeSelfSigned([host, `www.${host}`])
  const address = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
  const behavior: Behavior = {
    upstream,
    hops: ['203.0.113.9'],
    keepsHost: true,
    redirectsPlainHttp: true,
    date: null,
  }
  const secure = createTlsServer({ key, cert }, (incoming, outgoing) =>
    forward(behavior, incoming, outgoing),
  )
  const plain = createServer((incoming, outgoing) => {
    const location = `https://${host}${incoming.url}`
    outgoing.writeHead(behavior.redirectsPlainHttp ? 301 : 404, { location }).end()
  })
  const servers = [
    { server: secure, port: 443 },
    { server: plain, port: 80 },
  ]
  for (const { server, port } of servers) {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, address, resolve)
    })
  }
  const close = async () => {
    for (const { server } of servers) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
  return { address, cert, behavior, close }
}

function forward(behavior: Behavior, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers }
  if (behavior.hops.length > 0) headers['x-forwarded-for'] = behavior.hops.join(', ')
  if (!behavior.keepsHost) headers.host = 'backend'
  const { method, url } = incoming
  const sent = request(behavior.upstream + url, { method, headers }, (response) => {
    const date = behavior.date?.toUTCString() ?? response.headers.date
    outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, date })
    response.pipe(outgoing)
  })
  sent.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(sent)
}
