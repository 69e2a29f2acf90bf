import { sql } from 'drizzle-orm'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { changeCenters } from './change-centers.server.ts'
import type { Intent, Reason } from './intents.ts'
import { listSelected, type OtherNumber, resolveSelection } from './resolve-selection.server.ts'
import type { Selection } from './selection.ts'
import type { TableQuery } from './table-query.ts'

/** How many names the delete dialog lists. */
const listed = 20

/**
 * Read the selected centers for the delete dialog, with the first names of them; null if there are none. `seen` sums up
 * all of them. The returned selection has the number that matches now.
 */
export async function readSelected(db: Executor, query: TableQuery, selection: Selection) {
  const names = await readNames(db, await listSelected(db, query, selection))
  const count = names.length
  if (count === 0) return null
  const now: Selection = selection.all === null ? selection : { ...selection, all: count }
  return { selection: now, count, names: names.slice(0, listed), seen: digestSeen(names) }
}

/** Apply an action to the selected centers: all of them or none. */
export async function changeSelected(
  db: Executor,
  intent: Intent,
  query: TableQuery,
  selection: Selection,
): Promise<Result<string[], Reason | OtherNumber>> {
  if (selection.all === null) return changeCenters(db, intent, selection.ids)
  const chosen = await resolveSelection(db, query, selection, { lock: true })
  return chosen.ok ? changeCenters(db, intent, chosen.value) : chosen
}

/** Read the names of centers, in their order. */
export function readNames(db: Executor, ids: readonly string[]) {
  return db
    .select({ id: center.id, name: center.name })
    .from(center)
    .where(sql`${center.id} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(center.name, center.id)
}
