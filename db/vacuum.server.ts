import type pg from 'pg'
import { ownerRoleName } from './roles.ts'

const tables =
  'treatment_centers, center_categories, center_opening_hours, center_additional_info, search_words, import_rows'

/** Milliseconds: what hangs, not what is slow. */
const longestVacuum = 600_000

/**
 * After an import, and where no autovacuum runs: what is dead makes room, lists are read from indexes alone again,
 * and the planner knows what came. As the owner of the tables, on a connection that nobody has after it.
 */
export async function vacuum(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set role ${ownerRoleName}; set statement_timeout = ${longestVacuum}`)
    const statement = { text: `vacuum (analyze) ${tables}`, query_timeout: longestVacuum }
    await client.query(statement)
  } finally {
    client.release(true)
  }
}
