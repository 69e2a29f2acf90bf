type Cell = string | number | boolean | null | undefined

/**
 * A table as CSV (RFC 4180: CRLF, quotes doubled), with a byte order mark so that spreadsheets read it
 * as UTF-8. Text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV
 * injection), and so does text that begins as if it had one; what separates cells where the comma does
 * not (";", tab) is quoted too. Numbers stay numbers, null is an empty cell.
 */
export function serializeCsv(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  return `\uFEFF${serializeCsvRows([header])}${serializeCsvRows(rows)}`
}

/** Such a table as a file to save, which no cache stores: "activity-2026-11-20.csv". */
export function sendCsv(fileName: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Further rows of such a table, for one that is written in parts. */
export function serializeCsvRows(rows: Iterable<readonly Cell[]>): string {
  let lines = ''
  for (const row of rows) lines += `${row.map(serializeCell).join(',')}\r\n`
  return lines
}

/** A formula as spreadsheets begin one, in fullwidth too, perhaps behind apostrophes. */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/

/** A cell as it was before `serializeCsv`, like other programs, put an apostrophe in front of its formula. */
export function dropApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

function serializeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
