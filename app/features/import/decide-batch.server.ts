import { changeOfferings, listSearchTerms, withCareOf } from '#app/lib/derive-center.ts'
import type { Transaction } from '#db/client.server.ts'
import type { CenterDraft } from './center-draft.ts'
import { type FileMemory, rememberDraft } from './file-memory.ts'
import { readFillValues } from './fill-centers.server.ts'
import {
  type FillValues,
  findEmptyParts,
  findFillableParts,
  listFilledFields,
  listFilledLists,
} from './fill-fields.ts'
import {
  findDuplicates,
  type Match,
  type NumberedDraft,
  type Original,
} from './find-duplicates.server.ts'
import type { ImportChoices, ImportOutcome } from './import-outcome.ts'
import { readDescribed } from './keep-derived.server.ts'
import { mergePrograms, type Programs } from './merge-programs.ts'
import { duplicateReasons, importMessages, outcomeReasons } from './messages.ts'

/** What is to be done for a record, besides telling its outcome. */
export type Decision = { outcome: ImportOutcome; original: Original | null } & (
  | { deed: 'insert' | 'none' }
  /** A center of the directory gets these programs in place of those. */
  | { deed: 'merge'; before: Programs; union: Programs }
  /** A center of the directory gets these parts of the draft, which it has not. */
  | { deed: 'fill'; parts: number; draft: CenterDraft }
)

export type Decisions = {
  decisions: Decision[]
  /** The drafts to insert, by their index in the batch, with what later ones added to them. */
  added: Map<number, CenterDraft>
}

/**
 * Decides what becomes of a batch's records and changes nothing. The import stores what is decided;
 * the preview, which does not, passes a `memory` of the file's earlier records instead.
 */
export async function decideBatch(
  tx: Transaction,
  items: readonly NumberedDraft[],
  choices: ImportChoices,
  memory?: FileMemory,
): Promise<Decisions> {
  const duplicates = await findDuplicates(tx, items, memory)
  const matches = items.map((_, index) => duplicates.find(index))
  const known = await readKnown(tx, items, matches, choices)
  const added = new Map<number, CenterDraft>()

  const decisions = items.map((item, index): Decision => {
    const { draft, number } = item
    const match = duplicates.find(index)
    const isSameNameOnly = match?.rule.startsWith('same-name')
    if (!match || (isSameNameOnly && choices.sameName === 'import')) {
      duplicates.remember(index)
      added.set(index, draft)
      if (memory) rememberDraft(memory, number, draft)
      return { deed: 'insert', original: null, outcome: describe(item, 'inserted') }
    }
    const { original, rule } = match
    const named = nameOriginal(original, items)
    const isVerified = original.in === 'directory' && original.isVerified
    const target = { known, memory, added }
    const outcome: ImportOutcome = {
      ...describe(item, 'duplicate'),
      rule,
      centerId: original.in === 'directory' ? original.id : null,
      originalNumber: findNumber(original, items),
    }
    if (!isVerified && rule === 'name-address' && draft.mergesPrograms) {
      const before = findPrograms(original, target)
      const union = before && mergePrograms(before, draft)
      if (union) {
        keepPrograms(original, union, target)
        const reason = outcomeReasons.mergedInto(named)
        const merged = {
          ...outcome,
          outcome: 'merged' as const,
          rule: null,
          reason,
          message: reason,
        }
        return original.in === 'directory'
          ? { deed: 'merge', before, union, original, outcome: merged }
          : { deed: 'none', original, outcome: merged }
      }
    }
    if (!isVerified && !isSameNameOnly && choices.duplicates === 'fill') {
      const empty = findEmpty(original, target)
      const parts = findFillableParts(empty, draft, draft.mergesPrograms)
      if (parts !== 0) {
        keepFilled(original, empty & ~parts, parts, draft, target)
        if (listFilledFields(parts).includes('placeId')) duplicates.rememberPlace(index, original)
        const reason = outcomeReasons.filledInto(named, parts)
        const filled = { ...outcome, outcome: 'filled' as const, reason, message: reason }
        return original.in === 'directory'
          ? { deed: 'fill', parts, draft, original, outcome: filled }
          : { deed: 'none', original, outcome: filled }
      }
    }
    const reason = outcomeReasons.duplicateOf(
      isVerified && choices.duplicates === 'fill'
        ? `${duplicateReasons[rule]}, verified by a person`
        : duplicateReasons[rule],
      named,
    )
    const message = importMessages.skipped(number, reason)
    return { deed: 'none', original, outcome: { ...outcome, reason, message } }
  })
  return { decisions, added }
}

