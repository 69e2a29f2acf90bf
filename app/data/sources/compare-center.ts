import { createHash } from 'node:crypto'
import { isSameValue } from '#app/center/changes/change-values.ts'
import { factColumns } from '#app/center/changes/fact-columns.ts'
import type { CenterDraft, DraftInfo } from '#app/data/import/centers/center-draft.ts'
import { changeDraft, listMergeChanges } from '#app/data/import/job/center-changes.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { SourceFact } from '#db/schema/source-facts.ts'
import { comparable, isSameFact, type ListedCenter, singleFacts } from './listing.ts'

/** A fact in which a source differs from a center. */
export type FactDifference = {
  fact: SourceFact
  changes: FieldChange[]
  /** See `differences.fingerprint`. */
  fingerprint: string
  /** Records of the source say different things: one difference for each. */
  isDisputed: boolean
}

/** A hash of what a source says of a fact. */
export function takeFingerprint(...said: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** Merge the records of one center, as an import does. */
export function mergeDrafts([first, ...further]: readonly CenterDraft[]): CenterDraft | null {
  if (!first) return null
  const mergeInto = (merged: CenterDraft, draft: CenterDraft) =>
    draft.mergesPrograms ? changeDraft(merged, listMergeChanges(merged, draft)) : merged
  return further.reduce(mergeInto, first)
}

/**
 * List the facts in which a source's records of one center differ from it. Where one of them says
 * what the center holds, the source agrees. `listedIn` is the source's list: entries that it no
 * longer has are removed from centers that come from it, and from no others.
 */
export function compareCenter(
  center: ListedCenter,
  drafts: readonly CenterDraft[],
  listedIn: string | null,
): FactDifference[] {
  const merged = mergeDrafts(drafts)
  if (!merged) return []
  const isOfThisList = listedIn !== null && center.listedIn === listedIn
  return [
    ...singleFacts.flatMap((fact) => compareSingle(fact, center, drafts)),
    ...compareList('categories', merged, listCategoryChanges(center, merged, isOfThisList)),
    ...compareList('additionalInfo', merged, listInfoChanges(center, merged, isOfThisList)),
  ]
}

function compareSingle(
  fact: (typeof singleFacts)[number],
  center: ListedCenter,
  drafts: readonly CenterDraft[],
): FactDifference[] {
  const said = new Map<string, CenterDraft>()
  for (const draft of drafts) {
    const value = comparable[fact](draft)
    if (value !== null && !said.has(value)) said.set(value, draft)
  }
  if ([...said.values()].some((draft) => isSameFact(fact, center, draft))) return []
  return [...said].map(([value, draft]) => ({
    fact,
    changes: factColumns[fact]
      .map((field) => listValueChange(field, center[field], draft[field]))
      .filter((change) => change !== null),
    fingerprint: takeFingerprint(fact, value),
    isDisputed: said.size > 1,
  }))
}

function listValueChange(field: string, old: unknown, next: unknown): FieldChange | null {
  return isSameValue(old, next) ? null : { field, old, new: next }
}

function compareList(
  fact: 'categories' | 'additionalInfo',
  said: CenterDraft,
  change: FieldChange | null,
): FactDifference[] {
  if (!change) return []
  const entries = said[fact].map((entry) => JSON.stringify(entry)).sort()
  return [
    { fact, changes: [change], fingerprint: takeFingerprint(fact, entries), isDisputed: false },
  ]
}

function listCategoryChanges(
  center: ListedCenter,
  said: CenterDraft,
  isOfThisList: boolean,
): FieldChange | null {
  const added = said.categories.filter((category) => !center.categories.includes(category))
  const isRemoved = (category: string) => isOfThisList && !said.categories.includes(category)
  const removed = said.categories.length > 0 ? center.categories.filter(isRemoved) : []
  return describeListChange('categories', removed, added)
}

/** An entry is gone if the source speaks of its section and no longer of it. */
function listInfoChanges(
  center: ListedCenter,
  said: CenterDraft,
  isOfThisList: boolean,
): FieldChange | null {
  const held = new Map(center.additionalInfo.map((info) => [toInfoKey(info), info]))
  const stated = new Set(said.additionalInfo.map(toInfoKey))
  const sections = new Set(said.additionalInfo.map(({ category }) => category))
  const added = said.additionalInfo.filter(
    (info) => held.get(toInfoKey(info))?.infoValue !== info.infoValue,
  )
  const replaced = added.flatMap((info) => held.get(toInfoKey(info)) ?? [])
  const removed = center.additionalInfo.filter(
    (info) => isOfThisList && sections.has(info.category) && !stated.has(toInfoKey(info)),
  )
  return describeListChange('additionalInfo', [...replaced, ...removed], added)
}

function toInfoKey({ category, infoKey }: DraftInfo): string {
  return `${category}\n${infoKey}`
}

function describeListChange(
  field: string,
  removed: readonly unknown[],
  added: readonly unknown[],
): FieldChange | null {
  if (removed.length === 0 && added.length === 0) return null
  return { field, old: [...removed], new: [...added] }
}
