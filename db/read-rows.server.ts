import type { SQL } from 'drizzle-orm'
import type { Transaction } from './client.server.ts'

/** The rows of a statement in plain SQL. The caller names their shape; column names come as written. */
export async function readRows<Row>(tx: Transaction, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] }
  return result.rows
}
