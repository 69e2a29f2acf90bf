import { type Cell, serializeCsv, serializeCsvRows } from '#app/lib/serialize-csv.ts'

/** How a stream of rows is written. */
export type RowFormat<Row = unknown> = {
  headers: Record<string, string>
  /** Comes before the first row. */
  head: string
  writeRow(row: Row): string
}

const shared = { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' }

/** One JSON object on each line. */
export const jsonLines: RowFormat = {
  headers: { ...shared, 'Content-Type': 'application/x-ndjson' },
  head: '',
  writeRow: (row) => `${JSON.stringify(row)}\n`,
}

/** A list as a table for a spreadsheet; `name` is that of the file. */
export function describeTable<Row>(
  name: string,
  { columns, flatten }: { columns: readonly string[]; flatten(row: Row): Cell[] },
): RowFormat<Row> {
  return {
    headers: {
      ...shared,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
    head: serializeCsv(columns, []),
    writeRow: (row) => serializeCsvRows([flatten(row)]),
  }
}
