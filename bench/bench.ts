import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { printTable } from './statistics.ts'

/** What was measured, beside a reference of the same run. */
export type Line = {
  what: string
  unit: string
  ours: number
  reference: number
  /** What the reference is: 'nginx', 'plain insert', 'limit'. */
  against: string
  /** Bounds of ours / reference. */
  wanted?: { least?: number; most?: number }
}

export type BenchSettings = {
  /** How often a single thing is measured. */
  rounds: number
  /** How long load lasts each time. */
  seconds: number
  /** Sizes of a directory, where a bench compares them. */
  centers: number[]
  /** PostgreSQL, for benches that run on it; its login may create databases. */
  databaseUrl: string | undefined
  /** An embedded database of its own with the nation's real centers; null without their file. */
  copyNation(): Promise<string | null>
  /** What importing them gave. */
  importNation(): Promise<Line[]>
}

/**
 * A bench prints its details as it goes and returns the lines of the common table: none where it was
 * skipped, after a word why. It throws where what it measures does not work.
 */
export type Bench = {
  about: string
  run(settings: BenchSettings): Promise<Line[]>
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

/** The common table: ours divided by the reference, and whether that is as wanted. */
export function printRatios(lines: readonly (Line & { bench: string })[]): void {
  console.log('\nRatios, each beside its reference in this run')
  printTable([
    ['bench', 'what', 'unit', 'ours', 'reference', 'is', 'ratio', 'wanted', ''],
    ...lines.map(({ bench, what, unit, ours, reference, against, wanted }) => {
      const ratio = ours / reference
      const { least, most } = wanted ?? {}
      const isMissed =
        (least !== undefined && !(ratio >= least)) || (most !== undefined && !(ratio <= most))
      const bounds = [
        least === undefined ? '' : `≥ ${least.toFixed(2)}`,
        most === undefined ? '' : `≤ ${most.toFixed(2)}`,
      ].filter(Boolean)
      return [
        bench,
        what,
        unit,
        ours,
        reference,
        against,
        ratio,
        bounds.join(', '),
        isMissed ? 'missed' : '',
      ]
    }),
  ])
}
