import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * Write a stream, through transforms, into a file. Rejects as `pipeline` does, but only when the file
 * is closed: a failure may come before it was opened, and it would appear after its deletion.
 */
export async function pipeToFile(
  streams: [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]],
  path: string,
  { flags = 'w', signal }: { flags?: 'w' | 'wx'; signal: AbortSignal },
): Promise<void> {
  const file = createWriteStream(path, { flags })
  try {
    await pipeline([...streams, file], { signal })
  } catch (error) {
    if (!file.closed) await once(file, 'close').catch(() => {})
    throw error
  }
}
