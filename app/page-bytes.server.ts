const bytesOf = new WeakMap<Response, Buffer<ArrayBuffer>>()

/**
 * A page's answer with its bytes (UTF-8) beside it, for the host to compress and send as they are. A body
 * copies what it is made of into a stream, and gives it back in pieces.
 */
export function answerWithBytes(html: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(null, init)
  bytesOf.set(response, html)
  return response
}

/** The bytes that `answerWithBytes` put beside this very answer; undefined for one with a body of its own. */
export function readPageBytes(response: Response): Buffer<ArrayBuffer> | undefined {
  return bytesOf.get(response)
}
