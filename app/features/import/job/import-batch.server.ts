import { randomUUID } from 'node:crypto'
import type { CenterDraft } from '#app/features/import/centers/center-draft.ts'
import type { ParsedItem } from '#app/features/import/centers/parse-centers.ts'
import { importMessages, recordProblems } from '#app/features/import/messages.ts'
import { findNewJerseyCounty } from '#app/lib/county.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { refreshPlaceAndHours } from '#db/refresh-place-and-hours.server.ts'
import { changeCenters } from './change-centers.server.ts'
import { decideBatch, describeOutcome } from './decide-batch.server.ts'
import { createFileMemory, type FileMemory, type NumberedDraft } from './find-duplicates.server.ts'
import type { ImportChoices, ImportOutcome } from './import-outcome.ts'
import { insertCenters } from './insert-centers.server.ts'
import { suggestChanges } from './suggest-changes.server.ts'

/**
 * Imports a batch of records inside the caller's transaction, and says what became of each, in their order.
 * When the database rejects the batch, its halves are tried alone, down to the one record at fault, which is
 * reported as failed while the others are stored. With a `memory` of the file's earlier records it is a
 * preview: nothing is stored.
 */
export async function importBatch(
  tx: Transaction,
  items: readonly ParsedItem[],
  choices: ImportChoices,
  memory: FileMemory | null,
): Promise<ImportOutcome[]> {
  const drafts = items.flatMap((item) =>
    item.ok ? [{ number: item.number, draft: addCounty(item.draft) }] : [],
  )
  const outcomes = memory
    ? (await decideBatch(tx, drafts, choices, memory)).outcomes
    : await storeOrHalve(tx, drafts, choices)
  const all = [...outcomes, ...items.flatMap(describeSkipped)]
  return all.sort((one, other) => one.number - other.number)
}

async function storeOrHalve(
  tx: Transaction,
  items: readonly NumberedDraft[],
  choices: ImportChoices,
): Promise<ImportOutcome[]> {
  const [first] = items
  if (!first) return []
  const progress = { isInserting: false }
  try {
    return await tx.transaction((savepoint) => store(savepoint, items, choices, progress))
  } catch (error) {
    const reason = findRecordError(error)
    if (reason === null) throw error
    if (items.length === 1) {
      const describe = progress.isInserting
        ? importMessages.failedToInsert
        : importMessages.processingError
      return [{ ...describeOutcome(first, 'failed'), reason: describe(first.draft.name, reason) }]
    }
    const middle = Math.ceil(items.length / 2)
    const stored = await storeOrHalve(tx, items.slice(0, middle), choices)
    return [...stored, ...(await storeOrHalve(tx, items.slice(middle), choices))]
  }
}

async function store(
  tx: Transaction,
  items: readonly NumberedDraft[],
  choices: ImportChoices,
  progress: { isInserting: boolean },
): Promise<ImportOutcome[]> {
  const { outcomes, added, changed, said } = await decideBatch(
    tx,
    items,
    choices,
    createFileMemory(),
  )
  const ids = new Map([...added.keys()].map((number) => [number, randomUUID() as string]))
  await changeCenters(tx, changed)
  await suggestChanges(tx, said)
  progress.isInserting = true
  await insertCenters(
    tx,
    [...added].map(([number, draft]) => ({ id: ids.get(number) ?? randomUUID(), draft })),
    choices,
  )
  await refreshPlaceAndHours(tx, [...ids.values(), ...changed.map(({ id }) => id)])
  return outcomes.map((outcome) => ({
    ...outcome,
    centerId: outcome.centerId ?? ids.get(outcome.originalNumber ?? outcome.number) ?? null,
  }))
}

const plainErrors: Record<string, string> = {
  '54000': 'a value is too long',
  '23505': 'another center took its place id or address at the same moment',
}

/**
 * Why the database rejected a record's values (bad data, broken constraints, values past a limit, a trigger's
 * own rule), in words; null for every other error (a lost connection, missing rights), which no other record
 * would survive either.
 */
function findRecordError(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (/^(22|23|54)|^P0001$/.test(code)) return plainErrors[code] ?? cause.message
  }
  return null
}

function addCounty(draft: CenterDraft): CenterDraft {
  const { county, state, countryCode, latitude, longitude } = draft
  if (county || countryCode !== 'US' || (state && state !== 'NJ')) return draft
  if (latitude === null || longitude === null) return draft
  return { ...draft, county: findNewJerseyCounty(latitude, longitude) }
}

function describeSkipped(item: ParsedItem): ImportOutcome[] {
  if (item.ok) return []
  const { number, name, reason } = item
  return [
    {
      number,
      name,
      place: null,
      outcome: 'skipped',
      rule: null,
      reason: reason ?? recordProblems.missingName,
      warnings: [],
      centerId: null,
      originalNumber: null,
      changes: null,
    },
  ]
}
