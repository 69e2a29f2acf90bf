import { sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/features/import/centers/center-draft.ts'
import type { Transaction } from '#db/client.server.ts'
import type { ListSource } from './import-outcome.ts'

type NewCenter = {
  id: string
  draft: CenterDraft
  /** Of a sample: when it is said to have come, changed, been checked and been pinned. */
  sample?: { createdAt: Date; updatedAt: Date; verifiedAt: Date | null; pinnedAt: Date | null }
}

/**
 * Inserts centers with their categories, hours and additional information: one statement a table,
 * however many there are, and says which list they are from: their own, or `list`. Slugs come from
 * `generate_unique_slugs`. Throws what the database refuses.
 */
export async function insertCenters(
  tx: Transaction,
  centers: readonly NewCenter[],
  list: ListSource,
): Promise<void> {
  if (centers.length === 0) return
  await tx.execute(sql`
    with incoming as materialized (
      select * from json_to_recordset(${toJson(centers.map((center, index) => toCenterRow(center, index, list)))}::text::json) as incoming (
        ord bigint, id uuid, slug text, name text, description text, address text, phone text,
        website text, "totalScore" double precision, "reviewsCount" integer, "imageUrl" text,
        city text, state text, "postalCode" text, neighborhood text, street text, county text,
        latitude double precision, longitude double precision, price double precision,
        "categoryName" text, "googleMapsUrl" text, "phoneUnformatted" text,
        "permanentlyClosed" boolean, "temporarilyClosed" boolean, "imagesCount" integer,
        "placeId" text, "countryCode" text, "treatmentTypes" text[],
        offerings text[], "searchTerms" text, "listedIn" text, "listedOn" date,
        "createdAt" timestamptz, "updatedAt" timestamptz, "verifiedAt" timestamptz, "pinnedAt" timestamptz
      )
    ), slugs as (
      select made.slug, made.ord from unnest(generate_unique_slugs(
        array(select coalesce(slug, name) from incoming order by ord)
      )) with ordinality as made (slug, ord)
    )
    insert into treatment_centers (
      id, slug, name, description, address, phone, website, total_score, reviews_count, image_url,
      city, state, postal_code, neighborhood, street, county, latitude, longitude, price,
      category_name, google_maps_url, phone_unformatted, permanently_closed, temporarily_closed,
      images_count, place_id, country_code, treatment_types, offerings,
      search_terms, source, listed_in, listed_on, created_at, updated_at, verified_at, pinned, pinned_at
    )
    select id, slugs.slug, name, description, address, phone, website, "totalScore", "reviewsCount",
      "imageUrl", city, state, "postalCode", neighborhood, street, county, latitude, longitude,
      price, "categoryName", "googleMapsUrl", "phoneUnformatted", "permanentlyClosed",
      "temporarilyClosed", "imagesCount", "placeId", "countryCode", "treatmentTypes",
      offerings, "searchTerms", case when "createdAt" is null then 'import' else 'sample' end, "listedIn",
      "listedOn", coalesce("createdAt", now()), coalesce("updatedAt", now()), "verifiedAt",
      "pinnedAt" is not null, "pinnedAt"
    from incoming join slugs using (ord)
    order by ord`)
  await insertCategories(tx, centers)
  await insertHours(tx, centers)
  await insertInfo(tx, centers)
}

function toCenterRow({ id, draft, sample }: NewCenter, index: number, list: ListSource) {
  const { categories, openingHours, additionalInfo, warnings, mergesPrograms, ...columns } = draft
  const isListed = draft.listedIn !== null || draft.listedOn !== null
  return { ...columns, ...(isListed ? {} : list), ...sample, id, ord: index + 1 }
}

type Programs = { id: string; draft: Pick<CenterDraft, 'categories' | 'additionalInfo'> }

/** Categories that a center already has are left as they are. */
export async function insertCategories(tx: Transaction, centers: readonly Programs[]) {
  const rows = centers.flatMap(({ id, draft }) =>
    draft.categories.map((category) => ({ id, category })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into center_categories (center_id, category)
    select id, category from json_to_recordset(${toJson(rows)}::text::json)
      as incoming (id uuid, category text)
    on conflict do nothing`)
}

/** Hours of days that a center already has are left as they are. */
export async function insertHours(
  tx: Transaction,
  centers: readonly { id: string; draft: Pick<CenterDraft, 'openingHours'> }[],
) {
  const rows = centers.flatMap(({ id, draft }) =>
    draft.openingHours.map(({ dayOfWeek, hours }) => ({ id, dayOfWeek, hours })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into center_opening_hours (center_id, day_of_week, hours)
    select id, "dayOfWeek", hours from json_to_recordset(${toJson(rows)}::text::json)
      as incoming (id uuid, "dayOfWeek" smallint, hours text)
    on conflict do nothing`)
}

/** What one program of a center offers, the center offers. */
export async function insertInfo(tx: Transaction, centers: readonly Programs[]) {
  const rows = centers.flatMap(({ id, draft }) =>
    draft.additionalInfo.map(({ category, infoKey, infoValue }) => ({
      id,
      category,
      infoKey,
      infoValue,
    })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into center_additional_info as known (center_id, category, info_key, info_value)
    select id, category, "infoKey", "infoValue"
    from json_to_recordset(${toJson(rows)}::text::json)
      as incoming (id uuid, category text, "infoKey" text, "infoValue" boolean)
    on conflict (center_id, category, info_key) do update set info_value = true
      where excluded.info_value and not known.info_value`)
}

function toJson(rows: readonly object[]): string {
  return JSON.stringify(rows)
}
