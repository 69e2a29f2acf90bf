import type { IncomingMessage } from 'node:http'
import { describeNetworkFailure, followUrl } from '#server/remote/follow-url.ts'
import type { RemoteAccess } from '#server/remote/remote-access.ts'

const usualWait = 5_000
const maxBytes = 10 * 1024 * 1024
const imageType = /^image\/(jpeg|pjpeg|png|webp|gif|avif)\s*(;|$)/i

type FetchedImage = { ok: true; bytes: Buffer } | { ok: false; reason: string }

/**
 * Fetch a picture from another host: https and allowed addresses only, at most three redirects (each checked), five
 * seconds and ten megabytes. Nothing proves yet that the bytes are a picture.
 */
export async function fetchImage(
  address: string,
  access: RemoteAccess,
  maxWait = usualWait,
): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(maxWait)
  try {
    const reached = await followUrl(address, { access, headers: { accept: 'image/*' }, signal })
    return 'refused' in reached ? reject(reached.refused) : await readImage(reached.response)
  } catch (error) {
    return reject(signal.aborted ? 'it took too long' : describeNetworkFailure(error))
  }
}

function reject(reason: string): FetchedImage {
  return { ok: false, reason }
}

async function readImage(response: IncomingMessage): Promise<FetchedImage> {
  const giveUp = (reason: string) => {
    response.destroy()
    return reject(reason)
  }
  const { statusCode, headers } = response
  if (statusCode !== 200) return giveUp(`it answered ${statusCode}`)
  if (!imageType.test(headers['content-type'] ?? '')) return giveUp('it is no picture')
  if (headers['content-encoding']) return giveUp('it is packed')
  if (Number(headers['content-length'] ?? 0) > maxBytes) return giveUp('it is too large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes) return giveUp('it is too large')
    chunks.push(chunk)
  }
  return { ok: true, bytes: Buffer.concat(chunks) }
}
