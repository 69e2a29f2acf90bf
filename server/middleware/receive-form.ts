import type { MiddlewareHandler } from 'hono'

/** Bytes: far more than a form needs, far less than would fill memory. */
const maxBytes = 256 * 1024
/** Milliseconds to receive a form. */
const maxDuration = 100_000

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Routes that stream an upload to disk themselves, after checking who sends it. */
export const takesFiles = /^\/admin\/(import(\/upload)?|sources\/[^/]+\/upload)$/
const formTypes = [
  /^application\/x-www-form-urlencoded\s*(;|$)/i,
  // RFC 2046, 5.1.1: a boundary has at most 70 characters.
  /^multipart\/form-data\s*;\s*boundary="?[^";]{1,70}"?\s*(;|$)/i,
]

/**
 * Read a whole form before any page sees it. Answers 413 if it is too long, 408 if too slow, and 400 if it is not a form
 * (JSON, text, an incomplete body, a NUL character). A request without a body is an empty form.
 */
export function receiveForm(duration = maxDuration): MiddlewareHandler {
  return async (c, next) => {
    const { method, path, raw } = c.req
    if (safeMethods.has(method) || (method === 'POST' && takesFiles.test(path))) return next()
    const body = await readBody(raw.body, duration)
    if (body === 'too long') {
      return c.text('This is too long to send. Go back, and make it shorter.', 413)
    }
    if (body === 'too slow') {
      c.header('Connection', 'close')
      return c.text('This took too long to arrive. Go back, and send it again.', 408)
    }
    const headers = new Headers(raw.headers)
    if (body?.length === 0) headers.set('Content-Type', 'application/x-www-form-urlencoded')
    const type = headers.get('Content-Type') ?? ''
    const isForm = formTypes.some((known) => known.test(type))
    const renew = () => new Request(raw.url, { method, headers, body, signal: raw.signal })
    if (!body || !isForm || !(await isReadable(renew()))) {
      return c.text('This is not a form of this site, or not all of it.', 400)
    }
    c.req.raw = renew()
    return next()
  }
}

/** Read a body; null if it ends early. */
async function readBody(
  body: ReadableStream<Uint8Array> | null,
  duration: number,
): Promise<Uint8Array<ArrayBuffer> | 'too long' | 'too slow' | null> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => {})
  }, duration)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) return 'too slow'
      if (done) return Uint8Array.from(Buffer.concat(chunks))
      size += value.length
      if (size > maxBytes) return 'too long'
      chunks.push(value)
    }
  } catch {
    return isLate ? 'too slow' : null
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the body can be parsed into fields without NUL, which the database doesn't accept. */
async function isReadable(request: Request): Promise<boolean> {
  try {
    const form = await request.formData()
    return [...form].every(([name, value]) => !name.includes('\0') && !hasNul(value))
  } catch {
    return false
  }
}

function hasNul(value: FormDataEntryValue): boolean {
  return typeof value === 'string' && value.includes('\0')
}
