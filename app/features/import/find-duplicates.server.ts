import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { CenterDraft } from './center-draft.ts'
import { type FileMemory, hashText } from './file-memory.ts'
import type { DuplicateRule } from './import-outcome.ts'

/**
 * A center that an item repeats: one of the directory's, an earlier item of the same batch, or in a
 * preview, which stores none, an earlier item of the file.
 */
export type Original =
  | { in: 'directory'; id: string; slug: string; isVerified: boolean }
  | { in: 'batch'; index: number }
  | { in: 'file'; number: number }

export type Match = { rule: DuplicateRule; original: Original }

type Center = { id: string; slug: string; isVerified: boolean }
type Row = {
  name_key: string
  address_key: string | null
  by_place: Center | null
  by_address: Center | null
  by_name: (Center & { has_address: boolean }) | null
}

/** What a batch's items repeat, as far as it is known before they are decided one by one. */
export type DuplicateFinder = {
  /** The first rule that holds for the item at this index, by the specification's order. */
  find(index: number): Match | null
  /** From now on the item counts as a center of the directory. */
  remember(index: number): void
  /** From now on the item's place id is that of the center that it was filled into. */
  rememberPlace(index: number, original: Original): void
}

export type NumberedDraft = { number: number; draft: CenterDraft }

/**
 * Compares a batch with the directory in one query, and its items with each other. In order: same
 * place id; same name and address; same name. Names and addresses are compared trimmed and in the
 * database's lower case; two missing addresses are the same. With a `memory` the items are compared
 * with all earlier ones of the file, and are remembered there.
 */
export async function findDuplicates(
  tx: Transaction,
  items: readonly NumberedDraft[],
  memory?: FileMemory,
): Promise<DuplicateFinder> {
  const rows = await askDirectory(tx, items)
  const seen = memory ? seeFile(memory, items) : seeBatch()
  const read = (index: number) => {
    const draft = items[index]?.draft
    const row = rows[index]
    if (!draft || !row) throw new RangeError(`No item ${index} in this batch`)
    return { draft, row, addressKey: `${row.name_key}\n${row.address_key ?? ''}` }
  }

  return {
    find(index) {
      const { draft, row, addressKey } = read(index)
      const place = draft.placeId ? seen.findPlace(draft.placeId) : undefined
      const named = seen.findName(row.name_key)
      const otherHasAddress = row.by_name ? row.by_name.has_address : named?.hasAddress
      // "Different address" is only said where both have one.
      const nameRule =
        row.address_key !== null && otherHasAddress ? 'same-name' : 'same-name-no-address'
      const rules: [DuplicateRule, Center | null, Original | undefined][] = [
        ['place-id', row.by_place, place],
        ['name-address', row.by_address, seen.findAddress(addressKey)],
        [nameRule, row.by_name, named?.original],
      ]
      for (const [rule, center, earlier] of rules) {
        if (center) return { rule, original: { in: 'directory', ...center } }
        if (earlier) return { rule, original: earlier }
      }
      return null
    },
    remember(index) {
      const { draft, row, addressKey } = read(index)
      seen.remember(index, {
        place: draft.placeId,
        address: addressKey,
        name: row.name_key,
        hasAddress: row.address_key !== null,
      })
    },
    rememberPlace(index, original) {
      const { draft } = read(index)
      if (draft.placeId) seen.rememberPlace(draft.placeId, original)
    },
  }
}

function askDirectory(tx: Transaction, items: readonly NumberedDraft[]): Promise<Row[]> {
  const asked = items.map(({ draft: { name, address, placeId } }, ord) => ({
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
        from json_to_recordset(${JSON.stringify(asked)}::text::json)
          as asked (ord integer, name text, address text, "placeId" text)
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

type Keys = { place: string | null; address: string; name: string; hasAddress: boolean }

type Seen = {
  findPlace(place: string): Original | undefined
  findAddress(address: string): Original | undefined
  findName(name: string): { original: Original; hasAddress: boolean } | undefined
  remember(index: number, keys: Keys): void
  rememberPlace(place: string, original: Original): void
}

function seeBatch(): Seen {
  const byPlace = new Map<string, Original>()
  const byAddress = new Map<string, Original>()
  const byName = new Map<string, { original: Original; hasAddress: boolean }>()
  return {
    findPlace: (place) => byPlace.get(place),
    findAddress: (address) => byAddress.get(address),
    findName: (name) => byName.get(name),
    remember(index, { place, address, name, hasAddress }) {
      const original = { in: 'batch', index } as const
      if (place && !byPlace.has(place)) byPlace.set(place, original)
      if (!byAddress.has(address)) byAddress.set(address, original)
      if (!byName.has(name)) byName.set(name, { original, hasAddress })
    },
    rememberPlace: (place, original) => byPlace.set(place, original),
  }
}

function seeFile(memory: FileMemory, items: readonly NumberedDraft[]): Seen {
  const filled = new Map<string, Original>()
  const toOriginal = (number: number | undefined): Original | undefined =>
    number === undefined ? undefined : { in: 'file', number }
  return {
    findPlace: (place) => filled.get(place) ?? toOriginal(memory.byPlace.get(hashText(place))),
    findAddress: (address) => toOriginal(memory.byAddress.get(hashText(address))),
    findName(name) {
      const named = memory.byName.get(hashText(name))
      return named && { original: { in: 'file', number: named.number }, ...named }
    },
    remember(index, { place, address, name, hasAddress }) {
      const number = items[index]?.number ?? 0
      const keep = <Value>(map: Map<number, Value>, key: string, value: Value) => {
        const hash = hashText(key)
        if (!map.has(hash)) map.set(hash, value)
      }
      if (place) keep(memory.byPlace, place, number)
      keep(memory.byAddress, address, number)
      keep(memory.byName, name, { number, hasAddress })
    },
    rememberPlace(place, original) {
      if (original.in === 'file') memory.byPlace.set(hashText(place), original.number)
      else filled.set(place, original)
    },
  }
}
