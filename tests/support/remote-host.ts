import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { RemoteAccess } from '#server/remote/remote-access.ts'
import { makeSelfSigned } from './self-signed.ts'

export type RemoteHost = {
  /** "https://pictures.test:40123" */
  origin: string
  port: number
  /** Every request so far, in order, with its host name. */
  asked: { host: string; path: string }[]
  /** The host's response; 404 by default. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Resolves only this host's names. */
  access: RemoteAccess
  close(): Promise<void>
}

const hostName = 'pictures.test'

/** Start a local HTTPS server with a self-signed certificate that acts as a host on the internet. */
export async function startRemoteHost(): Promise<RemoteHost> {
  const { key, cert } = makeSelfSigned([hostName, `*.${hostName}`])
  const server = createServer({ key, cert }, (request, response) => {
    host.asked.push({ host: request.headers.host ?? '', path: request.url ?? '' })
    host.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host: RemoteHost = {
    origin: `https://${hostName}:${port}`,
    port,
    asked: [],
    answer: (_request, response) => response.writeHead(404).end(),
    access: {
      resolve: async (name) => {
        if (name.endsWith(hostName)) return ['127.0.0.1']
        throw new Error('ENOTFOUND')
      },
      isAllowed: (address, asked) => address === '127.0.0.1' && asked === port,
      ca: cert,
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return host
}

/** Return a response with these bytes for every request. */
export function answerWith(bytes: Uint8Array, type = 'image/jpeg'): RemoteHost['answer'] {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes)
  }
}
