import {
  duplicateReasons,
  duplicateRules,
  listCounted,
  recordProblems,
} from '#app/data/import/messages.ts'
import { writeCsvPages } from '#app/lib/stream-csv.ts'
import type { ImportContents, ImportCounts } from '#db/schema/imports.ts'
import { countAll, countDuplicates } from './import-record.ts'
import { findMainProblem } from './main-problem.ts'
import type { ShownRow } from './read-imports.server.ts'

const dryRunWords: Record<ShownRow['outcome'], string> = {
  inserted: 'would be inserted',
  merged: 'would be merged',
  filled: 'would be filled',
  duplicate: 'duplicate',
  skipped: 'would be skipped',
  failed: 'would fail',
}

/**
 * Write an import's report as CSV, one line per record. `read` returns the next page of records
 * after a record number. The report of a dry run says what would happen.
 */
export function writeReport(
  read: (after: number) => Promise<ShownRow[]>,
  { isDryRun = false } = {},
): AsyncGenerator<string> {
  return writeCsvPages<ShownRow>(
    ['item', 'outcome', 'rule', 'name', 'place', 'reason', 'warnings', 'center', 'undone'],
    (last) => read(last?.number ?? 0),
    (row) => toCells(row, isDryRun ? dryRunWords[row.outcome] : row.outcome),
  )
}

function toCells(row: ShownRow, outcome: string) {
  const { number, rule, name, place, reason, warnings, center } = row
  const undone = row.keptBecause ? `no: ${row.keptBecause}` : row.undone ? 'yes' : ''
  const path = center && `/centers/${center.slug}`
  return [number, outcome, rule, name, place, reason, warnings.join('; '), path, undone]
}

type Result = {
  counts: ImportCounts
  contents: ImportContents
  /** Messages for the first records that were skipped or failed. */
  leftOut: readonly string[]
  /** Nothing was stored: the lines say what would happen. */
  isDryRun: boolean
}

/** Summarize an import's results as lines of text. */
export function summarizeImport({ counts, contents, leftOut, isDryRun }: Result): string[] {
  const { duplicates, skipped, failed } = counts
  const format = (count: number) => count.toLocaleString('en-US')
  const name = (outcome: ShownRow['outcome']) => {
    const word = isDryRun ? dryRunWords[outcome] : outcome
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  }
  const lines: string[] = []
  const add = (label: string, count: number) => {
    if (count > 0) lines.push(`${label}: ${format(count)}`)
  }
  const formats = contents.formats.map(([name]) => name).join(', ')
  const problem = findMainProblem(contents)
  if (problem) lines.push(problem)
  lines.push(
    `Records read: ${format(countAll(counts))}${formats && ` (${formats} format)`}`,
    `${name('inserted')}: ${format(counts.inserted)}`,
  )
  add('  of these, branches: the name of another place, at its own address', counts.branches ?? 0)
  add(`${name('merged')}, as further programs of a center`, counts.merged)
  add(`${name('filled')}, what a known center had not`, counts.filled)
  add('Duplicates', countDuplicates(counts))
  for (const rule of duplicateRules)
    add(`  ${duplicateReasons[rule].toLowerCase()}`, duplicates[rule])
  add(`${recordProblems.outside}, left out; --outside=keep takes them`, counts.outside ?? 0)
  add(name('skipped'), skipped)
  add(name('failed'), failed)
  lines.push(...leftOut.map((message) => `  ${message}`))
  const rest = skipped + failed - leftOut.length
  if (rest > 0) lines.push(`  … and ${format(rest)} more`)
  add(isDryRun ? 'Records that would lose a value' : 'Records that lost a value', counts.warned)
  const { unknownFields, unknownCodes, notes } = contents
  if (unknownFields.length > 0) lines.push(`Fields not read: ${listCounted(unknownFields)}`)
  if (unknownCodes.length > 0) lines.push(`Service codes not known: ${listCounted(unknownCodes)}`)
  return [...lines, ...notes]
}
