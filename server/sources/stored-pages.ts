import { createReadStream, existsSync } from 'node:fs'
import { appendFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import * as z from 'zod'

/** Lists change daily: older pages would be joined with those of another list. */
const longestKeptMs = 24 * 3600 * 1000

const headShape = z.object({
  search: z.string(),
  totalPages: z.number(),
  recordCount: z.number(),
  /** In milliseconds since 1970. */
  begunAt: z.number(),
})
type Head = z.output<typeof headShape>

export type StoredPages = Awaited<ReturnType<typeof openStoredPages>>

/**
 * Open the pages of a search that were read so far. They lie in a file: first its head, then a line for each page. A
 * later process goes on after the last whole line. Forgets pages of another `search`, and those older than a day.
 */
export async function openStoredPages(path: string, search: string) {
  let head: Head | null = null
  let count = 0
  let rows = 0
  let bytes = 0
  let last = ''

  const note = (records: string, length: number) => {
    count += 1
    rows += length
    bytes += Buffer.byteLength(records)
    last = records
  }
  const forget = async () => {
    head = null
    count = rows = bytes = 0
    last = ''
    await rm(path, { force: true })
  }

  let whole = 0
  for await (const [line, value] of readWholeLines(path)) {
    whole += Buffer.byteLength(line) + (head ? 1 : 0)
    if (head) {
      note(line, (value as unknown[]).length)
      continue
    }
    head = headShape.safeParse(value).data ?? null
    if (!head) break
  }
  const isOfUse = () =>
    head?.search === search && Date.now() - head.begunAt < longestKeptMs && count > 0
  if (isOfUse()) await truncate(path, whole)
  else await forget()

  return {
    /** The size of the list according to its first page; null before that. */
    head: () => head,
    count: () => count,
    rows: () => rows,
    /** Of the stored records. */
    bytes: () => bytes,
    /** Whether these are the records of the page before. */
    repeatsLast: (records: readonly unknown[]) => serialize(records) === last,
    /** Store the next page; with the first one, what it says of the list. */
    async add(page: { totalPages: number; recordCount: number; rows: readonly unknown[] }) {
      if (!head) {
        const { totalPages, recordCount } = page
        head = { search, totalPages, recordCount, begunAt: Date.now() }
        await writeFile(path, serialize(head))
      }
      const records = serialize(page.rows)
      // The line break first: a line is whole if it can be parsed, however the process ended.
      await appendFile(path, `\n${records}`)
      note(records, page.rows.length)
    },
    forget,
    /** Yield the records of each page. */
    async *read(): AsyncGenerator<unknown[]> {
      let isHead = true
      for await (const [, value] of readWholeLines(path)) {
        if (!isHead) yield value as unknown[]
        isHead = false
      }
    },
  }
}

/** Yield the lines that are JSON, with their values, up to the first that is not. */
async function* readWholeLines(path: string): AsyncGenerator<[string, unknown]> {
  if (!existsSync(path)) return
  for await (const line of createInterface({ input: createReadStream(path) })) {
    try {
      yield [line, JSON.parse(line)]
    } catch {
      // A killed process leaves half a line.
      return
    }
  }
}

/** JSON in one line: readline takes these separators, which JSON leaves in strings, for line breaks. */
function serialize(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
