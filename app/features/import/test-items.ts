import type { Transaction } from '#db/client.server.ts'
import { createFileMemory } from './file-memory.ts'
import { importBatch, previewBatch } from './import-batch.server.ts'
import {
  countOutcome,
  createCounts,
  defaultChoices,
  type ImportChoices,
  type ImportCounts,
  type ImportOutcome,
} from './import-outcome.ts'
import type { ParsedItem } from './parse-centers.ts'

type Run = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
export type ItemOptions = Partial<ImportChoices> & { isPreview?: boolean; batchSize?: number }

/** For tests alone: imports or previews in batches, each in a transaction, as the site's jobs do. */
export async function importItems(
  run: Run,
  items: readonly ParsedItem[],
  { isPreview = false, batchSize = 500, ...choices }: ItemOptions = {},
): Promise<{ counts: ImportCounts; outcomes: ImportOutcome[] }> {
  const all = { ...defaultChoices, ...choices }
  const memory = createFileMemory()
  const outcomes: ImportOutcome[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    const done = await run((tx) =>
      isPreview ? previewBatch(tx, batch, all, memory) : importBatch(tx, batch, all),
    )
    outcomes.push(...done)
  }
  const counts = createCounts()
  for (const outcome of outcomes) countOutcome(counts, outcome)
  return { counts, outcomes }
}
