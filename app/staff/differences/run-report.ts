import { factColumns } from '#app/center/changes/fact-columns.ts'
import type { ReportedDifference, ReportedRun } from '#app/data/sources/list-reported.server.ts'
import { describeLeftOutRecords, describeOutsideRecords } from '#app/data/sources/messages.ts'
import { serializeCsvRows } from '#app/lib/serialize-csv.ts'
import { writeCsvPages } from '#app/lib/stream-csv.ts'
import { type DescribedChange, describeChanges } from './describe-difference.ts'
import { conflictNotes, factLabel } from './messages.ts'

const header = [
  'kind',
  'item',
  'name',
  'center',
  'fact',
  'old',
  'new',
  'status',
  'decided',
  'decided by',
  'kept',
  'note',
]

/**
 * Write a run's report as CSV: one line per difference, then one per record that was left out. `read` returns the next
 * page of differences after an id.
 */
export async function* writeRunReport(
  run: ReportedRun,
  read: (after: string | null) => Promise<ReportedDifference[]>,
): AsyncGenerator<string> {
  yield* writeCsvPages<ReportedDifference>(header, (last) => read(last?.id ?? null), toCells)
  yield serializeCsvRows(listLeftOut(run))
}

function toCells(difference: ReportedDifference) {
  const { kind, fact, conflict, status, name, slug, keptBecause } = difference
  const { decidedAt, decidedBy, byRule, phone, address, website } = difference
  const columns: readonly string[] = fact ? factColumns[fact] : []
  // An accepted difference also names its list, which is no fact.
  const changes = difference.changes.filter(({ field }) => columns.includes(field))
  const described = describeChanges({ changes }, Number.POSITIVE_INFINITY)
  const draft = [address, phone, website].filter(Boolean).join('; ')
  return [
    kind,
    null,
    name,
    slug && `/centers/${slug}`,
    fact && factLabel(fact),
    join(described, 'old'),
    kind === 'new' ? draft : join(described, 'new'),
    status,
    decidedAt?.toISOString(),
    byRule ? 'a rule of the source' : decidedBy,
    keptBecause,
    conflict && conflictNotes[conflict],
  ]
}

/** "609-555-0142", or "Street: 1 Main Street; City: Newark" for a fact of several columns. */
function join(changes: readonly DescribedChange[], side: 'old' | 'new'): string {
  if (changes.length === 1) return changes[0]?.[side] ?? ''
  return changes.map((change) => `${change.label}: ${change[side] ?? 'nothing'}`).join('; ')
}

function listLeftOut({ leftOut, sameName, outside }: ReportedRun) {
  const toRow = (note: string, number?: number, name?: string, address?: string | null) => {
    const place = [null, null, null, address, 'left out', null, null, null]
    return ['left out', number, name, ...place, note]
  }
  const rows = leftOut.map(({ number, name, address }) =>
    toRow(describeLeftOutRecords(1), number, name, address),
  )
  const others = sameName - leftOut.length
  if (others > 0) rows.push(toRow(`Not listed here: ${describeLeftOutRecords(others)}`))
  if (outside > 0) rows.push(toRow(`Not listed here: ${describeOutsideRecords(outside)}`))
  return rows
}
