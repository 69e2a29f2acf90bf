import type { SQL } from 'drizzle-orm'
import pg from 'pg'
import type { Executor } from './client.server.ts'

/**
 * Run plain SQL and return its rows. The caller gives their type: column names stay as written,
 * and `timestamptz` values become Dates, except within JSON.
 */
export async function readRows<Row>(db: Executor, statement: SQL): Promise<Row[]> {
  const { fields, rows } = (await db.execute(statement)) as unknown as pg.QueryResult
  // Drizzle returns timestamps as text.
  const moments = fields.filter(({ dataTypeID }) => dataTypeID === pg.types.builtins.TIMESTAMPTZ)
  for (const { name } of moments) {
    for (const row of rows) row[name] = row[name] && new Date(row[name])
  }
  return rows
}

/** Return the only row of a statement that always has one, like `select count(*)`. */
export async function readRow<Row>(db: Executor, statement: SQL): Promise<Row> {
  const [row] = await readRows<Row>(db, statement)
  if (row === undefined) throw new Error('A statement that always has a row returned none')
  return row
}
