import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import type { ImportChoices } from '#db/schema/imports.ts'
import { defaultChoices } from './import-record.ts'

/**
 * Read the choices of a new import or source. A name that is known at another address is skipped, as in the
 * specification, but not in the first load of a directory: there it is a branch of a chain, and
 * nobody has looked at the list before. Samples don't count as listings.
 */
export async function readFirstChoices(db: Executor): Promise<ImportChoices> {
  const { isFirst } = await readRow<{ isFirst: boolean }>(
    db,
    sql`select not exists (select from treatment_centers where source <> 'sample') as "isFirst"`,
  )
  return isFirst ? { ...defaultChoices, sameName: 'import' } : defaultChoices
}
