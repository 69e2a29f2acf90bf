import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { CenterDraft } from './center-draft.ts'
import { type FillValues, listFilledFields, listFilledLists } from './fill-fields.ts'
import type { CenterChanges } from './import-outcome.ts'
import { insertCategories, insertHours, insertInfo } from './insert-centers.server.ts'
import { keepDerived } from './keep-derived.server.ts'

/** What centers of the directory hold of all that a duplicate may fill, by the center's id. */
export async function readFillValues(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, FillValues>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows<FillValues & { id: string }>(
    tx,
    sql`select id, description, address, phone, phone_unformatted as "phoneUnformatted", website,
        total_score as "totalScore", reviews_count as "reviewsCount", image_url as "imageUrl",
        images_count as "imagesCount", city, state, postal_code as "postalCode", neighborhood,
        street, county, latitude, longitude, price, category_name as "categoryName",
        google_maps_url as "googleMapsUrl", place_id as "placeId",
        treatment_types as "treatmentTypes",
        array(select category from center_categories where center_id = id limit 1) as categories,
        array(select hours from center_opening_hours where center_id = id limit 1) as "openingHours",
        array(select info_key from center_additional_info where center_id = id limit 1)
          as "additionalInfo"
      from treatment_centers
      where id in (select value::uuid from jsonb_array_elements_text(
        ${JSON.stringify(ids)}::text::jsonb))`,
  )
  return new Map(rows.map(({ id, ...values }) => [id, values]))
}

export type Fill = { id: string; parts: number; draft: CenterDraft }

/** What a filling changes, for its undoing: each of these was empty. */
export function listFillChanges({ parts, draft }: Fill): CenterChanges {
  const lists = listFilledLists(parts)
  return {
    fields: listFilledFields(parts)
      .filter((field) => draft[field] !== null)
      .map((field) => ({ field, old: field === 'treatmentTypes' ? [] : null, new: draft[field] })),
    ...(lists.includes('categories') && { categories: draft.categories }),
    ...(lists.includes('openingHours') && { hours: draft.openingHours }),
    ...(lists.includes('additionalInfo') && {
      infos: draft.additionalInfo.map((info) => ({ ...info, old: null })),
    }),
  }
}

/** Gives centers what they have not. Whatever they hold, and whatever a person verified, stays. */
export async function fillCenters(tx: Transaction, fills: readonly Fill[]): Promise<void> {
  if (fills.length === 0) return
  const rows = new Map<string, Record<string, unknown>>()
  for (const { id, parts, draft } of fills) {
    const row = rows.get(id) ?? { id }
    for (const field of listFilledFields(parts)) row[field] = draft[field]
    rows.set(id, row)
  }
  await keepDerived(tx, [...rows.keys()], async () => {
    await fillColumns(tx, [...rows.values()])
    const withList = (list: ReturnType<typeof listFilledLists>[number]) =>
      fills.filter(({ parts }) => listFilledLists(parts).includes(list))
    await insertCategories(tx, withList('categories'))
    await insertHours(tx, withList('openingHours'))
    await insertInfo(tx, withList('additionalInfo'))
  })
}

async function fillColumns(tx: Transaction, rows: readonly Record<string, unknown>[]) {
  await tx.execute(sql`
    update treatment_centers as center set
      description = coalesce(nullif(btrim(center.description), ''), incoming.description),
      address = coalesce(nullif(btrim(center.address), ''), incoming.address),
      phone = coalesce(nullif(btrim(center.phone), ''), incoming.phone),
      phone_unformatted =
        coalesce(nullif(btrim(center.phone_unformatted), ''), incoming."phoneUnformatted"),
      website = coalesce(nullif(btrim(center.website), ''), incoming.website),
      total_score = coalesce(center.total_score, incoming."totalScore"),
      reviews_count = coalesce(center.reviews_count, incoming."reviewsCount"),
      image_url = coalesce(nullif(btrim(center.image_url), ''), incoming."imageUrl"),
      images_count = coalesce(center.images_count, incoming."imagesCount"),
      city = coalesce(nullif(btrim(center.city), ''), incoming.city),
      state = coalesce(nullif(btrim(center.state), ''), incoming.state),
      postal_code = coalesce(nullif(btrim(center.postal_code), ''), incoming."postalCode"),
      neighborhood = coalesce(nullif(btrim(center.neighborhood), ''), incoming.neighborhood),
      street = coalesce(nullif(btrim(center.street), ''), incoming.street),
      county = coalesce(nullif(btrim(center.county), ''), incoming.county),
      latitude = coalesce(center.latitude, incoming.latitude),
      longitude = coalesce(center.longitude, incoming.longitude),
      price = coalesce(center.price, incoming.price),
      category_name = coalesce(nullif(btrim(center.category_name), ''), incoming."categoryName"),
      google_maps_url =
        coalesce(nullif(btrim(center.google_maps_url), ''), incoming."googleMapsUrl"),
      place_id = coalesce(nullif(btrim(center.place_id), ''), incoming."placeId"),
      treatment_types = case when center.treatment_types = '{}'
        then coalesce(incoming."treatmentTypes", '{}') else center.treatment_types end
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as incoming (
      id uuid, description text, address text, phone text, "phoneUnformatted" text, website text,
      "totalScore" double precision, "reviewsCount" integer, "imageUrl" text,
      "imagesCount" integer, city text, state text, "postalCode" text, neighborhood text,
      street text, county text, latitude double precision, longitude double precision,
      price double precision, "categoryName" text, "googleMapsUrl" text, "placeId" text,
      "treatmentTypes" text[])
    where center.id = incoming.id and center.verified_at is null`)
}
