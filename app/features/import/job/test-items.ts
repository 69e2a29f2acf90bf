import type { ParsedItem } from '#app/features/import/centers/parse-centers.ts'
import type { Transaction } from '#db/client.server.ts'
import type { ImportChoices, ImportCounts } from '#db/schema/imports.ts'
import { createFileMemory } from './decide-batch.server.ts'
import { importBatch } from './import-batch.server.ts'
import { addUp, createCounts, defaultChoices, type ImportOutcome } from './import-record.ts'

type Run = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
export type ItemOptions = Partial<ImportChoices> & { isPreview?: boolean; batchSize?: number }

/** For tests alone: imports or previews in batches, each in a transaction, as the site's jobs do. */
export async function importItems(
  run: Run,
  items: readonly ParsedItem[],
  { isPreview = false, batchSize = 500, ...choices }: ItemOptions = {},
): Promise<{ counts: ImportCounts; outcomes: ImportOutcome[] }> {
  const all = { ...defaultChoices, ...choices }
  const memory = isPreview ? createFileMemory({ isWholeFile: true }) : null
  const outcomes: ImportOutcome[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    outcomes.push(...(await run((tx) => importBatch(tx, batch, all, memory))))
  }
  return { counts: addUp(createCounts(), outcomes), outcomes }
}
