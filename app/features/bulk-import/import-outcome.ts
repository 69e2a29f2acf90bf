import type { DuplicateRule } from './find-duplicates.server.ts'

/** What became of one record of the file. */
export type ImportOutcome = {
  /** Its place in the file, from 1. */
  number: number
  name: string | null
  outcome: 'inserted' | 'merged' | 'duplicate' | 'skipped' | 'failed'
  /** Which rule made it a duplicate. */
  rule: DuplicateRule | null
  /** Why it was not inserted; null when it was. */
  reason: string | null
  /** The same as a whole sentence that names the record. */
  message: string | null
  /** What of it could not be kept. */
  warnings: string[]
}

export type ImportCounts = {
  inserted: number
  /** Further programs of a center at the same address, whose services were added to it. */
  merged: number
  duplicates: Record<DuplicateRule, number>
  skipped: number
  failed: number
}

export function createCounts(): ImportCounts {
  return {
    inserted: 0,
    merged: 0,
    duplicates: { 'place-id': 0, 'name-address': 0, 'same-name': 0, 'same-name-no-address': 0 },
    skipped: 0,
    failed: 0,
  }
}

export function countOutcome(counts: ImportCounts, { outcome, rule }: ImportOutcome): void {
  if (outcome !== 'duplicate') counts[outcome]++
  else if (rule) counts.duplicates[rule]++
}

export function countDuplicates({ duplicates }: ImportCounts): number {
  return Object.values(duplicates).reduce((sum, count) => sum + count, 0)
}
