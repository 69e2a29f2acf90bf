import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { RemoteAccess } from '#server/remote/remote-access.ts'
import { makeSelfSigned } from './self-signed.ts'

export type PictureHost = {
  /** "https://pictures.test:40123", as in a listing. */
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

const pictureHostName = 'pictures.test'

/** Starts a local HTTPS server with a self-signed certificate that acts as another picture host. */
export async function startPictureHost(): Promise<PictureHost> {
  const { key, cert } = makeSelfSigned([pictureHostName, `*.${pictureHostName}`])
  const server = createServer({ key, cert }, (request, response) => {
    host.asked.push({ host: request.headers.host ?? '', path: request.url ?? '' })
    host.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host: PictureHost = {
    origin: `https://${pictureHostName}:${port}`,
    port,
    asked: [],
    answer: (_request, response) => response.writeHead(404).end(),
    access: {
      resolve: async (name) => {
        if (name.endsWith(pictureHostName)) return ['127.0.0.1']
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

/** Returns a response with these bytes for every request. */
export function answerWith(bytes: Uint8Array, type = 'image/jpeg'): PictureHost['answer'] {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes)
  }
}

/** Makes a picture like a photograph: noise over a color, with a GPS position in its metadata. */
export function makePhotograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  return sharp({ create: { width, height, channels: 3, background: '#7a9', noise } })
    .withExif({ IFD0: { Copyright: 'Quillfeather' }, IFD3: { GPSLatitude: '40/1 13/1 1/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
