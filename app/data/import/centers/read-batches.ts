import type { FileSource } from '#app/data/import/formats/file-source.ts'
import { measureLength } from '#app/data/import/formats/record-limits.ts'
import { importLimits, parsingFailed } from '#app/data/import/formats/records.ts'
import { fileProblems } from '#app/data/import/messages.ts'
import {
  type FileContents,
  type ParsedItem,
  type ParseOptions,
  parseCenters,
} from './parse-centers.ts'

/** Records per transaction. More would not be faster, and others wait for the embedded engine meanwhile. */
export const recordsPerBatch = 50
/** In characters of their drafts. */
const batchLength = 5_000_000

/**
 * Read an import file in batches. Throws `ImportFileError`, also when reading takes more than
 * `readingMinutes`; the caller's own work on the batches doesn't count.
 */
export async function* readBatches(
  source: FileSource,
  contents: FileContents,
  {
    readingMinutes = importLimits.readingMinutes,
    ...options
  }: ParseOptions & { readingMinutes?: number },
): AsyncGenerator<ParsedItem[]> {
  const reading = parseCenters(source, contents, options)
  let left = readingMinutes * 60_000
  let waiting: ParsedItem[] = []
  let length = 0
  try {
    for (;;) {
      const startedAt = performance.now()
      const { done, value } = await reading.next()
      left -= performance.now() - startedAt
      if (left < 0) throw parsingFailed(fileProblems.tooSlow(readingMinutes))
      if (done) break
      for (const item of value) {
        waiting.push(item)
        length += measureLength(item)
        if (waiting.length < recordsPerBatch && length < batchLength) continue
        yield waiting
        waiting = []
        length = 0
      }
    }
    if (waiting.length > 0) yield waiting
  } finally {
    await reading.return(undefined)
  }
}
