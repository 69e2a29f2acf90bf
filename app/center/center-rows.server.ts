import { type SQL, sql } from 'drizzle-orm'
import { type Offering, readOfferings } from '#app/center/offerings/offerings.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { treatmentCenters } from '#db/schema/centers.ts'

type Row = typeof treatmentCenters.$inferInsert

/** Set the same columns of centers in one statement. A row that already has its values isn't written. */
export async function updateCenterRows(
  db: Executor,
  rows: readonly ({ id: string } & Partial<Row>)[],
): Promise<{ id: string; offerings: Offering[] }[]> {
  const named = rows.map(nameColumns)
  const columns = Object.keys(named[0] ?? {}).filter((column) => column !== 'id')
  if (columns.length === 0) return []
  const list = (table: string) =>
    sql.join(
      columns.map((column) => sql`${sql.identifier(table)}.${sql.identifier(column)}`),
      sql`, `,
    )
  const assignments = columns.map(
    (column) => sql`${sql.identifier(column)} = changed.${sql.identifier(column)}`,
  )
  const written = await readRows<{ id: string; offerings: string[] }>(
    db,
    sql`update treatment_centers as center set ${sql.join(assignments, sql`, `)}
      from json_populate_recordset(null::treatment_centers, ${JSON.stringify(named)}::text::json) as changed
      where center.id = changed.id and (${list('center')}) is distinct from (${list('changed')})
      returning center.id, center.offerings`,
  )
  return written.map(({ id, offerings }) => ({ id, offerings: readOfferings(offerings) }))
}

/** Insert rows of one shape. They are one parameter: there may be tens of thousands of values. */
export async function insertRows(db: Executor, table: SQL, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const named = rows.map(nameColumns)
  const columns = sql.join(Object.keys(named[0] ?? {}).map(sql.identifier), sql`, `)
  await db.execute(sql`insert into ${table} (${columns}) select ${columns}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::text::json)`)
}

/** `{ postalCode: '08608' }` → `{ postal_code: '08608' }` */
function nameColumns(row: object): Record<string, unknown> {
  const entries = Object.entries(row).map(([field, value]) => [
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ])
  return Object.fromEntries(entries)
}
