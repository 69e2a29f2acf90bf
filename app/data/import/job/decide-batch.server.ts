import { changeValues } from '#app/center/changes/change-values.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { duplicateReasons, outcomeReasons } from '#app/data/import/messages.ts'
import type { Executor } from '#db/client.server.ts'
import type { ImportChoices } from '#db/schema/imports.ts'
import {
  changeDraft,
  listFillable,
  listFillChanges,
  listMergeChanges,
  listMissing,
  listSourceChanges,
  type Programs,
} from './center-changes.ts'
import {
  type Candidate,
  compareWithDirectory,
  type FileMemory,
  findOriginal,
  type Match,
  type NumberedDraft,
  type Original,
  remember,
} from './find-original.server.ts'
import type { ImportOutcome } from './import-record.ts'
import {
  type ChangedCenter,
  findListSource,
  readImportTargets,
} from './write-imported-centers.server.ts'

export type ImportOrder = { id: string; choices: ImportChoices }

const keyOf = (original: Original) => ('id' in original ? original.id : original.number)

const label = (original: Original) =>
  'id' in original ? `/centers/${original.slug}` : `item ${original.number}`

function pickPrograms({ treatmentTypes, categories, additionalInfo }: Programs): Programs {
  return { treatmentTypes, categories, additionalInfo }
}

type Decisions = {
  outcomes: ImportOutcome[]
  /** The records to insert, by record number. Later records of the batch may have added to them. */
  added: Map<number, CenterDraft>
  /** Changes to centers that are already in the directory. */
  changed: ChangedCenter[]
  /**
   * Records about centers that a person has verified. They change nothing, but become suggestions
   * if they differ.
   */
  said: { id: string; draft: CenterDraft }[]
}

/**
 * Decide the outcome of each record without writing to the database. `memory` holds earlier records
 * of the file that aren't in the directory; this batch's records are added to it.
 */
export async function decideBatch(
  db: Executor,
  items: readonly NumberedDraft[],
  { id: importId, choices }: ImportOrder,
  memory: FileMemory,
): Promise<Decisions> {
  const mayFill = choices.duplicates === 'fill'
  const candidates = await compareWithDirectory(db, items, importId)
  const gaining = candidates.flatMap(({ draft, byPlace, byAddress, neighbors }) => {
    if (!draft.mergesPrograms && !mayFill) return []
    return [byPlace, byAddress, ...neighbors].flatMap((known) => {
      return known && !memory.mergeable.has(known.id) ? known.id : []
    })
  })
  for (const [id, center] of await readImportTargets(db, gaining)) {
    const { listedIn, listedOn } = center
    memory.mergeable.set(id, {
      missing: listMissing(center),
      programs: pickPrograms(center),
      source: { listedIn, listedOn },
    })
  }
  const decisions: Decisions = { outcomes: [], added: new Map(), changed: [], said: [] }
  for (const candidate of candidates) {
    decisions.outcomes.push(decide(candidate, choices, memory, decisions))
  }
  return decisions
}

function decide(
  candidate: Candidate,
  choices: ImportChoices,
  memory: FileMemory,
  { added, changed, said }: Decisions,
): ImportOutcome {
  const { draft, number } = candidate
  const match = findOriginal(candidate, choices, memory)
  const isSameNameOnly = match?.rule.startsWith('same-name')
  if (!match || (isSameNameOnly && choices.sameName === 'import')) {
    remember(candidate, memory)
    added.set(number, draft)
    // A preview remembers the whole file, so save memory if later records can't add to this one.
    if (!memory.isWholeFile || draft.mergesPrograms || choices.duplicates === 'fill') {
      memory.mergeable.set(number, {
        missing: listMissing(draft),
        programs: pickPrograms(draft),
        source: null,
      })
    }
    const [neighbor] = candidate.neighbors.filter(({ isOfThisImport }) => !isOfThisImport)
    const reason = neighbor ? outcomeReasons.sharesStreet(neighbor.name, neighbor.slug) : null
    return { ...describeOutcome(number, 'inserted', draft), reason, rule: match?.rule ?? null }
  }
  const { original, rule } = match
  const known = 'id' in original ? original : null
  if (known?.isVerified && !isSameNameOnly) said.push({ id: known.id, draft })
  const gain =
    isSameNameOnly || known?.isVerified ? null : findAdditions(draft, match, choices, memory)
  if (gain && known) changed.push({ id: known.id, changes: gain.changes })
  const earlier = 'number' in original && added.get(original.number)
  if (gain && earlier) added.set(original.number, changeDraft(earlier, gain.changes))
  if (draft.placeId && gain?.changes.some(({ field }) => field === 'placeId')) {
    memory.byPlace.set(draft.placeId, original)
  }
  const isLeftAlone = known?.isVerified && choices.duplicates === 'fill'
  const reason = duplicateReasons[rule] + (isLeftAlone ? ', verified by a person' : '')
  return {
    ...describeOutcome(number, gain?.outcome ?? 'duplicate', draft),
    rule: gain?.outcome === 'merged' ? null : rule,
    reason: gain?.reason ?? outcomeReasons.duplicateOf(reason, label(original)),
    centerId: known?.id ?? null,
    originalNumber: 'number' in original ? original.number : null,
    changes: (known && gain?.changes) ?? null,
  }
}

/**
 * Return the programs and missing values that a duplicate may add to its original, or null if
 * there are none. The original then counts as listed in the duplicate's list.
 */
function findAdditions(
  draft: CenterDraft,
  { rule, original }: Match,
  choices: ImportChoices,
  { mergeable }: FileMemory,
) {
  const known = mergeable.get(keyOf(original))
  if (!known) return null
  const isSameAddress = rule === 'name-address' || rule === 'similar-name'
  const merged =
    isSameAddress && draft.mergesPrograms ? listMergeChanges(known.programs, draft) : []
  const parts = choices.duplicates === 'fill' ? listFillable(known.missing, draft) : []
  if (merged.length === 0 && parts.length === 0) return null
  known.programs = changeValues(known.programs, merged)
  known.missing = known.missing.filter((part) => !parts.includes(part))
  const changes = [...merged, ...listFillChanges(parts, draft)]
  if (known.source) {
    const source = findListSource(draft, choices)
    changes.push(...listSourceChanges(known.source, source))
    known.source = source
  }
  if (parts.length === 0) {
    return {
      outcome: 'merged',
      changes,
      reason: outcomeReasons.mergedInto(label(original)),
    } as const
  }
  const say = merged.length > 0 ? outcomeReasons.filledAndMergedInto : outcomeReasons.filledInto
  return { outcome: 'filled', changes, reason: say(label(original), parts) } as const
}

/** Build an outcome from the record alone, without a match. */
export function describeOutcome(
  number: number,
  outcome: ImportOutcome['outcome'],
  draft?: CenterDraft,
): ImportOutcome {
  return {
    number,
    name: draft?.name ?? null,
    place: [draft?.city, draft?.state].filter(Boolean).join(', ') || null,
    address: draft?.address ?? null,
    phone: draft?.phone ?? null,
    treatmentTypes: draft?.treatmentTypes ?? [],
    outcome,
    rule: null,
    reason: null,
    warnings: draft?.warnings ?? [],
    centerId: null,
    originalNumber: null,
    changes: null,
  }
}
