import type { MiddlewareHandler } from 'hono'

/** Bytes: far more than a form needs, far less than would fill memory. */
const maxBytes = 256 * 1024
/** A center's form has 1,100 with 300 rows of more information. */
const maxFields = 2_000
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
 * Read a whole form before any page sees it. Answers 413 if it is too long or has too many fields, 408 if it is too slow,
 * and 400 if no page of ours sends it (JSON, text, an incomplete body, a NUL character, a field named like a property
 * that every object has). A request without a body is an empty form.
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
    const fields = body && isForm ? await readFields(renew()) : null
    if (fields && fields.length > maxFields) {
      return c.text('This form has too many fields. Go back, and send fewer.', 413)
    }
    if (!fields?.every(isUsable)) {
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

type Field = [name: string, value: FormDataEntryValue]

/** Parse a body; null if it isn't a whole form. */
async function readFields(request: Request): Promise<Field[] | null> {
  try {
    return [...(await request.formData())]
  } catch {
    return null
  }
}

/** The database doesn't accept NUL, and a look-up by such a name would find what no form has sent. */
function isUsable([name, value]: Field): boolean {
  const hasNul = name.includes('\0') || (typeof value === 'string' && value.includes('\0'))
  return !hasNul && !(name in Object.prototype)
}
