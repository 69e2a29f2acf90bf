import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { CenterDraft } from './center-draft.ts'

export type DuplicateRule = 'place-id' | 'name-address' | 'same-name' | 'same-name-no-address'

/** A center that an item repeats: one of the directory's, or an earlier item of the same batch. */
export type Original =
  | { in: 'directory'; id: string; slug: string }
  | { in: 'batch'; index: number }

export type Match = { rule: DuplicateRule; original: Original }

type Center = { id: string; slug: string }
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
}

/**
 * Compares a batch with the directory in one query, and its items with each other. In order: same
 * place id; same name and address; same name. Names and addresses are compared trimmed and in the
 * database's lower case; two missing addresses are the same.
 */
export async function findDuplicates(
  tx: Transaction,
  drafts: readonly CenterDraft[],
): Promise<DuplicateFinder> {
  const asked = drafts.map(({ name, address, placeId }, ord) => ({ ord, name, address, placeId }))
  const rows = await readRows<Row>(
    tx,
    sql`
      with candidate as (
        select ord, "placeId" as place_id, lower(btrim(name)) as name_key,
          lower(nullif(btrim(address), '')) as address_key
        from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
          as asked (ord integer, name text, address text, "placeId" text)
      )
      select name_key, address_key,
        (select jsonb_build_object('id', id, 'slug', slug) from treatment_centers
          where place_id = candidate.place_id limit 1) as by_place,
        (select jsonb_build_object('id', id, 'slug', slug) from treatment_centers
          where lower(name) = name_key and lower(address) is not distinct from address_key
          order by created_at, id limit 1) as by_address,
        (select jsonb_build_object('id', id, 'slug', slug, 'has_address', address is not null)
          from treatment_centers
          where lower(name) = name_key order by created_at, id limit 1) as by_name
      from candidate order by ord`,
  )
  const byPlace = new Map<string, number>()
  const byAddress = new Map<string, number>()
  const byName = new Map<string, number>()
  const read = (index: number) => {
    const draft = drafts[index]
    const row = rows[index]
    if (!draft || !row) throw new RangeError(`No item ${index} in this batch`)
    return { draft, row, addressKey: `${row.name_key}\n${row.address_key ?? ''}` }
  }

  return {
    find(index) {
      const { draft, row, addressKey } = read(index)
      const rules: [DuplicateRule, Center | null, number | undefined][] = [
        ['place-id', row.by_place, draft.placeId ? byPlace.get(draft.placeId) : undefined],
        ['name-address', row.by_address, byAddress.get(addressKey)],
        [
          findNameRule(row, rows[byName.get(row.name_key) ?? -1]),
          row.by_name,
          byName.get(row.name_key),
        ],
      ]
      for (const [rule, center, earlier] of rules) {
        if (center) {
          return { rule, original: { in: 'directory', id: center.id, slug: center.slug } }
        }
        if (earlier !== undefined) return { rule, original: { in: 'batch', index: earlier } }
      }
      return null
    },
    remember(index) {
      const { draft, row, addressKey } = read(index)
      if (draft.placeId && !byPlace.has(draft.placeId)) byPlace.set(draft.placeId, index)
      if (!byAddress.has(addressKey)) byAddress.set(addressKey, index)
      if (!byName.has(row.name_key)) byName.set(row.name_key, index)
    },
  }
}

/** "Different address" is only said where both have one. */
function findNameRule(row: Row, earlier: Row | undefined): DuplicateRule {
  const otherHasAddress = row.by_name ? row.by_name.has_address : earlier?.address_key != null
  return row.address_key !== null && otherHasAddress ? 'same-name' : 'same-name-no-address'
}
