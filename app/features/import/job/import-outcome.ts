import type { DraftHours, DraftInfo } from '#app/features/import/centers/center-draft.ts'
import type { FieldChange } from '#db/schema/activities.ts'

export const duplicateRules = [
  'place-id',
  'name-address',
  'same-name',
  'same-name-no-address',
] as const
export type DuplicateRule = (typeof duplicateRules)[number]

/** The choices that a person has: what to do with a name at another address, and with duplicates. */
export type ImportChoices = {
  /** The specification skips a center whose name is known at another address. */
  sameName: 'skip' | 'import'
  /** `fill` gives a known center what it has not; what it has is never changed. */
  duplicates: 'skip' | 'fill'
} & ListSource

/** Which list a file is, and the list's own day ("2025-03-14"); null where that is not known. */
export type ListSource = { listedIn: string | null; listedOn: string | null }

export const defaultChoices: ImportChoices = {
  sameName: 'skip',
  duplicates: 'skip',
  listedIn: null,
  listedOn: null,
}

/** What a record changed of a center that was there before: all that is needed to take it back. */
export type CenterChanges = {
  fields?: FieldChange[]
  /** Added; each was not there. */
  categories?: string[]
  /** Added, to days without hours. */
  hours?: DraftHours[]
  /** Added (`old` null), or offered where it was said not to be (`old` false). */
  infos?: (DraftInfo & { old: boolean | null })[]
}

/** What became of one record of the file, or in a preview: what would. */
export type ImportOutcome = {
  /** Its place in the file, from 1. */
  number: number
  name: string | null
  /** "Trenton, NJ". */
  place: string | null
  outcome: 'inserted' | 'merged' | 'filled' | 'duplicate' | 'skipped' | 'failed'
  /** Which rule made it a duplicate. */
  rule: DuplicateRule | null
  /** Why it was not inserted; null when it was. */
  reason: string | null
  /** What of it could not be kept. */
  warnings: string[]
  /** The center that it became, was added to, or repeats; null where that is not (yet) in the directory. */
  centerId: string | null
  /** The earlier record of the file that it repeats. */
  originalNumber: number | null
  changes: CenterChanges | null
}

export type ImportCounts = {
  inserted: number
  /** Further programs of a center at the same address, whose services were added to it. */
  merged: number
  /** Duplicates that gave a known center what it had not. */
  filled: number
  duplicates: Record<DuplicateRule, number>
  skipped: number
  failed: number
  /** Records that lost a value, whatever became of them. */
  warned: number
}

export function createCounts(): ImportCounts {
  return {
    inserted: 0,
    merged: 0,
    filled: 0,
    duplicates: { 'place-id': 0, 'name-address': 0, 'same-name': 0, 'same-name-no-address': 0 },
    skipped: 0,
    failed: 0,
    warned: 0,
  }
}

export function countOutcome(counts: ImportCounts, outcome: ImportOutcome): void {
  if (outcome.warnings.length > 0) counts.warned++
  if (outcome.outcome !== 'duplicate') counts[outcome.outcome]++
  else if (outcome.rule) counts.duplicates[outcome.rule]++
}

export function countDuplicates({ duplicates }: ImportCounts): number {
  return Object.values(duplicates).reduce((sum, count) => sum + count, 0)
}
