type Cell = string | number | boolean | null | undefined

/**
 * A table as CSV (RFC 4180: CRLF, quotes doubled), with a byte order mark so that spreadsheets read it
 * as UTF-8. Text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV
 * injection); numbers stay numbers, null is an empty cell.
 */
export function writeCsv(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  const lines = [header.map(writeCell).join(',')]
  for (const row of rows) lines.push(row.map(writeCell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
