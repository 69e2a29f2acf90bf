import { sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/features/import/centers/center-draft.ts'
import { duplicateReasons, outcomeReasons } from '#app/features/import/messages.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { DuplicateRule, ImportChoices } from '#db/schema/imports.ts'
import {
  changeCenter,
  changeValues,
  type FillPart,
  listFillable,
  listFillChanges,
  listMergeChanges,
  listMissing,
  type Programs,
} from './center-changes.ts'
import type { ImportOutcome } from './import-record.ts'
import { type ChangedCenter, readCenters } from './write-centers.server.ts'

/** A center that a record repeats: one of the directory's, or an earlier record that is not stored yet. */
type Original = KnownCenter | { number: number }
type KnownCenter = { id: string; slug: string; isVerified: boolean; hasAddress: boolean }

export type NumberedDraft = { number: number; draft: CenterDraft }

/**
 * The earlier records that are not in the directory: of the batch, or of the whole file in a preview, which
 * stores none. 200,000 records take some 150 MB, and 190 MB where known centers are filled.
 */
export type FileMemory = ReturnType<typeof createFileMemory>

export function createFileMemory({ isWholeFile = false } = {}) {
  return {
    isWholeFile,
    byPlace: new Map<string, Original>(),
    byAddress: new Map<string, Original>(),
    byName: new Map<string, { original: Original; hasAddress: boolean }>(),
    /** What duplicates may add to an original, by its `keyOf`: the parts that it lacks, and its programs. */
    mergeable: new Map<string | number, { missing: readonly FillPart[]; programs: Programs }>(),
  }
}

const keyOf = (original: Original) => ('id' in original ? original.id : original.number)

const label = (original: Original) =>
  'id' in original ? `/centers/${original.slug}` : `item ${original.number}`

function pickPrograms({ treatmentTypes, categories, additionalInfo }: Programs): Programs {
  return { treatmentTypes, categories, additionalInfo }
}

type Decisions = {
  outcomes: ImportOutcome[]
  /** The records to insert, by their numbers, with what later ones added to them. */
  added: Map<number, CenterDraft>
  /** What is to be added to centers of the directory. */
  changed: ChangedCenter[]
  /** What records say of centers that a person has checked: they change nothing, and may be right all the same. */
  said: { id: string; draft: CenterDraft }[]
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
  const mayFill = choices.duplicates === 'fill'
  const candidates = await compareWithDirectory(tx, items)
  const gaining = candidates.flatMap(({ draft, byPlace, byAddress }) => {
    const known = byPlace ?? byAddress
    const mayGain = known && !memory.mergeable.has(known.id) && (draft.mergesPrograms || mayFill)
    return mayGain ? known.id : []
  })
  for (const [id, center] of await readCenters(tx, gaining)) {
    memory.mergeable.set(id, { missing: listMissing(center), programs: pickPrograms(center) })
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
  const match = findOriginal(candidate, memory)
  const isSameNameOnly = match?.rule.startsWith('same-name')
  if (!match || (isSameNameOnly && choices.sameName === 'import')) {
    remember(candidate, memory)
    added.set(number, draft)
    // Of a whole file only what its later records may well add to.
    if (!memory.isWholeFile || draft.mergesPrograms || choices.duplicates === 'fill') {
      memory.mergeable.set(number, { missing: listMissing(draft), programs: pickPrograms(draft) })
    }
    return describeOutcome(number, 'inserted', draft)
  }
  const { original, rule } = match
  const known = 'id' in original ? original : null
  if (known?.isVerified && !isSameNameOnly) said.push({ id: known.id, draft })
  const gain = isSameNameOnly || known?.isVerified ? null : findGain(draft, match, choices, memory)
  if (gain && known) changed.push({ id: known.id, changes: gain.changes })
  const earlier = 'number' in original && added.get(original.number)
  if (gain && earlier) added.set(original.number, changeCenter(earlier, gain.changes))
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

type Match = { rule: DuplicateRule; original: Original }

/** What a duplicate adds to its original, where it may; null where it adds nothing. */
function findGain(
  draft: CenterDraft,
  { rule, original }: Match,
  choices: ImportChoices,
  { mergeable }: FileMemory,
) {
  const known = mergeable.get(keyOf(original))
  if (!known) return null
  if (rule === 'name-address' && draft.mergesPrograms) {
    const changes = listMergeChanges(known.programs, draft)
    if (changes.length > 0) {
      known.programs = changeValues(known.programs, changes)
      const reason = outcomeReasons.mergedInto(label(original))
      return { outcome: 'merged', changes, reason } as const
    }
  }
  if (choices.duplicates !== 'fill') return null
  const parts = listFillable(known.missing, draft)
  if (parts.length === 0) return null
  known.missing = known.missing.filter((part) => !parts.includes(part))
  const reason = outcomeReasons.filledInto(label(original), parts)
  return { outcome: 'filled', changes: listFillChanges(parts, draft), reason } as const
}

/** A record with the centers of the directory that it may repeat. */
type Candidate = NumberedDraft & {
  nameKey: string
  addressKey: string | null
  byPlace: KnownCenter | null
  byAddress: KnownCenter | null
  byName: KnownCenter | null
}

/** Compares a batch with the directory, by names and addresses trimmed and in the database's lower case. */
async function compareWithDirectory(
  tx: Transaction,
  items: readonly NumberedDraft[],
): Promise<Candidate[]> {
  const given = items.map(({ draft }, ord) => {
    const { name, address, placeId } = draft
    return { ord, name, address, placeId }
  })
  const center = sql`jsonb_build_object('id', id, 'slug', slug, 'isVerified', verified_at is not null,
    'hasAddress', address is not null)`
  const rows = await readRows<Omit<Candidate, keyof NumberedDraft>>(
    tx,
    sql`
      with candidate as (
        select ord, "placeId" as place_id, lower(btrim(name)) as name_key,
          lower(nullif(btrim(address), '')) as address_key
        from json_to_recordset(${JSON.stringify(given)}::text::json)
          as given (ord integer, name text, address text, "placeId" text)
      )
      select name_key as "nameKey", address_key as "addressKey",
        (select ${center} from treatment_centers
          where place_id = candidate.place_id limit 1) as "byPlace",
        (select ${center} from treatment_centers
          where lower(name) = name_key and lower(address) is not distinct from address_key
          order by created_at, id limit 1) as "byAddress",
        (select ${center} from treatment_centers
          where lower(name) = name_key order by created_at, id limit 1) as "byName"
      from candidate order by ord`,
  )
  return items.flatMap((item, index) => ({ ...item, ...(rows[index] as (typeof rows)[number]) }))
}

const toAddressKey = ({ nameKey, addressKey }: Candidate) => `${nameKey}\n${addressKey ?? ''}`

/**
 * What a record repeats, by the first rule that holds: same place id; same name and address, where two
 * missing addresses are the same; same name.
 */
function findOriginal(candidate: Candidate, memory: FileMemory): Match | null {
  const { draft, nameKey, addressKey, byPlace, byAddress, byName } = candidate
  const named = memory.byName.get(nameKey)
  const otherHasAddress = byName ? byName.hasAddress : named?.hasAddress
  // "Different address" is only said where both have one.
  const nameRule = addressKey !== null && otherHasAddress ? 'same-name' : 'same-name-no-address'
  const rules: [DuplicateRule, Original | null | undefined][] = [
    ['place-id', byPlace ?? memory.byPlace.get(draft.placeId ?? '')],
    ['name-address', byAddress ?? memory.byAddress.get(toAddressKey(candidate))],
    [nameRule, byName ?? named?.original],
  ]
  for (const [rule, original] of rules) if (original) return { rule, original }
  return null
}

/** From now on the record counts as a center. */
function remember(candidate: Candidate, { byPlace, byAddress, byName }: FileMemory): void {
  const { number, draft, nameKey, addressKey } = candidate
  const original = { number }
  const addIfNew = <Value>(map: Map<string, Value>, key: string, value: Value) => {
    if (!map.has(key)) map.set(key, value)
  }
  if (draft.placeId) addIfNew(byPlace, draft.placeId, original)
  addIfNew(byAddress, toAddressKey(candidate), original)
  addIfNew(byName, nameKey, { original, hasAddress: addressKey !== null })
}

/** An outcome with nothing but the record's own. */
export function describeOutcome(
  number: number,
  outcome: ImportOutcome['outcome'],
  draft?: CenterDraft,
): ImportOutcome {
  return {
    number,
    name: draft?.name ?? null,
    place: [draft?.city, draft?.state].filter(Boolean).join(', ') || null,
    outcome,
    rule: null,
    reason: null,
    warnings: draft?.warnings ?? [],
    centerId: null,
    originalNumber: null,
    changes: null,
  }
}
