import { randomUUID } from 'node:crypto'
import type { ParsedItem } from '#app/data/import/centers/parse-centers.ts'
import { importMessages } from '#app/data/import/messages.ts'
import type { Executor } from '#db/client.server.ts'
import { addCounty } from './add-county.server.ts'
import { decideBatch, describeOutcome, type ImportOrder } from './decide-batch.server.ts'
import { createFileMemory, type FileMemory, type NumberedDraft } from './find-original.server.ts'
import type { ImportOutcome } from './import-record.ts'
import { suggestChanges } from './suggest-changes.server.ts'
import { insertDrafts, updateImportedCenters } from './write-imported-centers.server.ts'

/**
 * Import a batch inside the caller's transaction and return the outcomes in record order. If the
 * database rejects the batch, try each half separately, down to the record at fault: that one fails
 * and the others are stored. With `memory`, only preview: store nothing.
 */
export async function importBatch(
  db: Executor,
  items: readonly ParsedItem[],
  order: ImportOrder,
  memory: FileMemory | null,
): Promise<ImportOutcome[]> {
  const drafts = items.flatMap((item) =>
    item.ok ? [{ number: item.number, draft: addCounty(item.draft) }] : [],
  )
  const outcomes = memory
    ? (await decideBatch(db, drafts, order, memory)).outcomes
    : await storeOrHalve(db, drafts, order)
  const skipped = items.flatMap((item) => (item.ok ? [] : describeSkipped(item)))
  return [...outcomes, ...skipped].sort((one, other) => one.number - other.number)
}

function describeSkipped({ number, name, reason, outside }: ParsedItem & { ok: false }) {
  const outcome = { ...describeOutcome(number, 'skipped'), name, reason }
  return outside === undefined ? outcome : { ...outcome, rule: 'outside' as const, place: outside }
}

async function storeOrHalve(
  db: Executor,
  items: readonly NumberedDraft[],
  order: ImportOrder,
): Promise<ImportOutcome[]> {
  const [first] = items
  if (!first) return []
  const progress = { isInserting: false }
  try {
    return await db.transaction((savepoint) => store(savepoint, items, order, progress))
  } catch (error) {
    const reason = findRecordError(error)
    if (reason === null) throw error
    if (items.length === 1) {
      const describe = progress.isInserting
        ? importMessages.failedToInsert
        : importMessages.processingError
      const { number, draft } = first
      return [{ ...describeOutcome(number, 'failed', draft), reason: describe(draft.name, reason) }]
    }
    const middle = Math.ceil(items.length / 2)
    const stored = await storeOrHalve(db, items.slice(0, middle), order)
    return [...stored, ...(await storeOrHalve(db, items.slice(middle), order))]
  }
}

async function store(
  db: Executor,
  items: readonly NumberedDraft[],
  order: ImportOrder,
  progress: { isInserting: boolean },
): Promise<ImportOutcome[]> {
  const decided = await decideBatch(db, items, order, createFileMemory())
  const added = [...decided.added].map(([number, draft]) => ({ number, id: randomUUID(), draft }))
  await updateImportedCenters(db, decided.changed)
  await suggestChanges(db, decided.said)
  progress.isInserting = true
  await insertDrafts(db, added, order.choices)
  const ids = new Map<number, string>(added.map(({ number, id }) => [number, id]))
  return decided.outcomes.map((outcome) => ({
    ...outcome,
    centerId: outcome.centerId ?? ids.get(outcome.originalNumber ?? outcome.number) ?? null,
  }))
}

const plainErrors: Record<string, string> = {
  '54000': 'a value is too long',
  '23505': 'another center took its place id or address at the same moment',
}

/**
 * Return the reason if the database rejected a record's values: bad data, a constraint, a limit or
 * a trigger. Null for other errors, such as a lost connection or missing rights, which would affect
 * every record.
 */
function findRecordError(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (/^(22|23|54)|^P0001$/.test(code)) return plainErrors[code] ?? cause.message
  }
  return null
}
