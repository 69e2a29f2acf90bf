import { inArray, type SQL, sql } from 'drizzle-orm'
import { serializeCsv } from '#app/lib/serialize-csv.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { matchQuery } from './list-centers.server.ts'
import { orderRows } from './order-rows.server.ts'
import type { TableQuery } from './table-query.ts'

const plain = (names: string): [name: string, value: SQL][] =>
  names.split(' ').map((name) => [name, sql`${sql.identifier(name)}`])
const times = (names: string): [name: string, value: SQL][] =>
  names.split(' ').map((name) => [name, sql`to_json(${sql.identifier(name)}) #>> '{}'`])
const list = (value: SQL, table: string, order: string) =>
  sql`(select json_agg(${value} order by ${sql.raw(order)})::text from ${sql.identifier(table)}
    where center_id = treatment_centers.id)`

/** Columns that the importer reads again, and those that it knows to be the directory's own. */
const columns: [name: string, value: SQL][] = [
  ...plain('id slug name description description_spanish address street neighborhood city state'),
  ...plain('postal_code county country_code latitude longitude phone website price category_name'),
  ...plain('image_url images_count google_maps_url place_id total_score reviews_count'),
  ...plain('permanently_closed temporarily_closed pinned'),
  ...times('pinned_at created_at updated_at verified_at'),
  ...plain('verified_by'),
  [
    'evidence',
    list(
      sql`json_build_object('fact', fact, 'how', how, 'at', checked_at)`,
      'center_evidence',
      'fact',
    ),
  ],
  ...plain('source listed_in'),
  ['listed_on', sql`listed_on::text`],
  ['treatment_types', sql`to_json(treatment_types)::text`],
  ['offerings', sql`to_json(offerings)::text`],
  ['categories', list(sql`category`, 'center_categories', 'category')],
  [
    'opening_hours',
    list(
      sql`json_build_object('dayOfWeek', day_of_week, 'hours', hours)`,
      'center_opening_hours',
      'day_of_week',
    ),
  ],
  [
    'additional_info',
    list(
      sql`json_build_object('category', category, 'infoKey', info_key, 'infoValue', info_value)`,
      'center_additional_info',
      'category, info_key',
    ),
  ],
]

/** These centers as CSV, or all that a query asks for, in the table's order; lists are JSON in their cell. */
export async function exportCenters(
  tx: Transaction,
  query: TableQuery,
  ids: readonly string[],
): Promise<string> {
  const where = ids.length > 0 ? inArray(center.id, ids.filter(isUuid)) : matchQuery(query)
  const names = columns.map(([name]) => name)
  const values = columns.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  const rows = await readRows<Record<string, string | number | boolean | null>>(
    tx,
    sql`select ${sql.join(values, sql`, `)} from ${center} where ${where ?? sql`true`}
      order by ${orderRows(query)}`,
  )
  return serializeCsv(
    names,
    rows.map((row) => names.map((name) => row[name])),
  )
}
