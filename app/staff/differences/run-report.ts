import { factColumns } from '#app/center/changes/fact-columns.ts'
import type { ReportedDifference } from '#app/data/sources/list-reported.server.ts'
import { describeLeftOutRecords, describeOutsideRecords } from '#app/data/sources/messages.ts'
import { serializeCsvRows } from '#app/lib/serialize-csv.ts'
import { writeCsvPages } from '#app/lib/stream-csv.ts'
import { type DescribedChange, describeChanges } from './describe-difference.ts'
import { describeGroup, factLabel } from './messages.ts'
import type { Review } from './read-review.server.ts'

const header = 'kind,item,name,center,fact,old,new,status,decided,decided by,kept,note'.split(',')

type Run = Pick<Review, 'leftOut' | 'leftOutCount' | 'outside'>

/**
 * Write a run's report as CSV: one line per difference, then one per record that was left out. `read` returns the next
 * page of differences after an id.
 */
export async function* writeRunReport(
  run: Run,
  read: (after: string | null) => Promise<ReportedDifference[]>,
): AsyncGenerator<string> {
  yield* writeCsvPages<ReportedDifference>(header, (last) => read(last?.id ?? null), toCells)
  yield serializeCsvRows(listLeftOut(run))
}

function toCells(row: ReportedDifference) {
  const { kind, fact, conflict, status, name, slug, decidedAt, keptBecause } = row
  const columns: readonly string[] = fact ? factColumns[fact] : []
  // An accepted difference also names its list, which is no fact.
  const changes = row.changes.filter(({ field }) => columns.includes(field))
  const described = describeChanges({ changes }, Number.POSITIVE_INFINITY)
  const draft = [row.address, row.phone, row.website].filter(Boolean).join('; ')
  const what = [kind, null, name, slug && `/centers/${slug}`, fact && factLabel(fact)]
  const values = [join(described, 'old'), kind === 'new' ? draft : join(described, 'new')]
  const decider = row.byRule ? 'a rule of the source' : row.decidedBy
  const note = conflict && describeGroup({ kind, fact, conflict })
  return [...what, ...values, status, decidedAt?.toISOString(), decider, keptBecause, note]
}

/** "609-555-0142", or "Street: 1 Main Street; City: Newark" for a fact of several columns. */
function join(changes: readonly DescribedChange[], side: 'old' | 'new'): string {
  if (changes.length === 1) return changes[0]?.[side] ?? ''
  return changes.map((change) => `${change.label}: ${change[side] ?? 'nothing'}`).join('; ')
}

function listLeftOut({ leftOut, leftOutCount, outside }: Run) {
  const toRow = (note: string, number?: number, name?: string, address?: string | null) => [
    'left out',
    number,
    name,
    '',
    '',
    '',
    address,
    'left out',
    '',
    '',
    '',
    note,
  ]
  const unnamed = leftOutCount - leftOut.length
  return [
    ...leftOut.map(({ number, name, address }) =>
      toRow(describeLeftOutRecords(1), number, name, address),
    ),
    ...(unnamed > 0 ? [toRow(`Not listed here: ${describeLeftOutRecords(unnamed)}`)] : []),
    ...(outside > 0 ? [toRow(`Not listed here: ${describeOutsideRecords(outside)}`)] : []),
  ]
}
