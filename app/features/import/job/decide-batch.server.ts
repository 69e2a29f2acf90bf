import type { CenterDraft } from '#app/features/import/centers/center-draft.ts'
import { duplicateReasons, outcomeReasons } from '#app/features/import/messages.ts'
import type { Transaction } from '#db/client.server.ts'
import { type ChangedCenter, readCenters } from './change-centers.server.ts'
import {
  type FileMemory,
  findDuplicates,
  keyOf,
  type NumberedDraft,
  type Original,
} from './find-duplicates.server.ts'
import type { DuplicateRule, ImportChoices, ImportOutcome } from './import-outcome.ts'
import {
  addPrograms,
  addToDraft,
  listFillable,
  listFillChanges,
  listMergeChanges,
  listMissing,
  type Programs,
} from './merge-centers.ts'
import type { SaidOfVerified } from './suggest-changes.server.ts'

type Decisions = {
  outcomes: ImportOutcome[]
  /** The records to insert, by their numbers, with what later ones added to them. */
  added: Map<number, CenterDraft>
  /** What is to be added to centers of the directory. */
  changed: ChangedCenter[]
  /** What records say of centers that a person has checked: they change nothing, and may be right all the same. */
  said: SaidOfVerified[]
}

/**
 * Decides what becomes of a batch's records, and changes nothing. `memory` holds the earlier records of the
 * file that are not in the directory, and gains those of this batch.
 */
export async function decideBatch(
  tx: Transaction,
  items: readonly NumberedDraft[],
  choices: ImportChoices,
  memory: FileMemory,
): Promise<Decisions> {
  const duplicates = await findDuplicates(tx, items, memory)
  await readMergeable(
    tx,
    items.flatMap(({ draft }, index) => {
      const match = duplicates.find(index)
      const mayGain = draft.mergesPrograms || choices.duplicates === 'fill'
      return match && mayGain && !match.rule.startsWith('same-name') ? match.original : []
    }),
    memory,
  )
  const added = new Map<number, CenterDraft>()
  const changed: ChangedCenter[] = []
  const said: SaidOfVerified[] = []

  const outcomes = items.map((item, index): ImportOutcome => {
    const { draft, number } = item
    const match = duplicates.find(index)
    const isSameNameOnly = match?.rule.startsWith('same-name')
    if (!match || (isSameNameOnly && choices.sameName === 'import')) {
      duplicates.remember(index)
      added.set(number, draft)
      // Of a whole file only what its later records may well add to.
      if (!memory.isWholeFile || draft.mergesPrograms || choices.duplicates === 'fill') {
        memory.mergeable.set(keyOf({ in: 'file', number }), {
          missing: listMissing(draft),
          programs: pickPrograms(draft),
        })
      }
      return describeOutcome(item, 'inserted')
    }
    const { original, rule } = match
    const isVerified = original.in === 'directory' && original.isVerified
    if (isVerified && !isSameNameOnly) said.push({ id: original.id, draft })
    const gain = isSameNameOnly || isVerified ? null : findGain(draft, original, rule)
    const isDirectory = original.in === 'directory'
    if (gain?.changes) {
      if (isDirectory) changed.push({ id: original.id, changes: gain.changes })
      const earlier = isDirectory ? undefined : added.get(original.number)
      if (earlier && !isDirectory) added.set(original.number, addToDraft(earlier, gain.changes))
      if (gain.changes.fields?.some(({ field }) => field === 'placeId')) {
        duplicates.rememberPlace(index, original)
      }
    }
    const reason =
      isVerified && choices.duplicates === 'fill'
        ? `${duplicateReasons[rule]}, verified by a person`
        : duplicateReasons[rule]
    return {
      ...describeOutcome(item, gain?.outcome ?? 'duplicate'),
      rule: gain?.outcome === 'merged' ? null : rule,
      reason: gain?.reason ?? outcomeReasons.duplicateOf(reason, labelOriginal(original)),
      centerId: isDirectory ? original.id : null,
      originalNumber: isDirectory ? null : original.number,
      changes: isDirectory ? (gain?.changes ?? null) : null,
    }
  })
  return { outcomes, added, changed, said }

  /** What a duplicate adds to its original, where it may; null where it adds nothing. */
  function findGain(draft: CenterDraft, original: Original, rule: DuplicateRule) {
    const known = memory.mergeable.get(keyOf(original))
    if (!known) return null
    const name = labelOriginal(original)
    if (rule === 'name-address' && draft.mergesPrograms) {
      const changes = listMergeChanges(known.programs, draft)
      if (changes) {
        known.programs = addPrograms(known.programs, changes)
        return { outcome: 'merged', changes, reason: outcomeReasons.mergedInto(name) } as const
      }
    }
    if (choices.duplicates !== 'fill') return null
    const parts = listFillable(known.missing, draft)
    if (parts.length === 0) return null
    known.missing = known.missing.filter((part) => !parts.includes(part))
    const changes = listFillChanges(parts, draft)
    return { outcome: 'filled', changes, reason: outcomeReasons.filledInto(name, parts) } as const
  }
}

/** What duplicates may add to those centers of the directory that a batch meets for the first time. */
async function readMergeable(
  tx: Transaction,
  originals: readonly Original[],
  { mergeable }: FileMemory,
): Promise<void> {
  const ids = originals.flatMap((original) =>
    original.in === 'directory' && !mergeable.has(original.id) ? [original.id] : [],
  )
  for (const [id, center] of await readCenters(tx, [...new Set(ids)])) {
    mergeable.set(id, { missing: listMissing(center), programs: pickPrograms(center) })
  }
}

function pickPrograms({ treatmentTypes, categories, additionalInfo }: Programs): Programs {
  return { treatmentTypes, categories, additionalInfo }
}

function labelOriginal(original: Original): string {
  return original.in === 'directory'
    ? outcomeReasons.centerPage(original.slug)
    : outcomeReasons.earlierItem(original.number)
}

/** An outcome with nothing but the record's own. */
export function describeOutcome(
  { number, draft }: NumberedDraft,
  outcome: ImportOutcome['outcome'],
): ImportOutcome {
  return {
    number,
    name: draft.name,
    place: [draft.city, draft.state].filter(Boolean).join(', ') || null,
    outcome,
    rule: null,
    reason: null,
    warnings: draft.warnings,
    centerId: null,
    originalNumber: null,
    changes: null,
  }
}
