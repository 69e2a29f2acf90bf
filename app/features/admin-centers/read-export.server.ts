import { inArray, sql } from 'drizzle-orm'
import { writeCsv } from '#app/lib/write-csv.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { isUuid } from './change-centers.server.ts'
import { matchQuery } from './list-centers.server.ts'
import { orderRows } from './order-rows.server.ts'
import type { TableQuery } from './table-query.ts'

/** Columns that the importer reads again, and those that it knows to be the directory's own. */
const columns = [
  'id',
  'slug',
  'name',
  'description',
  'description_spanish',
  'address',
  'street',
  'neighborhood',
  'city',
  'state',
  'postal_code',
  'county',
  'country_code',
  'latitude',
  'longitude',
  'phone',
  'website',
  'price',
  'category_name',
  'image_url',
  'images_count',
  'google_maps_url',
  'place_id',
  'total_score',
  'reviews_count',
  'permanently_closed',
  'temporarily_closed',
  'pinned',
  'pinned_at',
  'created_at',
  'updated_at',
  'verified_at',
  'verified_by',
  'evidence',
  'source',
  'listed_in',
  'listed_on',
  'treatment_types',
  'offerings',
  'categories',
  'opening_hours',
  'additional_info',
] as const

type Cell = string | number | boolean | null
type Row = Record<(typeof columns)[number], Cell>

/** These centers as CSV, or all that a query asks for, in the table's order; lists are JSON in their cell. */
export async function exportCenters(
  tx: Transaction,
  query: TableQuery,
  ids: readonly string[],
): Promise<string> {
  const where = ids.length > 0 ? inArray(center.id, ids.filter(isUuid)) : matchQuery(query)
  const rows = await readRows<Row>(
    tx,
    sql`select id, slug, name, description, description_spanish, address, street, neighborhood, city, state, postal_code,
      county, country_code, latitude, longitude, phone, website, price, category_name, image_url,
      images_count, google_maps_url, place_id, total_score, reviews_count, permanently_closed,
      temporarily_closed, pinned, to_json(pinned_at) #>> '{}' as pinned_at,
      to_json(created_at) #>> '{}' as created_at, to_json(updated_at) #>> '{}' as updated_at,
      to_json(verified_at) #>> '{}' as verified_at, verified_by,
      (select json_agg(json_build_object('fact', fact, 'how', how, 'at', checked_at) order by fact)::text
        from center_evidence where center_id = treatment_centers.id) as evidence, source, listed_in,
      listed_on::text as listed_on,
      to_json(treatment_types)::text as treatment_types, to_json(offerings)::text as offerings,
      (select json_agg(category order by category)::text from center_categories
        where center_id = treatment_centers.id) as categories,
      (select json_agg(json_build_object('dayOfWeek', day_of_week, 'hours', hours)
          order by day_of_week)::text
        from center_opening_hours where center_id = treatment_centers.id) as opening_hours,
      (select json_agg(json_build_object(
          'category', category, 'infoKey', info_key, 'infoValue', info_value)
          order by category, info_key)::text
        from center_additional_info where center_id = treatment_centers.id) as additional_info
    from ${center} where ${where ?? sql`true`} order by ${sql.join(orderRows(query), sql`, `)}`,
  )
  return writeCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  )
}
