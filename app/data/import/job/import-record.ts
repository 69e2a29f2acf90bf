import { cleanDay } from '#app/data/import/centers/clean-values.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type {
  ImportChoices,
  ImportContents,
  ImportCounts,
  importRows,
  importStates,
  ListSource,
} from '#db/schema/imports.ts'

export type ImportState = (typeof importStates)[number]

/** The result for one record of the file; in a preview, the expected result. */
export type ImportOutcome = Omit<
  typeof importRows.$inferSelect,
  'importId' | 'changes' | 'undone' | 'keptBecause'
> & {
  /** What it changes of a known center. */
  changes: FieldChange[] | null
}

export const defaultChoices: ImportChoices = {
  sameName: 'skip',
  duplicates: 'skip',
  skipRules: [],
  keepRules: [],
  outside: 'skip',
  listedIn: null,
  listedOn: null,
}

export function createCounts(): ImportCounts {
  return {
    inserted: 0,
    merged: 0,
    filled: 0,
    duplicates: {
      'place-id': 0,
      'name-address': 0,
      'similar-name': 0,
      'same-name': 0,
      'same-name-no-address': 0,
    },
    skipped: 0,
    outside: 0,
    branches: 0,
    failed: 0,
    warned: 0,
  }
}

/** Return new counts that include these outcomes. */
export function addUp(counts: ImportCounts, outcomes: readonly ImportOutcome[]): ImportCounts {
  const sum = structuredClone(counts)
  for (const { outcome, rule, warnings } of outcomes) {
    if (warnings.length > 0) sum.warned++
    if (rule === 'outside') sum.outside = (sum.outside ?? 0) + 1
    else if (outcome !== 'duplicate') sum[outcome]++
    else if (rule) sum.duplicates[rule]++
    if (outcome === 'inserted' && rule) sum.branches = (sum.branches ?? 0) + 1
  }
  return sum
}

export function countDuplicates({ duplicates }: ImportCounts): number {
  return Object.values(duplicates).reduce((sum, count) => sum + count, 0)
}

/** Count the records that changed the directory, or would in a preview. */
export function countChanges({ inserted, merged, filled }: ImportCounts): number {
  return inserted + merged + filled
}

export function countAll(counts: ImportCounts): number {
  const { skipped, failed, outside = 0 } = counts
  return countChanges(counts) + countDuplicates(counts) + skipped + failed + outside
}

/** Count the records whose name another place has, whether they are taken as branches or left out. */
export function countSameNames({ duplicates, branches = 0 }: ImportCounts): number {
  return branches + duplicates['same-name'] + duplicates['same-name-no-address']
}

/** The part of an import's choices that decides which records are read, and with which values. */
export function pickReading(choices: ReadingChoices) {
  const { skipRules, keepRules, constants, outside, headerRow } = choices
  return { skipRules, keepRules, constants, outside, headerRow }
}
type ReadingChoices = Pick<
  ImportChoices,
  'skipRules' | 'keepRules' | 'constants' | 'outside' | 'headerRow'
>

type Progress = { state: ImportState; rowsDone: number; rowsTotal: number | null }

/** Check if the import stored anything. If so, its counts and rows are results, not a preview. */
export function wasRun({ state, rowsDone, rowsTotal }: Progress): boolean {
  return state !== 'previewed' && rowsDone > 0 && rowsTotal !== null
}

/** Check if the server is working on the import or will start soon. */
export function isWorking(state: ImportState): boolean {
  return ['uploaded', 'previewing', 'queued', 'running', 'undoing'].includes(state)
}

/**
 * Guess the list from the record format, and its date from the file name
 * ("findtreatment_2025-03-14.csv"). A missing month or day becomes 01.
 */
export function proposeList(
  fileName: string,
  contents: Pick<ImportContents, 'formats'> | null,
): ListSource {
  const [[format] = []] = contents?.formats ?? []
  const [, year, month = '01', day = '01'] =
    /(?:^|\D)(20\d\d)(?:[-_.]?(0[1-9]|1[0-2])(?:[-_.]?(0[1-9]|[12]\d|3[01]))?)?(?!\d)/.exec(
      fileName,
    ) ?? []
  return {
    listedIn: nameList(format, fileName),
    listedOn: year ? cleanDay(`${year}-${month}-${day}`) : null,
  }
}

function nameList(format: string | undefined, fileName: string): string | null {
  if (format === 'Google Maps') return 'Google Maps'
  if (format !== 'SAMHSA') return null
  return /otp|opioid/i.test(fileName)
    ? 'SAMHSA’s directory of opioid treatment programs'
    : 'FindTreatment.gov'
}
