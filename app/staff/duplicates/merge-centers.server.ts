import { sql } from 'drizzle-orm'
import { type CenterPatch, writeCenters } from '#app/center/write-centers.server.ts'
import type { Result } from '#app/lib/form.ts'
import { explainNoRows } from '#app/staff/centers/change-centers.server.ts'
import type { Reason } from '#app/staff/centers/intents.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { listChanges, recordActivity } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import { isEqualField, mergeFields } from './merge-fields.ts'
import type { MergeColumn, MergeField } from './merge-values.ts'
import { type MergeCenter, readMergeCenters } from './read-pair.server.ts'

type Merge = {
  keptId: string
  mergedId: string
  /** Names of `mergeFields` whose values come from the center that goes. */
  taken: readonly string[]
  /** The versions that the person saw. */
  seen: { kept: number; merged: number }
}

/** 'changed': somebody changed one of the centers since the person saw them. */
export type NotMerged = Reason | 'changed'

/**
 * Merge one center into another: rows of other tables follow, the slug and the id of the center
 * that goes lead to the other. Returns the id to undo it with.
 */
export async function mergeCenters(db: Executor, merge: Merge): Promise<Result<string, NotMerged>> {
  const { keptId, mergedId, taken, seen } = merge
  const found = await readMergeCenters(db, [keptId, mergedId], { lock: true })
  const [kept, merged] = [found.get(keptId), found.get(mergedId)]
  if (!kept || !merged) return explainNoRows(db)
  if (kept.version !== seen.kept || merged.version !== seen.merged) {
    return { ok: false, errors: 'changed' }
  }
  const equal = mergeFields.filter((field) => isEqualField(field, kept, merged))
  const takenFields = mergeFields.filter(
    (field) => taken.includes(field.name) && !equal.includes(field),
  )
  const changes = listTaken(kept, merged, takenFields)
  const { id } = await readRow<{ id: string | null }>(
    db,
    sql`select merge_centers(${keptId}, ${mergedId}, ${listChecked(takenFields)},
      ${listChecked(equal)}, ${JSON.stringify(changes)}::jsonb) as id`,
  )
  if (!id) return explainNoRows(db)
  // Even if no value changes, an open form of this center is now outdated.
  await writeCenters(db, [{ id: keptId, updatedAt: new Date() }])
  await writeValues(
    db,
    kept,
    Object.fromEntries(changes.map(({ field, new: value }) => [field, value])),
  )
  await recordActivity(db, {
    action: 'center.merged',
    subjectId: keptId,
    subjectName: kept.name,
    changes: [{ field: 'merged', old: merged.name, new: null }, ...changes],
  })
  return { ok: true, value: id }
}

function listTaken(
  kept: MergeCenter,
  merged: MergeCenter,
  fields: readonly MergeField[],
): FieldChange[] {
  const columns: (MergeColumn | 'pinned')[] = fields.flatMap((field) => [...field.columns])
  // Staff put it first in every list, whichever of the two they pinned.
  if (merged.pinned) columns.push('pinned')
  const pick = (center: MergeCenter) =>
    Object.fromEntries(columns.map((column) => [column, center[column]]))
  return listChanges(pick(kept), pick(merged))
}

function listChecked(fields: readonly MergeField[]) {
  return sql`${sql.param(fields.flatMap(({ checked = [] }) => [...checked]))}::text[]`
}

/** Types and offerings are final: what staff chose is not derived anew from the words. */
export async function writeValues(
  db: Executor,
  { id, treatmentTypes, offerings }: MergeCenter,
  values: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  const patch: CenterPatch = { treatmentTypes, offerings, ...values }
  await writeCenters(db, [{ ...patch, id }])
}
