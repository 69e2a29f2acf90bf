import { getTableColumns, sql } from 'drizzle-orm'
import { type CenterPatch, writeCenters } from '#app/center/write-centers.server.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { listChanges } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'

const batchSize = 1000

type PatchedCenter = { id: string; patch: CenterPatch }

/** Write patches of the same fields. Returns what changed by center, as it is stored. */
export async function writePatches(
  db: Executor,
  patched: readonly PatchedCenter[],
): Promise<Map<string, FieldChange[]>> {
  const changes = new Map<string, FieldChange[]>()
  for (let start = 0; start < patched.length; start += batchSize) {
    const batch = patched.slice(start, start + batchSize)
    const ids = batch.map(({ id }) => id)
    const names = Object.keys(batch[0]?.patch ?? {})
    const before = await readStored(db, ids, names)
    await writeCenters(
      db,
      batch.map(({ id, patch }) => ({ ...patch, updatedAt: new Date(), id })),
    )
    const after = await readStored(db, ids, names)
    for (const [id, row] of after) changes.set(id, listChanges(before.get(id) ?? {}, row))
  }
  return changes
}

/** Read some columns and lists of centers, by id. */
export async function readStored(
  db: Executor,
  ids: readonly string[],
  names: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const all = { ...getTableColumns(center), ...centerLists }
  const picked = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
  const rows = await db
    .select({ id: center.id, stored: { id: center.id, ...picked } })
    .from(center)
    .where(sql`${center.id} = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, stored: { id: _, ...stored } }) => [id, stored]))
}
