import { type SQL, sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Selection } from './selection.ts'
import { matchQuery } from './table-conditions.server.ts'
import type { TableQuery } from './table-query.ts'

/** How many centers match now, where staff saw another number. */
export type OtherNumber = { matches: number }

/** The ids of the selected centers that exist, locked until the transaction ends if `lock`. */
export async function resolveSelection(
  db: Executor,
  query: TableQuery,
  selection: Selection,
  options: { lock?: boolean } = {},
): Promise<Result<string[], OtherNumber>> {
  const ids = await listSelected(db, query, selection, options)
  if (selection.all !== null && ids.length !== selection.all) {
    return { ok: false, errors: { matches: ids.length } }
  }
  return { ok: true, value: ids }
}

/** The same, also where another number matches than staff saw. */
export async function listSelected(
  db: Executor,
  query: TableQuery,
  selection: Selection,
  { lock = false }: { lock?: boolean } = {},
): Promise<string[]> {
  const isAll = selection.all !== null
  // Locked in one order, so that two operators never wait for each other.
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from treatment_centers where ${isAll ? (matchQuery(query) ?? sql`true`) : matchIds(selection.ids)}
      order by id ${lock ? sql`for update` : sql``}`,
  )
  return rows.map(({ id }) => id)
}

function matchIds(ids: readonly string[]): SQL {
  return sql`id = any(${sql.param(ids.filter(isUuid))}::uuid[])`
}
