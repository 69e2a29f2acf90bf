import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { type Rejection, type RemoteAccess, settleTarget, type Target } from './remote-access.ts'

const maxRedirects = 3

type Asking = {
  access: RemoteAccess
  headers: Record<string, string>
  /** Sent by POST, to redirects as well. For requests that only read and hold nothing secret. */
  form?: URLSearchParams | undefined
  /** Ends the request and the reading of its response. */
  signal: AbortSignal
}

/** A response whose body nobody has read yet. Read it to its end or destroy it. */
type Reached = { response: IncomingMessage; url: URL }

/**
 * Request a URL of another host and follow at most three redirects, each checked like the first address: https and
 * allowed addresses only. Rejects if the connection fails or `signal` aborts.
 */
export async function followUrl(
  address: string,
  { access, headers, form, signal }: Asking,
): Promise<Reached | { refused: Rejection | 'too many redirects' }> {
  signal.throwIfAborted()
  const settled = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const options = { once: true, signal: settled.signal }
    signal.addEventListener('abort', () => reject(signal.reason), options)
  })
  // The resolver cannot be interrupted; the wait for it can.
  aborted.catch(() => {})
  const body = form?.toString()
  let next = address
  try {
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const target = await Promise.race([settleTarget(next, access), aborted])
      if ('refused' in target) return target
      const response = await ask(target, { access, headers, signal }, body)
      const location = readRedirect(response)
      if (location === null) return { response, url: target.url }
      response.destroy()
      next = URL.parse(location, target.url)?.href ?? ''
    }
    return { refused: 'too many redirects' }
  } finally {
    settled.abort()
  }
}

/** Name what went wrong with a connection: the system's code ("ECONNRESET") where there is one. */
export function describeNetworkFailure(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}

function readRedirect({ statusCode = 0, headers }: IncomingMessage): string | null {
  return statusCode >= 300 && statusCode < 400 ? (headers.location ?? null) : null
}

function ask(
  { url, addresses }: Target,
  { access: { ca }, headers, signal }: Asking,
  form: string | undefined,
) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const formHeaders = form !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(form)),
    }
    // No agent: a kept connection might lead to another machine.
    const options = {
      agent: false,
      method: form === undefined ? 'GET' : 'POST',
      lookup: answerWith(addresses),
      ca,
      signal,
      headers: { ...headers, ...formHeaders },
    }
    const request = url.protocol === 'http:' ? requestHttp : requestHttps
    request(url, options, resolve).on('error', reject).end(form)
  })
}

/** Create a resolver that always returns the checked addresses. */
function answerWith(addresses: string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_host, options, done) => {
    const [first] = answers
    if (options.all) done(null, answers)
    else done(null, first?.address ?? '', first?.family)
  }
}
