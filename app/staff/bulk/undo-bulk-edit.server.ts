import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { CenterPatch } from '#app/center/write-centers.server.ts'
import type { Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Activity, recordActivity } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { BulkChange } from '#db/schema/bulk-edits.ts'
import type { BulkField } from './bulk-change.ts'
import { readStored, writePatches } from './write-bulk-edit.server.ts'

export type RecentEdit = {
  id: string
  madeAt: Date
  /** Null for a former member and for the command line. */
  madeBy: string | null
  field: BulkField
  change: BulkChange
  chosenBy: string
  changed: number
  undoneAt: Date | null
  kept: number | null
}

/** List the bulk edits of the last 30 days, newest first. */
export function listBulkEdits(db: Executor): Promise<RecentEdit[]> {
  return readRows<RecentEdit>(
    db,
    sql`select e.id, e.created_at as "madeAt", coalesce(p.full_name, p.username) as "madeBy", e.field,
        e.change, e.chosen_by as "chosenBy", e.changed, e.undone_at as "undoneAt", e.kept
      from bulk_edits e left join profiles p on p.id = e.created_by
      where e.created_at > now() - interval '30 days' order by e.created_at desc, e.id`,
  )
}

type EditedCenter = { id: string; name: string; changes: FieldChange[] }

/**
 * Put the old values back, for each center that still has what the edit wrote. 'gone' if the edit is
 * undone already or older than 30 days.
 */
export async function undoBulkEdit(
  db: Executor,
  editId: string,
): Promise<Result<{ restored: number; kept: number }, 'gone'>> {
  if (!isUuid(editId)) return { ok: false, errors: 'gone' }
  const [edit] = await readRows<{ changed: number }>(
    db,
    sql`select changed from bulk_edits where id = ${editId} and undone_at is null
      and created_at > now() - interval '30 days' for update`,
  )
  if (!edit) return { ok: false, errors: 'gone' }
  const centers = await readRows<EditedCenter>(
    db,
    sql`select c.id, c.name, e.changes from bulk_edit_centers e
      join treatment_centers c on c.id = e.center_id
      where e.bulk_edit_id = ${editId} order by c.id for update of c`,
  )
  const untouched = await listUntouched(db, centers)
  const restored = await writePatches(
    db,
    untouched.map(({ id, changes }) => ({ id, patch: pickOldValues(changes) })),
  )
  const kept = edit.changed - untouched.length
  await db.execute(
    sql`update bulk_edits set undone_at = now(), kept = ${kept} where id = ${editId}`,
  )
  await recordActivity(
    db,
    ...untouched.map(
      ({ id, name }): Activity => ({
        action: 'center.updated',
        subjectId: id,
        subjectName: name,
        changes: restored.get(id) ?? [],
      }),
    ),
  )
  return { ok: true, value: { restored: untouched.length, kept } }
}

/** The centers that still have every value that the edit wrote. */
async function listUntouched(db: Executor, centers: EditedCenter[]): Promise<EditedCenter[]> {
  const names = [...new Set(centers.flatMap(({ changes }) => changes.map(({ field }) => field)))]
  const stored = await readStored(
    db,
    centers.map(({ id }) => id),
    names,
  )
  const same = centers.filter(({ id, changes }) =>
    changes.every(({ field, new: written }) =>
      // Not as JSON: the database stores the keys of an object in an order of its own.
      isDeepStrictEqual(stored.get(id)?.[field] ?? null, written),
    ),
  )
  // Patches of one call must have the same fields, so unchanged values are written again.
  return same.map((center) => {
    const row = stored.get(center.id) ?? {}
    const changes = names.map(
      (field) =>
        center.changes.find((change) => change.field === field) ?? {
          field,
          old: row[field] ?? null,
          new: row[field] ?? null,
        },
    )
    return { ...center, changes }
  })
}

function pickOldValues(changes: FieldChange[]): CenterPatch {
  return Object.fromEntries(changes.map((change) => [change.field, change.old]))
}
