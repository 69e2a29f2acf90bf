import type { Entry, ZipFile } from 'yauzl'
import { fileProblems } from '#app/data/import/messages.ts'
import { type FileSource, isPackingError } from './file-source.ts'
import { ImportFileError, importLimits, parsingFailed } from './records.ts'

/** The files in a zip archive, by their path in it. Nothing is written to the disk. */
export type ZipParts = ReadonlyMap<string, ZipPart>
export type ZipPart = { path: string; size: number; open(): AsyncIterable<Uint8Array> }

/**
 * Open a zip archive for `read`, and close it after. The archive's index states the unpacked sizes, and yauzl enforces
 * them; above the limit we read nothing. Throws `ImportFileError`, with `notAnArchive` for another kind of file.
 */
export async function* readZip<Value>(
  source: FileSource,
  notAnArchive: string,
  read: (parts: ZipParts) => AsyncGenerator<Value>,
): AsyncGenerator<Value> {
  let zip: ZipFile
  try {
    zip = await source.openZip()
  } catch (error) {
    throw isSystemError(error) ? error : parsingFailed(notAnArchive)
  }
  try {
    yield* read(await listParts(zip))
  } catch (error) {
    throw explain(error)
  } finally {
    zip.close()
  }
}

function explain(error: unknown): unknown {
  if (error instanceof ImportFileError || isSystemError(error)) return error
  // yauzl throws a plain Error if an archive is damaged or lies about its sizes.
  const isDamaged = error instanceof Error && error.constructor === Error
  return isDamaged || isPackingError(error) ? parsingFailed(fileProblems.damagedArchive) : error
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

async function listParts(zip: ZipFile): Promise<ZipParts> {
  const parts = new Map<string, ZipPart>()
  let expanded = 0
  if (zip.entryCount > importLimits.parts) {
    throw parsingFailed(fileProblems.tooManyParts(importLimits.parts))
  }
  for await (const entry of zip.eachEntry()) {
    expanded += entry.uncompressedSize
    if (expanded > importLimits.expandedMegabytes * 1024 * 1024) {
      throw parsingFailed(fileProblems.expandsTooFar(importLimits.expandedMegabytes))
    }
    const { fileName: path, uncompressedSize: size } = entry
    parts.set(path, { path, size, open: () => unpack(zip, entry) })
  }
  return parts
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>
}
