import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createContents, toStored } from '#app/data/import/centers/parse-centers.ts'
import { readBatches } from '#app/data/import/centers/read-batches.ts'
import { openFileSource } from '#app/data/import/formats/file-source.ts'
import { findFormat } from '#app/data/import/formats/import-formats.ts'
import { pickReading } from '#app/data/import/job/import-record.ts'
import { importMessages } from '#app/data/import/messages.ts'
import type { ImportContents } from '#db/schema/imports.ts'
import { UsageError } from './command.ts'
import type { FileSettings } from './import-settings.ts'

/** A file that has been read to its end without errors. */
export type CheckedFile = {
  path: string
  /** In bytes. */
  size: number
  rows: number
  contents: ImportContents
  mapping: Record<string, string>
}

/** Read a file to its end, so no import starts that cannot finish. */
export async function checkFile({
  file,
  mapping,
  choices,
  headerColumns,
}: FileSettings): Promise<CheckedFile> {
  if (!findFormat(file)) throw new UsageError(importMessages.unsupportedFormat)
  const size = await readSize(file)
  const contents = createContents()
  let rows = 0
  const source = openFileSource(file, file, size)
  const reading = { ...pickReading(choices), mapping, headerColumns }
  for await (const items of readBatches(source, contents, reading)) {
    rows += items.length
  }
  return { path: path.resolve(file), size, rows, contents: toStored(contents), mapping }
}

/** Return a file's size in bytes. */
export async function readSize(file: string): Promise<number> {
  const { size } = await stat(file).catch((error) => {
    throw new UsageError(`The file cannot be read: ${error.message}`)
  })
  return size
}
