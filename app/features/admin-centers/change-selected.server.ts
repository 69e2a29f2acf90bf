import { inArray } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { changeCenters } from './change-centers.server.ts'
import type { Intent, Reason } from './intents.ts'
import { type OtherNumber, resolveSelection } from './resolve-selection.server.ts'
import type { Selection } from './selection.ts'
import type { TableQuery } from './table-query.ts'

/** How many names the delete dialog lists. */
const listed = 20

/** The selected centers and the first names of them; null if there are none, or another number. */
export async function readSelected(db: Executor, query: TableQuery, selection: Selection) {
  const chosen = await resolveSelection(db, query, selection)
  if (!chosen.ok || chosen.value.length === 0) return null
  const names = await db
    .select({ id: center.id, name: center.name })
    .from(center)
    .where(inArray(center.id, chosen.value))
    .orderBy(center.name)
    .limit(listed)
  return { selection, count: chosen.value.length, names }
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
