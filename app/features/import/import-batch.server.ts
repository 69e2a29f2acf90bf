import { randomUUID } from 'node:crypto'
import { findNewJerseyCounty } from '#app/lib/county.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { refreshPlaceAndHours } from '#db/refresh-place-and-hours.server.ts'
import type { CenterDraft } from './center-draft.ts'
import { findDatabaseRefusal } from './database-refusal.server.ts'
import { decideBatch, describe } from './decide-batch.server.ts'
import type { FileMemory } from './file-memory.ts'
import { type Fill, fillCenters, listFillChanges } from './fill-centers.server.ts'
import type { NumberedDraft } from './find-duplicates.server.ts'
import type { ImportChoices, ImportOutcome } from './import-outcome.ts'
import { insertCenters } from './insert-centers.server.ts'
import { listMergeChanges, type Programs } from './merge-programs.ts'
import { importMessages, recordProblems } from './messages.ts'
import type { ParsedItem } from './parse-centers.ts'
import { storePrograms } from './store-programs.server.ts'

/**
 * Imports a batch of records inside the caller's transaction, and tells what became of each, in their
 * order. When the database refuses the batch, its halves are tried alone, down to the one record at
 * fault, which is reported as failed while the others are stored.
 */
export async function importBatch(
  tx: Transaction,
  items: readonly ParsedItem[],
  choices: ImportChoices,
): Promise<ImportOutcome[]> {
  const stored = await storeOrHalve(tx, listDrafts(items), choices)
  return joinOutcomes(items, stored)
}

/** What `importBatch` would do, after all earlier records of the same file. Changes nothing. */
export async function previewBatch(
  tx: Transaction,
  items: readonly ParsedItem[],
  choices: ImportChoices,
  memory: FileMemory,
): Promise<ImportOutcome[]> {
  const { decisions } = await decideBatch(tx, listDrafts(items), choices, memory)
  return joinOutcomes(
    items,
    decisions.map(({ outcome }) => outcome),
  )
}

function listDrafts(items: readonly ParsedItem[]): NumberedDraft[] {
  return items.flatMap((item) =>
    item.ok ? [{ number: item.number, draft: addCounty(item.draft) }] : [],
  )
}

function joinOutcomes(items: readonly ParsedItem[], outcomes: ImportOutcome[]): ImportOutcome[] {
  const all = [...outcomes, ...items.flatMap(describeSkipped)]
  return all.sort((one, other) => one.number - other.number)
}

async function storeOrHalve(
  tx: Transaction,
  items: readonly NumberedDraft[],
  choices: ImportChoices,
): Promise<ImportOutcome[]> {
  if (items.length === 0) return []
  const stage = { isInserting: false }
  try {
    return await tx.transaction((savepoint) => storeItems(savepoint, items, choices, stage))
  } catch (error) {
    const refusal = findDatabaseRefusal(error)
    if (refusal === null) throw error
    const [only] = items
    if (items.length === 1 && only) {
      const tell = stage.isInserting
        ? importMessages.failedToInsert
        : importMessages.processingError
      const message = tell(only.draft.name, refusal)
      return [{ ...describe(only, 'failed'), reason: message, message }]
    }
    const middle = Math.ceil(items.length / 2)
    const first = await storeOrHalve(tx, items.slice(0, middle), choices)
    return [...first, ...(await storeOrHalve(tx, items.slice(middle), choices))]
  }
}

async function storeItems(
  tx: Transaction,
  items: readonly NumberedDraft[],
  choices: ImportChoices,
  stage: { isInserting: boolean },
): Promise<ImportOutcome[]> {
  const { decisions, added } = await decideBatch(tx, items, choices)
  const merged = new Map<string, Programs>()
  const fills: Fill[] = []
  const ids = new Map([...added.keys()].map((index) => [index, randomUUID() as string]))
  const outcomes = decisions.map((decision, index): ImportOutcome => {
    const { outcome, original } = decision
    if (decision.deed === 'insert') return { ...outcome, centerId: ids.get(index) ?? null }
    if (original?.in === 'batch') return { ...outcome, centerId: ids.get(original.index) ?? null }
    if (original?.in !== 'directory') return outcome
    if (decision.deed === 'merge') {
      merged.set(original.id, decision.union)
      return { ...outcome, changes: listMergeChanges(decision.before, decision.union) }
    }
    if (decision.deed === 'fill') {
      const fill = { id: original.id, parts: decision.parts, draft: decision.draft }
      fills.push(fill)
      return { ...outcome, changes: listFillChanges(fill) }
    }
    return outcome
  })
  await storePrograms(tx, merged)
  await fillCenters(tx, fills)
  stage.isInserting = true
  await insertCenters(
    tx,
    [...added].map(([index, draft]) => ({ id: ids.get(index) ?? randomUUID(), draft })),
    choices,
  )
  await refreshPlaceAndHours(tx, [...ids.values(), ...fills.map(({ id }) => id)])
  return outcomes
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
  return [
    {
      number,
      name,
      place: null,
      outcome: 'skipped',
      rule: null,
      reason: item.reason ?? recordProblems.missingName,
      message: item.reason
        ? importMessages.skipped(number, item.reason)
        : importMessages.missingName(number),
      warnings: [],
      centerId: null,
      originalNumber: null,
      changes: null,
    },
  ]
}
