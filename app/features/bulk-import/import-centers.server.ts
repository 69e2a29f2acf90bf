import { sql } from 'drizzle-orm'
import { findNewJerseyCounty } from '#app/lib/county.server.ts'
import type { Transaction } from '#db/client.server.ts'
import type { CenterDraft } from './center-draft.ts'
import { type BatchItem, importBatch, type SameName } from './import-batch.server.ts'
import {
  countOutcome,
  createCounts,
  type ImportCounts,
  type ImportOutcome,
} from './import-outcome.ts'
import { importMessages, recordProblems } from './messages.ts'
import type { ParsedItem } from './parse-centers.ts'

/** Runs its work in one transaction with the importing person's rights. */
export type TransactionRunner = <Result>(
  work: (tx: Transaction) => Promise<Result>,
) => Promise<Result>

export type ImportProgress = { done: number; total: number; counts: ImportCounts }

export type ImportOptions = {
  /** What to do with a center whose name is known at another address: the specification skips it. */
  sameName: SameName
  /** Everything is tried and reported, and nothing is kept. */
  isDryRun?: boolean
  batchSize?: number
  onProgress?: (progress: ImportProgress) => void
}

export type ImportResult = { counts: ImportCounts; outcomes: ImportOutcome[] }

/**
 * Imports parsed records in batches, each stored whole or not at all. Outcomes come in the order of
 * the file, one a record. Throws when the database fails as such; earlier batches are then stored.
 */
export async function importCenters(
  runTransaction: TransactionRunner,
  items: readonly ParsedItem[],
  options: ImportOptions,
): Promise<ImportResult> {
  if (!options.isDryRun) return importBatches(runTransaction, items, options)
  let result: ImportResult | undefined
  try {
    await runTransaction(async (tx) => {
      result = await importBatches((work) => tx.transaction(work), items, options)
      throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  if (!result) throw new Error('The dry run ended before its import did')
  return result
}

/** Thrown so that the transaction is rolled back. */
class DryRunEnd extends Error {}

async function importBatches(
  runTransaction: TransactionRunner,
  items: readonly ParsedItem[],
  { sameName, batchSize = 500, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = { counts: createCounts(), outcomes: [] }
  for (let start = 0; start < items.length; start += batchSize) {
    const slice = items.slice(start, start + batchSize)
    const batch = slice.flatMap((item): BatchItem[] =>
      item.ok ? [{ number: item.number, draft: addCounty(item.draft) }] : [],
    )
    const stored =
      batch.length > 0 ? await runTransaction((tx) => importBatch(tx, batch, sameName)) : []
    const outcomes = [...stored, ...slice.flatMap(describeSkipped)]
    outcomes.sort((one, other) => one.number - other.number)
    for (const outcome of outcomes) {
      result.outcomes.push(outcome)
      countOutcome(result.counts, outcome)
    }
    onProgress?.({ done: start + slice.length, total: items.length, counts: result.counts })
  }
  return result
}

function addCounty(draft: CenterDraft): CenterDraft {
  const { county, state, countryCode, latitude, longitude } = draft
  if (county || countryCode !== 'US' || (state && state !== 'NJ')) return draft
  if (latitude === null || longitude === null) return draft
  return { ...draft, county: findNewJerseyCounty(latitude, longitude) }
}

function describeSkipped(item: ParsedItem): ImportOutcome[] {
  if (item.ok) return []
  const { number, name } = item
  const reason = item.reason ?? recordProblems.missingName
  const message = item.reason
    ? importMessages.skipped(number, item.reason)
    : importMessages.missingName(number)
  return [{ number, name, outcome: 'skipped', rule: null, reason, message, warnings: [] }]
}

/**
 * Lets the query planner know what an import brought; the embedded database does not find out by
 * itself. Needs the owner's rights.
 */
export async function refreshStatistics(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`analyze treatment_centers, center_categories, center_opening_hours, center_additional_info,
      directory_places, search_words`,
  )
}
