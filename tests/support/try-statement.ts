import { type SQL, sql } from 'drizzle-orm'
import { asApiReader, asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { errorCode } from './seed-every-table.ts'

class Undo extends Error {}

// Rejected by a missing right or by a policy, or an attempt to write to a view.
const refusals = ['42501', '55000']

/** A viewer, or the API's role. */
export type Reader = Viewer | 'api'

/**
 * Return whether the statement reads or changes a row for this reader. Changes are rolled back;
 * rejected statements are committed, so the caller can check that nothing changed.
 */
export async function isAllowed(
  database: Database,
  reader: Reader,
  statement: SQL,
): Promise<boolean> {
  try {
    const tryIt = async (db: Executor) => {
      const result = (await db.execute(statement)) as unknown as {
        rows: unknown[]
        rowCount: number
        command: string
      }
      if (result.command === 'SELECT') return result.rows.length > 0
      if (result.rowCount > 0) throw new Undo()
      return false
    }
    // A visitor's statements run one by one unless they start a transaction.
    const tryApart = (db: Executor) => db.transaction(tryIt)
    return reader === 'api'
      ? await asApiReader(database, tryApart)
      : await asViewer(database, reader, tryApart)
  } catch (error) {
    if (error instanceof Undo) return true
    if (refusals.includes(errorCode(error) ?? '')) return false
    throw error
  }
}

/** Return every row of a table as one text, as its owner sees it. */
export async function readWholeTable(database: Database, table: string): Promise<string> {
  const [row] = await asOperator(database, (db) =>
    readRows<{ content: string }>(
      db,
      sql`select coalesce(string_agg(t::text, ' ' order by t::text), '') as content from ${sql.identifier(table)} t`,
    ),
  )
  return row?.content ?? ''
}
