import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { openPromise, type ZipFile } from 'yauzl'
import { fileProblems } from '#app/data/import/messages.ts'
import { importLimits, parsingFailed } from './records.ts'

/** An import file. Its bytes can be read more than once and are never all in memory. */
export type FileSource = {
  /** The file name on the person's device; its extension tells the format. */
  name: string
  /** In bytes, before unpacking. */
  size: number
  /** Start from the beginning; a `.gz` file is unpacked. */
  open(): AsyncIterable<Uint8Array>
  /** Open a workbook as the zip archive that it is. Throws if the file is not a zip archive. */
  openZip(): Promise<ZipFile>
  /** Bytes that the latest `open()` has read so far, out of `size`. */
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

/** A small packed file can expand to any size, so stop at the limit. */
async function* expand(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize })
  // Ignore this rejection: the loop below throws the same error, and stopping early isn't an error.
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
