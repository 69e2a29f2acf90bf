import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { type Rejection, type RemoteAccess, settleTarget, type Target } from './remote-access.ts'

const usualWait = 5_000
const maxBytes = 10 * 1024 * 1024
const maxRedirects = 3
const imageType = /^image\/(jpeg|pjpeg|png|webp|gif|avif)\s*(;|$)/i

type FetchedImage = { ok: true; bytes: Buffer } | { ok: false; reason: string }

type Step = { bytes: Buffer } | { location: string } | { refused: string }

/**
 * Fetches a picture from another host: https and allowed addresses only, at most three redirects (each checked), five
 * seconds and ten megabytes. Nothing proves yet that the bytes are a picture.
 */
export async function fetchImage(
  address: string,
  access: RemoteAccess,
  maxWait = usualWait,
): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(maxWait)
  const tooSlow = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // The resolver cannot be interrupted; the wait for it can.
  tooSlow.catch(() => {})
  try {
    let next = address
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const target = await Promise.race([settleTarget(next, access), tooSlow])
      if ('refused' in target) return reject(target.refused)
      const step = await ask(target, access.ca, signal)
      if ('refused' in step) return reject(step.refused)
      if ('bytes' in step) return { ok: true, bytes: step.bytes }
      next = URL.parse(step.location, target.url)?.href ?? ''
    }
    return reject('too many redirects')
  } catch (error) {
    return reject(signal.aborted ? 'it took too long' : describeFailure(error))
  }
}

function reject(reason: Rejection | string): FetchedImage {
  return { ok: false, reason }
}

function describeFailure(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}

function ask({ url, addresses }: Target, ca: string | undefined, signal: AbortSignal) {
  return new Promise<Step>((resolve, reject) => {
    const outgoing = request(
      url,
      // No agent: a kept connection might lead to another machine.
      { agent: false, lookup: answerWith(addresses), ca, signal, headers: { accept: 'image/*' } },
      (incoming) => readAnswer(incoming).then(resolve, reject),
    )
    outgoing.once('error', reject)
    outgoing.end()
  })
}

/** Creates a resolver that always returns the checked addresses. */
function answerWith(addresses: string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_host, options, done) => {
    const [first] = answers
    if (options.all) done(null, answers)
    else done(null, first?.address ?? '', first?.family)
  }
}

async function readAnswer(incoming: IncomingMessage): Promise<Step> {
  const { statusCode = 0, headers } = incoming
  const giveUp = <Result extends Step>(step: Result) => {
    incoming.destroy()
    return step
  }
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    return giveUp({ location: headers.location })
  }
  if (statusCode !== 200) return giveUp({ refused: `it answered ${statusCode}` })
  if (!imageType.test(headers['content-type'] ?? '')) return giveUp({ refused: 'it is no picture' })
  if (headers['content-encoding']) return giveUp({ refused: 'it is packed' })
  const tooLarge = { refused: 'it is too large' }
  if (Number(headers['content-length'] ?? 0) > maxBytes) return giveUp(tooLarge)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > maxBytes) return giveUp(tooLarge)
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}
