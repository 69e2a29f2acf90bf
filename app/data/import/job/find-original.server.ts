import { sql } from 'drizzle-orm'
import { isVerifiedCenter } from '#app/center/is-verified-center.server.ts'
import { normalizeStreet } from '#app/center/places/normalize-street.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { areSimilarNames } from '#app/data/import/centers/similar-names.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { DuplicateRule, ImportChoices, ListSource } from '#db/schema/imports.ts'
import type { FillPart, Programs } from './center-changes.ts'

/**
 * The center that a record repeats: one in the directory, or an earlier record that isn't stored
 * yet.
 */
export type Original = KnownCenter | { number: number }
type KnownCenter = { id: string; slug: string; isVerified: boolean; hasAddress: boolean }
/**
 * A center with the record's ZIP code and house number. `compareWithDirectory` keeps only those on
 * the same street.
 */
type Neighbor = KnownCenter & { name: string; street: string; isOfThisImport: boolean }

export type NumberedDraft = { number: number; draft: CenterDraft }

/**
 * Earlier records that aren't in the directory: those of the current batch, or of the whole file in
 * a preview, which stores nothing. 200,000 records take about 200 MB.
 */
export type FileMemory = ReturnType<typeof createFileMemory>

export function createFileMemory({ isWholeFile = false } = {}) {
  return {
    isWholeFile,
    byPlace: new Map<string, Original>(),
    byAddress: new Map<string, Original>(),
    byName: new Map<string, { original: Original; hasAddress: boolean }>(),
    /** By center id or record number: what each original lacks and which programs it has. */
    mergeable: new Map<string | number, Mergeable>(),
  }
}

type Mergeable = {
  missing: readonly FillPart[]
  programs: Programs
  /** The list that a center comes from; null for a record that isn't stored yet. */
  source: ListSource | null
}

export type Match = { rule: DuplicateRule; original: Original }

/** A record and the centers in the directory that it might repeat. */
export type Candidate = NumberedDraft & {
  nameKey: string
  addressKey: string | null
  byPlace: KnownCenter | null
  byAddress: KnownCenter | null
  byName: KnownCenter | null
  /** Centers with the same street and ZIP code after normalization. */
  neighbors: Neighbor[]
  /** The record's normalized street and ZIP code. */
  streetKey: string | null
}

/**
 * Find possible originals in the directory for each record. Compares trimmed names and addresses,
 * lowercased by the database.
 */
export async function compareWithDirectory(
  db: Executor,
  items: readonly NumberedDraft[],
  importId: string,
): Promise<Candidate[]> {
  const given = items.map(({ draft }, ord) => {
    const { name, address, placeId, postalCode } = draft
    const [houseNumber = null] = /[0-9]+/.exec(draft.street ?? address ?? '') ?? []
    return {
      ord,
      name,
      address,
      state: draft.state,
      placeId,
      zip: postalCode?.slice(0, 5),
      houseNumber,
    }
  })
  const center = sql`jsonb_build_object('id', id, 'slug', slug, 'isVerified', ${isVerifiedCenter},
    'hasAddress', address is not null)`
  const rows = await readRows<Omit<Candidate, keyof NumberedDraft>>(
    db,
    sql`
      with candidate as (
        select ord, "placeId" as place_id, lower(btrim(name)) as name_key,
          lower(coalesce(nullif(btrim(address), ''), state)) as address_key, zip, "houseNumber" as house_number
        from json_to_recordset(${JSON.stringify(given)}::text::json)
          as given (ord integer, name text, address text, state text, "placeId" text, zip text, "houseNumber" text)
      )
      select name_key as "nameKey", address_key as "addressKey",
        (select ${center} from treatment_centers
          where place_id = candidate.place_id limit 1) as "byPlace",
        (select ${center} from treatment_centers
          where lower(name) = name_key and lower(coalesce(address, state)) is not distinct from address_key
          order by created_at, id limit 1) as "byAddress",
        (select ${center} from treatment_centers
          where lower(name) = name_key order by created_at, id limit 1) as "byName",
        (select coalesce(jsonb_agg(${center} || jsonb_build_object(
            'name', name, 'street', coalesce(street, address), 'isOfThisImport', exists (
              select 1 from center_changes x where x.center_id = treatment_centers.id
                and x.set_id = ${importId} and x.is_added))
            order by created_at, id), '[]')
          from treatment_centers
          where left(postal_code, 5) = zip
            and substring(coalesce(street, address) from '[0-9]+') = house_number) as neighbors
      from candidate order by ord`,
  )
  return items.map((item, index) => {
    const row = rows[index] as (typeof rows)[number]
    const street = normalizeStreet(item.draft.street ?? item.draft.address)
    const zip = item.draft.postalCode?.slice(0, 5)
    const neighbors = row.neighbors.filter(
      (center) => street !== null && normalizeStreet(center.street) === street,
    )
    return { ...item, ...row, neighbors, streetKey: street && zip ? `${street}\n${zip}` : null }
  })
}

const toAddressKey = ({ nameKey, addressKey }: Candidate) => `${nameKey}\n${addressKey ?? ''}`

const toStreetKey = ({ nameKey, streetKey }: Candidate) => streetKey && `${nameKey}\n${streetKey}`

/**
 * Find the original that a record repeats. The first rule that matches wins: same place id; same
 * name and address (two missing addresses in one state count as the same); similar name at the same
 * street and ZIP code, only when filling known centers and only for centers from before this
 * import; same name.
 */
export function findOriginal(
  candidate: Candidate,
  choices: ImportChoices,
  memory: FileMemory,
): Match | null {
  const { draft, nameKey, byPlace, byAddress, byName, neighbors } = candidate
  const atSameStreet =
    neighbors.find(({ name }) => name.toLowerCase() === draft.name.toLowerCase()) ??
    memory.byAddress.get(toStreetKey(candidate) ?? '')
  const similar =
    choices.duplicates === 'fill' &&
    neighbors.find((center) => !center.isOfThisImport && areSimilarNames(center.name, draft.name))
  const named = memory.byName.get(nameKey)
  const otherHasAddress = byName ? byName.hasAddress : named?.hasAddress
  // `same-name` is shown as "different address", so it needs two addresses.
  const nameRule = draft.address !== null && otherHasAddress ? 'same-name' : 'same-name-no-address'
  const rules: [DuplicateRule, Original | null | undefined | false][] = [
    ['place-id', byPlace ?? memory.byPlace.get(draft.placeId ?? '')],
    ['name-address', byAddress ?? memory.byAddress.get(toAddressKey(candidate)) ?? atSameStreet],
    ['similar-name', similar],
    [nameRule, byName ?? named?.original],
  ]
  for (const [rule, original] of rules) if (original) return { rule, original }
  return null
}

/** Add a record to the memory, as a possible original for later records. */
export function remember(candidate: Candidate, { byPlace, byAddress, byName }: FileMemory): void {
  const { number, draft, nameKey } = candidate
  const original = { number }
  const addIfNew = <Value>(map: Map<string, Value>, key: string, value: Value) => {
    if (!map.has(key)) map.set(key, value)
  }
  if (draft.placeId) addIfNew(byPlace, draft.placeId, original)
  addIfNew(byAddress, toAddressKey(candidate), original)
  const streetKey = toStreetKey(candidate)
  if (streetKey) addIfNew(byAddress, streetKey, original)
  addIfNew(byName, nameKey, { original, hasAddress: draft.address !== null })
}
