// Reads files one after another in a process with a small heap, and prints a line for each.
import { statSync } from 'node:fs'
import { createContents } from '#app/data/import/centers/parse-centers.ts'
import { readBatches } from '#app/data/import/centers/read-batches.ts'
import { openFileSource } from '#app/data/import/formats/file-source.ts'
import { ImportFileError } from '#app/data/import/formats/records.ts'

export type ReadInChild = {
  path: string
  /** Why the whole file was refused; null if it was read to its end. */
  refused: string | null
  problems: string[]
  /** The longest work without a turn for others, in seconds of the processor's time. */
  longestTurn: number
}

for (const path of process.argv.slice(2)) {
  const read: ReadInChild = { path, refused: null, problems: [], longestTurn: 0 }
  let before = process.cpuUsage()
  const timer = setInterval(() => {
    read.longestTurn = Math.max(read.longestTurn, process.cpuUsage(before).user / 1e6)
    before = process.cpuUsage()
  }, 10)
  try {
    const source = openFileSource(path, path, statSync(path).size)
    for await (const items of readBatches(source, createContents(), {})) {
      for (const item of items) if (!item.ok) read.problems.push(item.reason)
    }
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    read.refused = error.message
  }
  clearInterval(timer)
  process.stdout.write(`${JSON.stringify(read)}\n`)
}
