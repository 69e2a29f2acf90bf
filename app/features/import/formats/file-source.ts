import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { openPromise, type ZipFile } from 'yauzl'
import { fileProblems } from '#app/features/import/messages.en.ts'
import { importLimits, parsingFailed } from './records.ts'

/** An import file, whose bytes can be read more than once and need never lie in memory as a whole. */
export type FileSource = {
  /** As the person's device calls it: its extensions tell the format. */
  name: string
  /** In bytes, as it lies there. */
  size: number
  /** The bytes from the beginning; of a `.gz` those of the file inside it. */
  open(): AsyncIterable<Uint8Array>
  /** The file as the zip archive that a workbook is. Throws where it is none. */
  openZip(): Promise<ZipFile>
  /** How much of `size` the last reading has read. */
  position(): number
}

const chunkSize = 64 * 1024

export function openFileSource(path: string, name: string, size: number): FileSource {
  let position = 0
  async function* read(): AsyncGenerator<Uint8Array> {
    position = 0
    const end = Math.max(size - 1, 0)
    for await (const chunk of createReadStream(path, { highWaterMark: chunkSize, end })) {
      position += chunk.length
      yield chunk
    }
  }
  return {
    name,
    size,
    open: () => (/\.gz$/i.test(name.trim()) ? expand(read()) : read()),
    openZip: () => openPromise(path, { autoClose: false }),
    position: () => position,
  }
}

/** What is packed may be small and expand to any size: reading stops at the limit. */
async function* expand(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize })
  // An error on either side is thrown by the loop as well, and reading no further is none.
  const feeding = pipeline(packed, gunzip).catch(() => {})
  let size = 0
  try {
    for await (const chunk of gunzip as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > importLimits.expandedMegabytes * 1024 * 1024) {
        throw parsingFailed(fileProblems.expandsTooFar(importLimits.expandedMegabytes))
      }
      yield chunk
    }
  } catch (error) {
    throw isPackingError(error) ? parsingFailed(fileProblems.damagedArchive) : error
  } finally {
    gunzip.destroy()
    await feeding
  }
}

export function isPackingError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^Z_/.test(code)
}
