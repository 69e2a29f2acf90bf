/** Text that is made in parts, as the body of an answer: no more is made than is read. */
export function streamText(parts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return?.()
    },
  })
}
