import { randomUUID } from 'node:crypto'
import type { Transaction } from '#db/client.server.ts'
import type { CenterDraft } from './center-draft.ts'
import { findDatabaseRefusal } from './database-refusal.server.ts'
import { findDuplicates, type Match } from './find-duplicates.server.ts'
import type { ImportOutcome } from './import-outcome.ts'
import { insertCenters } from './insert-centers.server.ts'
import { listSearchTerms, mergePrograms, type Programs } from './merge-programs.ts'
import { duplicateReasons, importMessages, outcomeReasons } from './messages.ts'
import { readPrograms, storePrograms } from './store-programs.server.ts'

export type SameName = 'skip' | 'import'
export type BatchItem = { number: number; draft: CenterDraft }

/**
 * Imports a batch inside the caller's transaction. When the database refuses it, its halves are tried
 * alone, down to the one record at fault, which is reported as failed while the others are stored.
 */
export async function importBatch(
  tx: Transaction,
  items: readonly BatchItem[],
  sameName: SameName,
): Promise<ImportOutcome[]> {
  const stage = { isInserting: false }
  try {
    return await tx.transaction((savepoint) => storeItems(savepoint, items, sameName, stage))
  } catch (error) {
    const refusal = findDatabaseRefusal(error)
    if (refusal === null) throw error
    const [only] = items
    if (items.length === 1 && only) {
      const { name } = only.draft
      const tell = stage.isInserting
        ? importMessages.failedToInsert
        : importMessages.processingError
      return [describe(only, 'failed', refusal, tell(name, refusal))]
    }
    const middle = Math.ceil(items.length / 2)
    const first = await importBatch(tx, items.slice(0, middle), sameName)
    return [...first, ...(await importBatch(tx, items.slice(middle), sameName))]
  }
}

async function storeItems(
  tx: Transaction,
  items: readonly BatchItem[],
  sameName: SameName,
  stage: { isInserting: boolean },
): Promise<ImportOutcome[]> {
  const drafts = items.map(({ draft }) => draft)
  const duplicates = await findDuplicates(tx, drafts)
  const matches = drafts.map((_, index) => duplicates.find(index))
  const known = await readPrograms(tx, listMergeTargets(drafts, matches))
  const merged = new Map<string, Programs>()
  const added = new Map<number, CenterDraft>()

  const outcomes = items.map((item, index): ImportOutcome => {
    const match = duplicates.find(index)
    const isSeparate = match === null || (isSameNameOnly(match) && sameName === 'import')
    if (isSeparate) {
      duplicates.remember(index)
      added.set(index, item.draft)
      return describe(item, 'inserted', null, null)
    }
    if (match.rule === 'name-address' && item.draft.mergesPrograms) {
      const target = findTarget(match, known, added)
      const union = target && mergePrograms(target, item.draft)
      if (union) {
        keepUnion(match, union, { known, merged, added })
        const reason = outcomeReasons.mergedInto(nameOriginal(match, items))
        return describe(item, 'merged', reason, reason)
      }
    }
    const reason = outcomeReasons.duplicateOf(
      duplicateReasons[match.rule],
      nameOriginal(match, items),
    )
    const message = importMessages.skipped(item.number, reason)
    return { ...describe(item, 'duplicate', reason, message), rule: match.rule }
  })

  await storePrograms(tx, merged)
  stage.isInserting = true
  await insertCenters(
    tx,
    [...added.values()].map((draft) => ({ id: randomUUID(), draft })),
  )
  return outcomes
}

type State = {
  known: Map<string, Programs>
  merged: Map<string, Programs>
  added: Map<number, CenterDraft>
}

function keepUnion({ original }: Match, union: Programs, { known, merged, added }: State): void {
  if (original.in === 'directory') {
    known.set(original.id, union)
    merged.set(original.id, union)
    return
  }
  const draft = added.get(original.index)
  if (draft) added.set(original.index, { ...draft, ...union, searchTerms: listSearchTerms(union) })
}

function listMergeTargets(drafts: CenterDraft[], matches: (Match | null)[]): string[] {
  const ids = matches.flatMap((match, index) =>
    match?.rule === 'name-address' &&
    match.original.in === 'directory' &&
    drafts[index]?.mergesPrograms
      ? match.original.id
      : [],
  )
  return [...new Set(ids)]
}

function findTarget(
  { original }: Match,
  known: Map<string, Programs>,
  added: Map<number, CenterDraft>,
): Programs | undefined {
  return original.in === 'directory' ? known.get(original.id) : added.get(original.index)
}

function isSameNameOnly({ rule }: Match): boolean {
  return rule === 'same-name' || rule === 'same-name-no-address'
}

function nameOriginal({ original }: Match, items: readonly BatchItem[]): string {
  return original.in === 'directory'
    ? outcomeReasons.centerPage(original.slug)
    : outcomeReasons.earlierItem(items[original.index]?.number ?? 0)
}

function describe(
  { number, draft }: BatchItem,
  outcome: ImportOutcome['outcome'],
  reason: string | null,
  message: string | null,
): ImportOutcome {
  return {
    number,
    name: draft.name,
    outcome,
    rule: null,
    reason,
    message,
    warnings: draft.warnings,
  }
}
