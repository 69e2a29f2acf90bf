import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { RemoteAccess } from '#server/images/remote-access.ts'
import { makeSelfSigned } from './self-signed.ts'

export type PictureHost = {
  /** "https://pictures.test:40123", as a listing would name it. */
  origin: string
  port: number
  /** Every path that was asked for, in order, and from which name. */
  asked: { host: string; path: string }[]
  /** What the host answers; 404 by default. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Reaches this host by its names, and nothing else. */
  access: RemoteAccess
  close(): Promise<void>
}

const pictureHostName = 'pictures.test'

/** Another host's pictures, on this machine, over HTTPS with a certificate of its own. */
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

/** Answers every request with these bytes. */
export function answerWith(bytes: Uint8Array, type = 'image/jpeg'): PictureHost['answer'] {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes)
  }
}

/** A photograph-like picture: noise over a gradient, with the place where it was taken in its metadata. */
export function makePhotograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  return sharp({ create: { width, height, channels: 3, background: '#7a9', noise } })
    .withExif({ IFD0: { Copyright: 'Quillfeather' }, IFD3: { GPSLatitude: '40/1 13/1 1/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
