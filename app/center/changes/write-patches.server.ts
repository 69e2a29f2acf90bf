import { getTableColumns, inArray } from 'drizzle-orm'
import { type CenterPatch, writeCenters } from '#app/center/write-centers.server.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'

export type StoredValues = Record<string, unknown>

const readable = { ...getTableColumns(treatmentCenters), ...centerLists }

/** Read some columns and lists of centers, by id. `forUpdate` locks them until the transaction ends. */
export async function readStored(
  db: Executor,
  ids: readonly string[],
  names: readonly string[],
  { forUpdate = false } = {},
): Promise<Map<string, StoredValues>> {
  if (ids.length === 0) return new Map()
  const { id } = treatmentCenters
  const picked = Object.fromEntries(
    Object.entries(readable).filter(([name]) => names.includes(name)),
  )
  const query = db
    .select({ id, stored: { id, ...picked } })
    .from(treatmentCenters)
    .where(inArray(id, [...ids]))
    .orderBy(id)
  const rows = await (forUpdate ? query.for('update') : query)
  return new Map(rows.map(({ id, stored: { id: _, ...stored } }) => [id, stored]))
}

/** Write patches of any fields; one center may come several times, its last patch wins. */
export async function writePatches(
  db: Executor,
  patched: readonly { id: string; patch: StoredValues }[],
): Promise<void> {
  const patches = new Map<string, StoredValues>()
  for (const { id, patch } of patched) patches.set(id, { ...patches.get(id), ...patch })
  // One call of `writeCenters` changes the same fields of all its centers.
  const groups = new Map<string, ({ id: string } & CenterPatch)[]>()
  for (const [id, patch] of patches) {
    const fields = Object.keys(patch).sort()
    if (fields.length === 0) continue
    const ordered: CenterPatch = Object.fromEntries(fields.map((field) => [field, patch[field]]))
    const key = fields.join()
    groups.set(key, [...(groups.get(key) ?? []), { ...ordered, updatedAt: new Date(), id }])
  }
  for (const group of groups.values()) await writeCenters(db, group)
}
