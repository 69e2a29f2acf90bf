import type { SQL } from 'drizzle-orm'
import pg from 'pg'
import type { Executor } from './client.server.ts'

/**
 * The rows of a statement in plain SQL. The caller names their shape: column names come as written, moments
 * (`timestamptz`) as Dates, but within JSON.
 */
export async function readRows<Row>(db: Executor, statement: SQL): Promise<Row[]> {
  const { fields, rows } = (await db.execute(statement)) as unknown as pg.QueryResult
  // Drizzle leaves them as text.
  const moments = fields.filter(({ dataTypeID }) => dataTypeID === pg.types.builtins.TIMESTAMPTZ)
  for (const { name } of moments) {
    for (const row of rows) row[name] = row[name] && new Date(row[name])
  }
  return rows
}

/** The one row of a statement that always has one, as `select count(*)`. */
export async function readRow<Row>(db: Executor, statement: SQL): Promise<Row> {
  const [row] = await readRows<Row>(db, statement)
  if (row === undefined) throw new Error('A statement that always has a row returned none')
  return row
}
