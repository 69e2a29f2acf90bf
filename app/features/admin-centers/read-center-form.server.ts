import { sql } from 'drizzle-orm'
import { type Offering, readOfferings } from '#app/lib/offerings.ts'
import type { TreatmentType } from '#app/lib/treatment-types.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { CenterForm, InfoRow, TextField } from './center-form.ts'
import { hoursFields, readTexts } from './center-form.ts'
import { isUuid } from './change-centers.server.ts'

type StoredCenter = {
  id: string
  form: CenterForm
  /** Another one after every change: when it was changed last, to the microsecond. */
  version: string
  treatmentTypes: TreatmentType[]
}

type Row = {
  id: string
  version: string
  permanentlyClosed: boolean
  temporarilyClosed: boolean
  treatmentTypes: TreatmentType[]
  offerings: Offering[]
  categoryLines: string
  hours: { day: number; hours: string }[]
  additionalInfo: InfoRow[]
} & Record<Exclude<TextField, 'openState' | 'categories'>, unknown>

/**
 * A center as its form shows it; null where there is none. With `lock`, nobody else changes it until
 * the transaction ends.
 */
export async function readCenterForm(
  tx: Transaction,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredCenter | null> {
  if (!isUuid(id)) return null
  // First alone: the parts must be read after those who hold the row are done with them.
  if (lock) await tx.execute(sql`select 1 from treatment_centers where id = ${id} for update`)
  const [row] = await readRows<Row>(
    tx,
    sql`select id, updated_at::text as version, name, slug, description,
      description_spanish as "descriptionSpanish", phone, website, address,
      street, neighborhood, city, state, county, latitude, longitude, price,
      postal_code as "postalCode", country_code as "countryCode", category_name as "categoryName",
      image_url as "imageUrl", google_maps_url as "googleMapsUrl", place_id as "placeId",
      total_score as "totalScore", reviews_count as "reviewsCount", images_count as "imagesCount",
      permanently_closed as "permanentlyClosed", temporarily_closed as "temporarilyClosed",
      to_json(treatment_types) as "treatmentTypes",
      to_json(offerings) as offerings,
      coalesce((select string_agg(category, e'\n' order by category) from center_categories
        where center_id = c.id), '') as "categoryLines",
      coalesce((select json_agg(json_build_object('day', day_of_week, 'hours', hours))
        from center_opening_hours where center_id = c.id), '[]') as hours,
      coalesce((select json_agg(json_build_object(
          'category', category, 'infoKey', info_key, 'infoValue', info_value)
          order by category, info_value desc, info_key)
        from center_additional_info where center_id = c.id), '[]') as "additionalInfo"
      from treatment_centers c where id = ${id}`,
  )
  return row
    ? { id, form: toForm(row), version: row.version, treatmentTypes: row.treatmentTypes }
    : null
}

function toForm(row: Row): CenterForm {
  const openState = row.permanentlyClosed
    ? 'permanently-closed'
    : row.temporarilyClosed
      ? 'temporarily-closed'
      : 'open'
  const texts = readTexts((field) => {
    if (field === 'openState') return openState
    if (field === 'categories') return row.categoryLines
    const weekday = (hoursFields as readonly string[]).indexOf(field) + 1
    if (weekday > 0) return row.hours.find(({ day }) => day === weekday)?.hours
    const value = row[field]
    return typeof value === 'number' ? String(value) : value
  })
  return { ...texts, additionalInfo: row.additionalInfo, offerings: readOfferings(row.offerings) }
}
