import { type Cell, serializeCsv, serializeCsvRows } from './serialize-csv.ts'
import { streamText } from './stream-text.ts'

/**
 * Write a table as CSV, page by page. `read` returns the rows after the given one, null at first; a page without rows
 * ends the table.
 */
export async function* writeCsvPages<Row>(
  header: readonly string[],
  read: (last: Row | null) => Promise<readonly Row[]>,
  toCells: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  yield serializeCsv(header, [])
  for (let last: Row | null = null; ; ) {
    const rows: readonly Row[] = await read(last)
    last = rows.at(-1) ?? null
    if (last === null) return
    yield serializeCsvRows(rows.map(toCells))
  }
}

/** Respond with a CSV download, which is written while the client reads it and which no cache stores. */
export function streamCsv(fileName: string, parts: AsyncIterator<string>): Response {
  return new Response(streamText(parts), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName.replace(/[^\w.-]+/g, '-').slice(-120)}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
