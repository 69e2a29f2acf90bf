import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ExportedCenter } from './exported-center.ts'

const pageSize = 500

/** The centers after the one of this id, 500 at most, in the order of their ids, with all that hangs on them. */
export function readExportPage(tx: Transaction, afterId: string | null): Promise<ExportedCenter[]> {
  const time = (name: string) =>
    sql`to_char(${sql.identifier(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return readRows<ExportedCenter>(
    tx,
    sql`select id, slug, name, description, address, street, neighborhood, city, state,
        postal_code as "postalCode", county, country_code as "countryCode", latitude, longitude,
        phone, phone_unformatted as "phoneUnformatted", website, image_url as "imageUrl",
        images_count as "imagesCount", google_maps_url as "googleMapsUrl", place_id as "placeId",
        price, total_score as "totalScore", reviews_count as "reviewsCount",
        category_name as "categoryName", permanently_closed as "permanentlyClosed",
        temporarily_closed as "temporarilyClosed", pinned, source, listed_in as "listedIn",
        listed_on::text as "listedOn", ${time('created_at')} as "createdAt",
        ${time('updated_at')} as "updatedAt", ${time('verified_at')} as "verifiedAt",
        verified_by as "verifiedBy", treatment_types as "treatmentTypes", offerings,
        array(select category from center_categories where center_id = c.id order by category)
          as categories,
        coalesce((select json_agg(json_build_object('dayOfWeek', day_of_week, 'hours', hours)
            order by day_of_week)
          from center_opening_hours where center_id = c.id), '[]') as "openingHours",
        coalesce((select json_agg(json_build_object(
            'category', category, 'infoKey', info_key, 'infoValue', info_value)
            order by category, info_key)
          from center_additional_info where center_id = c.id), '[]') as "additionalInfo"
      from treatment_centers c
      where ${afterId === null ? sql`true` : sql`id > ${afterId}::uuid`}
      order by id limit ${pageSize}`,
  )
}
