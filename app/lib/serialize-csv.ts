export type Cell = string | number | boolean | null | undefined

/**
 * Serialize a table as CSV (RFC 4180: CRLF, doubled quotes), with a byte order mark for
 * spreadsheets. A text that a spreadsheet would take for a formula, or that begins with such an
 * apostrophe, gets an apostrophe in front (OWASP, CSV injection). Cells with other separators (";",
 * tab) are quoted too. Numbers stay numbers; null is an empty cell.
 */
export function serializeCsv(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  return `\uFEFF${serializeCsvRows([header])}${serializeCsvRows(rows)}`
}

/** Respond with a CSV download that no cache stores: "activity-2026-11-20.csv". */
export function sendCsv(fileName: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Serialize more rows of a table that is written in parts. */
export function serializeCsvRows(rows: Iterable<readonly Cell[]>): string {
  let lines = ''
  for (const row of rows) lines += `${row.map(serializeCell).join(',')}\r\n`
  return lines
}

/**
 * The start of a formula in spreadsheets, also in fullwidth characters, perhaps after apostrophes.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/

/** Remove the apostrophe that `serializeCsv`, like other programs, puts before a formula. */
export function dropApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

function serializeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
