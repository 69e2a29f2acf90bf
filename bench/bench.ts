import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What was measured, beside a reference of the same run. */
export type Line = {
  what: string
  unit: string
  ours: number
  reference: number
  /** What the reference is: 'nginx', 'limit'. */
  against: string
  /** Bounds of ours / reference. */
  wanted?: { least?: number; most?: number }
}

export type BenchSettings = {
  /** How long load lasts each time. */
  seconds: number
  /** Sizes of a directory, where a bench compares them. */
  centers: number[]
  /** PostgreSQL, for sizes that the embedded engine is not meant for; its login may create databases. */
  databaseUrl: string | undefined
}

/** A folder for the time of `work`. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Median and 95th percentile, by nearest rank. */
export function summarize(values: readonly number[]): { median: number; p95: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
  return { median: rank(0.5), p95: rank(0.95) }
}

/** Prints rows as columns, the first row as their heads. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)),
  )
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  )
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  for (const row of texts) console.log(row.map(align).join('  '))
}

/** The common table: ours divided by the reference, and whether that is as wanted. */
export function printRatios(lines: readonly (Line & { bench: string })[]): void {
  console.log('\nRatios, each beside its reference in this run')
  printTable([
    ['bench', 'what', 'unit', 'ours', 'reference', 'is', 'ratio', 'wanted', ''],
    ...lines.map(({ bench, what, unit, ours, reference, against, wanted }) => {
      const ratio = ours / reference
      const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = wanted ?? {}
      const bounds = [
        Number.isFinite(least) ? `≥ ${least.toFixed(2)}` : '',
        Number.isFinite(most) ? `≤ ${most.toFixed(2)}` : '',
      ]
      const isMet = wanted === undefined || (ratio >= least && ratio <= most)
      const judged = [bounds.filter(Boolean).join(', '), isMet ? '' : 'missed']
      return [bench, what, unit, ours, reference, against, ratio, ...judged]
    }),
  ])
}
