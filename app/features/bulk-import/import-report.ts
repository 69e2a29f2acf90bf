import { countDuplicates, type ImportCounts, type ImportOutcome } from './import-outcome.ts'
import { summaryTexts } from './messages.ts'
import type { ParsedCenters } from './parse-centers.ts'

/**
 * The report of an import as CSV, one line a record of the file. Cells that a spreadsheet would run
 * as a formula begin with an apostrophe.
 */
export function writeReport(outcomes: readonly ImportOutcome[]): string {
  const rows = outcomes.map(({ number, name, outcome, rule, reason, warnings }) => [
    String(number),
    outcome,
    rule ?? '',
    name ?? '',
    reason ?? '',
    warnings.join('; '),
  ])
  const header = ['item', 'outcome', 'rule', 'name', 'reason', 'warnings']
  return [header, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** An import's results in lines of plain words, the numbers first, then what deserves a look. */
export function summarizeImport(
  parsed: ParsedCenters,
  { counts, outcomes }: { counts: ImportCounts; outcomes: readonly ImportOutcome[] },
): string[] {
  const lines = [summaryTexts.read(outcomes.length, [...parsed.shapes.keys()])]
  lines.push(summaryTexts.inserted(counts.inserted))
  if (counts.merged > 0) lines.push(summaryTexts.merged(counts.merged))
  if (countDuplicates(counts) > 0) {
    lines.push(summaryTexts.duplicates(countDuplicates(counts)))
    for (const [rule, count] of Object.entries(counts.duplicates)) {
      if (count > 0) lines.push(summaryTexts.rule(rule as keyof ImportCounts['duplicates'], count))
    }
  }
  if (counts.skipped > 0) lines.push(summaryTexts.skipped(counts.skipped))
  if (counts.failed > 0) lines.push(summaryTexts.failed(counts.failed))
  lines.push(
    ...listFirst(outcomes.filter(({ outcome }) => outcome === 'skipped' || outcome === 'failed')),
  )
  const warned = outcomes.filter(({ warnings }) => warnings.length > 0).length
  if (warned > 0) lines.push(summaryTexts.warned(warned))
  if (parsed.unknownFields.size > 0) lines.push(summaryTexts.unknownFields(parsed.unknownFields))
  if (parsed.unknownCodes.size > 0) lines.push(summaryTexts.unknownCodes(parsed.unknownCodes))
  return [...lines, ...parsed.notes]
}

const shownMessages = 10

function listFirst(outcomes: readonly ImportOutcome[]): string[] {
  const messages = outcomes.flatMap(({ message }) => message ?? [])
  const shown = messages.slice(0, shownMessages).map((message) => `  ${message}`)
  const rest = messages.length - shown.length
  return rest > 0 ? [...shown, summaryTexts.more(rest)] : shown
}
