import { summaryTexts } from '#app/features/import/messages.ts'
import { writeCsv, writeCsvRows } from '#app/lib/write-csv.ts'
import { countDuplicates, duplicateRules, type ImportCounts } from './import-outcome.ts'
import type { StoredContents } from './import-record.ts'

/** A record of an import as its report shows it. */
export type ReportRow = {
  number: number
  outcome: string
  rule: string | null
  name: string | null
  place: string | null
  reason: string | null
  warnings: string[]
  undone: boolean
  keptBecause: string | null
  center: { slug: string } | null
}

/**
 * The report of an import as CSV, one line a record of the file, a thousand at a time: `read` gives
 * those after a number.
 */
export async function* writeReport(
  read: (after: number) => Promise<ReportRow[]>,
): AsyncGenerator<string> {
  yield writeCsv(
    ['item', 'outcome', 'rule', 'name', 'place', 'reason', 'warnings', 'center', 'undone'],
    [],
  )
  let last = 0
  for (;;) {
    const rows = await read(last)
    if (rows.length === 0) return
    last = rows.at(-1)?.number ?? last
    yield writeCsvRows(rows.map(toCells))
  }
}

function toCells(row: ReportRow) {
  const { number, outcome, rule, name, place, reason, warnings, center } = row
  const undone = row.keptBecause ? `no: ${row.keptBecause}` : row.undone ? 'yes' : ''
  const path = center && `/centers/${center.slug}`
  return [number, outcome, rule, name, place, reason, warnings.join('; '), path, undone]
}

/** An import's results in lines of plain words, the numbers first, then what deserves a look. */
export function summarizeImport(
  counts: ImportCounts,
  contents: StoredContents,
  leftOut: { messages: readonly string[]; total: number },
): string[] {
  const { inserted, merged, filled, duplicates, skipped, failed, warned } = counts
  const doubles = countDuplicates(counts)
  const total = inserted + merged + filled + doubles + skipped + failed
  const lines = [
    summaryTexts.read(
      total,
      contents.formats.map(([name]) => name),
    ),
    summaryTexts.inserted(inserted),
  ]
  if (merged > 0) lines.push(summaryTexts.merged(merged))
  if (filled > 0) lines.push(summaryTexts.filled(filled))
  if (doubles > 0) lines.push(summaryTexts.duplicates(doubles))
  for (const rule of duplicateRules) {
    if (duplicates[rule] > 0) lines.push(summaryTexts.rule(rule, duplicates[rule]))
  }
  if (skipped > 0) lines.push(summaryTexts.skipped(skipped))
  if (failed > 0) lines.push(summaryTexts.failed(failed))
  lines.push(...leftOut.messages.map((message) => `  ${message}`))
  const rest = leftOut.total - leftOut.messages.length
  if (rest > 0) lines.push(summaryTexts.more(rest))
  if (warned > 0) lines.push(summaryTexts.warned(warned))
  if (contents.unknownFields.length > 0) {
    lines.push(summaryTexts.unknownFields(contents.unknownFields))
  }
  if (contents.unknownCodes.length > 0) lines.push(summaryTexts.unknownCodes(contents.unknownCodes))
  return [...lines, ...contents.notes]
}
