import {
  duplicateReasons,
  duplicateRules,
  listCounted,
  recordProblems,
} from '#app/data/import/messages.ts'
import { serializeCsv, serializeCsvRows } from '#app/lib/serialize-csv.ts'
import type { ImportContents, ImportCounts } from '#db/schema/imports.ts'
import { countAll, countDuplicates } from './import-record.ts'
import { findMainProblem } from './main-problem.ts'
import type { ShownRow } from './read-imports.server.ts'

/**
 * Write an import's report as CSV, one line per record. `read` returns the next page of records
 * after a record number.
 */
export async function* writeReport(
  read: (after: number) => Promise<ShownRow[]>,
): AsyncGenerator<string> {
  yield serializeCsv(
    ['item', 'outcome', 'rule', 'name', 'place', 'reason', 'warnings', 'center', 'undone'],
    [],
  )
  let last = 0
  for (;;) {
    const rows = await read(last)
    if (rows.length === 0) return
    last = rows.at(-1)?.number ?? last
    yield serializeCsvRows(rows.map(toCells))
  }
}

function toCells(row: ShownRow) {
  const { number, outcome, rule, name, place, reason, warnings, center } = row
  const undone = row.keptBecause ? `no: ${row.keptBecause}` : row.undone ? 'yes' : ''
  const path = center && `/centers/${center.slug}`
  return [number, outcome, rule, name, place, reason, warnings.join('; '), path, undone]
}

/**
 * Summarize an import's results as lines of text. `leftOut` has messages for the first records that
 * were skipped or failed.
 */
export function summarizeImport(
  counts: ImportCounts,
  contents: ImportContents,
  leftOut: readonly string[],
): string[] {
  const { duplicates, skipped, failed } = counts
  const format = (count: number) => count.toLocaleString('en-US')
  const lines: string[] = []
  const add = (label: string, count: number) => {
    if (count > 0) lines.push(`${label}: ${format(count)}`)
  }
  const formats = contents.formats.map(([name]) => name).join(', ')
  const problem = findMainProblem(contents)
  if (problem) lines.push(problem)
  lines.push(
    `Records read: ${format(countAll(counts))}${formats && ` (${formats} format)`}`,
    `Inserted: ${format(counts.inserted)}`,
  )
  add('  of these, branches: the name of another place, at its own address', counts.branches ?? 0)
  add('Merged, as further programs of a center', counts.merged)
  add('Filled, what a known center had not', counts.filled)
  add('Duplicates', countDuplicates(counts))
  for (const rule of duplicateRules)
    add(`  ${duplicateReasons[rule].toLowerCase()}`, duplicates[rule])
  add(`${recordProblems.outside}, left out; --outside=keep takes them`, counts.outside ?? 0)
  add('Skipped', skipped)
  add('Failed', failed)
  lines.push(...leftOut.map((message) => `  ${message}`))
  const rest = skipped + failed - leftOut.length
  if (rest > 0) lines.push(`  … and ${format(rest)} more`)
  add('Records that lost a value', counts.warned)
  const { unknownFields, unknownCodes, notes } = contents
  if (unknownFields.length > 0) lines.push(`Fields not read: ${listCounted(unknownFields)}`)
  if (unknownCodes.length > 0) lines.push(`Service codes not known: ${listCounted(unknownCodes)}`)
  return [...lines, ...notes]
}