type Known = { programs: Map<string, Programs>; emptyParts: Map<string, number> }
type Target = { known: Known; memory: FileMemory | undefined; added: Map<number, CenterDraft> }

async function readKnown(
  tx: Transaction,
  items: readonly NumberedDraft[],
  matches: (Match | null)[],
  choices: ImportChoices,
): Promise<Known> {
  const toMerge = new Set<string>()
  const toFill = new Set<string>()
  for (const [index, match] of matches.entries()) {
    if (match?.original.in !== 'directory') continue
    const { id } = match.original
    if (match.rule === 'name-address' && items[index]?.draft.mergesPrograms) toMerge.add(id)
    if (choices.duplicates === 'fill' && !match.rule.startsWith('same-name')) toFill.add(id)
  }
  const values = await readFillValues(tx, [...toFill])
  return {
    programs: await readDescribed(tx, [...toMerge]),
    emptyParts: new Map([...values].map(([id, center]) => [id, findEmptyParts(center)])),
  }
}

function findPrograms(original: Original, { known, memory, added }: Target): Programs | undefined {
  if (original.in === 'batch') return added.get(original.index)
  if (original.in === 'file') return memory?.programs.get(original.number)
  return memory?.programs.get(original.id) ?? known.programs.get(original.id)
}

function keepPrograms(original: Original, union: Programs, { known, memory, added }: Target): void {
  if (original.in === 'file') memory?.programs.set(original.number, union)
  else if (original.in === 'directory') {
    known.programs.set(original.id, union)
    memory?.programs.set(original.id, union)
  } else {
    const draft = added.get(original.index)
    if (draft) added.set(original.index, joinDrafts(draft, union))
  }
}

function findEmpty(original: Original, { known, memory, added }: Target): number {
  if (original.in === 'batch') {
    const draft = added.get(original.index)
    return draft ? findEmptyParts(draft) : 0
  }
  const key = original.in === 'file' ? original.number : original.id
  return memory?.emptyParts.get(key) ?? known.emptyParts.get(String(key)) ?? 0
}

function keepFilled(
  original: Original,
  stillEmpty: number,
  parts: number,
  draft: CenterDraft,
  { known, memory, added }: Target,
): void {
  if (original.in === 'batch') {
    const earlier = added.get(original.index)
    if (earlier) added.set(original.index, fillDraft(earlier, draft, parts))
  } else if (original.in === 'file') memory?.emptyParts.set(original.number, stillEmpty)
  else {
    known.emptyParts.set(original.id, stillEmpty)
    memory?.emptyParts.set(original.id, stillEmpty)
  }
}

function fillDraft(earlier: CenterDraft, draft: CenterDraft, parts: number): CenterDraft {
  const filled: Record<string, unknown> = {}
  for (const field of [...listFilledFields(parts), ...listFilledLists(parts)]) {
    filled[field] = draft[field]
  }
  return joinDrafts(earlier, filled as Partial<FillValues>)
}

function joinDrafts(earlier: CenterDraft, more: Partial<CenterDraft>): CenterDraft {
  const joined = { ...earlier, ...more }
  const offerings = changeOfferings(earlier.offerings, earlier, joined)
  return {
    ...joined,
    offerings: withCareOf(joined.treatmentTypes, offerings),
    searchTerms: listSearchTerms(joined),
  }
}

function findNumber(original: Original, items: readonly NumberedDraft[]): number | null {
  if (original.in === 'file') return original.number
  return original.in === 'batch' ? (items[original.index]?.number ?? null) : null
}

function nameOriginal(original: Original, items: readonly NumberedDraft[]): string {
  return original.in === 'directory'
    ? outcomeReasons.centerPage(original.slug)
    : outcomeReasons.earlierItem(findNumber(original, items) ?? 0)
}

/** An outcome with nothing but the record's own. */
export function describe(
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
    message: null,
    warnings: draft.warnings,
    centerId: null,
    originalNumber: null,
    changes: null,
  }
}
