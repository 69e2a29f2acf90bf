import { type SQL, sql } from 'drizzle-orm'
import {
  type CenterWords,
  changeOfferings,
  type Derived,
  listSearchTerms,
  withCareOf,
} from '#app/lib/derive-center.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { refreshPlaceAndHours } from '#db/refresh-place-and-hours.server.ts'
import type { CenterChanges } from './import-outcome.ts'
import { insertCategories, insertHours, insertInfo } from './insert-centers.server.ts'
import { type CenterValues, type ColumnField, findColumnField } from './merge-centers.ts'

export type ChangedCenter = { id: string; changes: CenterChanges }
type KnownCenter = CenterValues & CenterWords & Derived & { isVerified: boolean }

/** All of these centers that an import may change, or that is derived of it, by their ids. */
export async function readCenters(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, KnownCenter>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows<KnownCenter & { id: string }>(
    tx,
    sql`select id, name, description, address, phone, phone_unformatted as "phoneUnformatted", website,
        total_score as "totalScore", reviews_count as "reviewsCount", image_url as "imageUrl",
        images_count as "imagesCount", city, state, postal_code as "postalCode", neighborhood,
        street, county, latitude, longitude, price, category_name as "categoryName",
        google_maps_url as "googleMapsUrl", place_id as "placeId",
        to_json(treatment_types) as "treatmentTypes", to_json(offerings) as offerings,
        search_terms as "searchTerms", verified_at is not null as "isVerified",
        coalesce((select jsonb_agg(category) from center_categories where center_id = id), '[]')
          as categories,
        coalesce((select jsonb_agg(jsonb_build_object('dayOfWeek', day_of_week, 'hours', hours))
          from center_opening_hours where center_id = id), '[]') as "openingHours",
        coalesce((select jsonb_agg(jsonb_build_object(
            'category', category, 'infoKey', info_key, 'infoValue', info_value))
          from center_additional_info where center_id = id), '[]') as "additionalInfo"
      from treatment_centers
      where id in (select value::uuid from jsonb_array_elements_text(
        ${JSON.stringify(ids)}::text::jsonb))`,
  )
  return new Map(rows.map(({ id, ...center }) => [id, center]))
}

/** Gives centers of the directory what duplicates add to them, the first change first. */
export async function changeCenters(
  tx: Transaction,
  changed: readonly ChangedCenter[],
): Promise<void> {
  const fields = new Map<string, Map<ColumnField, unknown>>()
  for (const { id, changes } of changed) {
    const ofCenter = fields.get(id) ?? new Map<ColumnField, unknown>()
    for (const change of changes.fields ?? []) {
      const field = findColumnField(change.field)
      if (field) ofCenter.set(field, change.new)
    }
    fields.set(id, ofCenter)
  }
  await deriveAnew(tx, [...fields.keys()], async () => {
    await setFields(tx, fields)
    const lists = changed.map(({ id, changes }) => ({
      id,
      draft: {
        categories: changes.categories ?? [],
        openingHours: changes.hours ?? [],
        additionalInfo: changes.infos ?? [],
      },
    }))
    await insertCategories(tx, lists)
    await insertHours(tx, lists)
    await insertInfo(tx, lists)
  })
}

/**
 * Gives centers back what an import changed of them, where they still hold what it put there; the last
 * change comes first. Centers that a person has verified since are left alone: their ids.
 */
export async function restoreCenters(
  tx: Transaction,
  changed: readonly ChangedCenter[],
): Promise<Set<string>> {
  const current = await readCenters(tx, [...new Set(changed.map(({ id }) => id))])
  const verified = new Set([...current].flatMap(([id, { isVerified }]) => (isVerified ? [id] : [])))
  const open = changed.filter(({ id }) => current.has(id) && !verified.has(id))
  const restored = new Map<string, Map<ColumnField, unknown>>()
  for (const { id, changes } of open) {
    const back = restored.get(id) ?? new Map<ColumnField, unknown>()
    for (const change of changes.fields ?? []) {
      const field = findColumnField(change.field)
      if (!field) continue
      const held = back.has(field) ? back.get(field) : current.get(id)?.[field]
      if (JSON.stringify(held) === JSON.stringify(change.new)) back.set(field, change.old)
    }
    restored.set(id, back)
  }
  const ids = [...restored.keys()]
  await deriveAnew(tx, ids, async () => {
    await setFields(tx, restored)
    await removeLists(tx, open)
  })
  await refreshPlaceAndHours(tx, ids)
  return verified
}

/** Makes a change of these centers, and derives anew what the change is read by. */
async function deriveAnew(tx: Transaction, ids: readonly string[], change: () => Promise<void>) {
  const before = await readCenters(tx, ids)
  if (before.size === 0) return
  await change()
  const rows = [...(await readCenters(tx, ids))].map(([id, center]) => {
    const offerings = changeOfferings(center.offerings, before.get(id) ?? center, center)
    return {
      id,
      offerings: withCareOf(center.treatmentTypes, offerings),
      terms: listSearchTerms(center),
    }
  })
  await tx.execute(sql`
    update treatment_centers as center
    set offerings = made.offerings, search_terms = made.terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as made (id uuid, offerings text[], terms text)
    where center.id = made.id
      and (center.search_terms <> made.terms or center.offerings <> made.offerings)`)
}

async function setFields(
  tx: Transaction,
  centers: ReadonlyMap<string, ReadonlyMap<ColumnField, unknown>>,
) {
  for (const [id, fields] of centers) {
    if (fields.size === 0) continue
    const sets: SQL[] = [...fields].map(([field, value]) => {
      const column = sql.identifier(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
      if (field !== 'treatmentTypes') return sql`${column} = ${value}`
      return sql`${column} = array(select jsonb_array_elements_text(${JSON.stringify(value)}::jsonb))`
    })
    await tx.execute(sql`update treatment_centers set ${sql.join(sets, sql`, `)}
      where id = ${id} and verified_at is null`)
  }
}

async function removeLists(tx: Transaction, changed: readonly ChangedCenter[]): Promise<void> {
  const flatten = <Row>(list: (changes: CenterChanges) => Row[] | undefined) =>
    JSON.stringify(
      changed.flatMap(({ id, changes }) => (list(changes) ?? []).map((row) => ({ id, row }))),
    )
  await tx.execute(sql`
    delete from center_categories using jsonb_to_recordset(
        ${flatten(({ categories }) => categories)}::text::jsonb) as put (id uuid, row text)
    where center_id = put.id and category = put.row`)
  await tx.execute(sql`
    delete from center_opening_hours as held using jsonb_to_recordset(
        ${flatten(({ hours }) => hours)}::text::jsonb) as put (id uuid, row jsonb)
    where held.center_id = put.id and held.day_of_week = (put.row ->> 'dayOfWeek')::smallint
      and held.hours = put.row ->> 'hours'`)
  const infos = flatten(({ infos }) => infos)
  const same = sql`held.center_id = put.id and held.category = put.row ->> 'category'
    and held.info_key = put.row ->> 'infoKey'
    and held.info_value = (put.row ->> 'infoValue')::boolean`
  const put = sql`jsonb_to_recordset(${infos}::text::jsonb) as put (id uuid, row jsonb)`
  await tx.execute(sql`
    update center_additional_info as held set info_value = false from ${put}
    where ${same} and put.row ->> 'old' = 'false'`)
  await tx.execute(sql`
    delete from center_additional_info as held using ${put}
    where ${same} and put.row ->> 'old' is null`)
}
