import { sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/features/import/centers/center-draft.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { DuplicateRule } from './import-outcome.ts'
import type { FillPart, Programs } from './merge-centers.ts'

/** A center that a record repeats: one of the directory's, or an earlier record that is not stored yet. */
export type Original =
  | { in: 'directory'; id: string; slug: string; isVerified: boolean }
  | { in: 'file'; number: number }

export type NumberedDraft = { number: number; draft: CenterDraft }

/**
 * The earlier records that are not in the directory: of the batch, or of the whole file in a preview, which
 * stores none. 200,000 records take some 150 MB, and 190 MB where known centers are filled.
 */
export type FileMemory = {
  isWholeFile: boolean
  byPlace: Map<string, Original>
  byAddress: Map<string, Original>
  byName: Map<string, { original: Original; hasAddress: boolean }>
  /** What duplicates may add to an original, by its `keyOf`: the parts that it lacks, and its programs. */
  mergeable: Map<string, { missing: readonly FillPart[]; programs: Programs }>
}

export function createFileMemory({ isWholeFile = false } = {}): FileMemory {
  return {
    isWholeFile,
    byPlace: new Map(),
    byAddress: new Map(),
    byName: new Map(),
    mergeable: new Map(),
  }
}

export function keyOf(original: Original): string {
  return original.in === 'directory' ? original.id : `record ${original.number}`
}

type Center = { id: string; slug: string; isVerified: boolean }
type Row = {
  name_key: string
  address_key: string | null
  by_place: Center | null
  by_address: Center | null
  by_name: (Center & { has_address: boolean }) | null
}

/** What a batch's records repeat, as far as it is known before they are decided one by one. */
type DuplicateFinder = {
  /** The first rule that holds for the record at this index, by the specification's order. */
  find(index: number): { rule: DuplicateRule; original: Original } | null
  /** From now on the record counts as a center. */
  remember(index: number): void
  /** From now on the record's place id is that of the center that it was filled into. */
  rememberPlace(index: number, original: Original): void
}

/**
 * Compares a batch with the directory in one query, and its records with the earlier ones in `memory`. In
 * order: same place id; same name and address; same name. Names and addresses are compared trimmed and in
 * the database's lower case; two missing addresses are the same.
 */
export async function findDuplicates(
  tx: Transaction,
  items: readonly NumberedDraft[],
  { byPlace, byAddress, byName }: FileMemory,
): Promise<DuplicateFinder> {
  const rows = await queryDirectory(tx, items)
  const read = (index: number) => {
    const item = items[index]
    const row = rows[index]
    if (!item || !row) throw new RangeError(`No record ${index} in this batch`)
    return { ...item, row, addressKey: `${row.name_key}\n${row.address_key ?? ''}` }
  }
  const addIfNew = <Value>(map: Map<string, Value>, key: string, value: Value) => {
    if (!map.has(key)) map.set(key, value)
  }

  return {
    find(index) {
      const { draft, row, addressKey } = read(index)
      const named = byName.get(row.name_key)
      const otherHasAddress = row.by_name ? row.by_name.has_address : named?.hasAddress
      // "Different address" is only said where both have one.
      const nameRule =
        row.address_key !== null && otherHasAddress ? 'same-name' : 'same-name-no-address'
      const rules: [DuplicateRule, Center | null, Original | undefined][] = [
        ['place-id', row.by_place, draft.placeId ? byPlace.get(draft.placeId) : undefined],
        ['name-address', row.by_address, byAddress.get(addressKey)],
        [nameRule, row.by_name, named?.original],
      ]
      for (const [rule, center, earlier] of rules) {
        if (center) return { rule, original: { in: 'directory', ...center } }
        if (earlier) return { rule, original: earlier }
      }
      return null
    },
    remember(index) {
      const { number, draft, row, addressKey } = read(index)
      const original = { in: 'file', number } as const
      if (draft.placeId) addIfNew(byPlace, draft.placeId, original)
      addIfNew(byAddress, addressKey, original)
      addIfNew(byName, row.name_key, { original, hasAddress: row.address_key !== null })
    },
    rememberPlace(index, original) {
      const { draft } = read(index)
      if (draft.placeId) byPlace.set(draft.placeId, original)
    },
  }
}

function queryDirectory(tx: Transaction, items: readonly NumberedDraft[]): Promise<Row[]> {
  const given = items.map(({ draft: { name, address, placeId } }, ord) => ({
    ord,
    name,
    address,
    placeId,
  }))
  const center = sql`'id', id, 'slug', slug, 'isVerified', verified_at is not null`
  return readRows<Row>(
    tx,
    sql`
      with candidate as (
        select ord, "placeId" as place_id, lower(btrim(name)) as name_key,
          lower(nullif(btrim(address), '')) as address_key
        from json_to_recordset(${JSON.stringify(given)}::text::json)
          as given (ord integer, name text, address text, "placeId" text)
      )
      select name_key, address_key,
        (select jsonb_build_object(${center}) from treatment_centers
          where place_id = candidate.place_id limit 1) as by_place,
        (select jsonb_build_object(${center}) from treatment_centers
          where lower(name) = name_key and lower(address) is not distinct from address_key
          order by created_at, id limit 1) as by_address,
        (select jsonb_build_object(${center}, 'has_address', address is not null)
          from treatment_centers
          where lower(name) = name_key order by created_at, id limit 1) as by_name
      from candidate order by ord`,
  )
}
