import { sql } from 'drizzle-orm'
import { explainNoRows } from '#app/features/admin-centers/change-centers.server.ts'
import type { Reason } from '#app/features/admin-centers/intents.ts'
import { type CenterPatch, writeCenters } from '#app/features/centers/write-centers.server.ts'
import type { Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
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
type NotMerged = Reason | 'changed'

/**
 * Merges one center into another: rows of other tables follow, the slug and the id of the center
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
async function writeValues(
  db: Executor,
  { id, treatmentTypes, offerings }: MergeCenter,
  values: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  const patch: CenterPatch = { treatmentTypes, offerings, ...values }
  await writeCenters(db, [{ ...patch, id }])
}

export type RecentMerge = {
  id: string
  keptId: string
  keptName: string
  mergedName: string
  mergedAt: Date
}

/** The merges that can be undone, the latest first, at most 20. */
export function listRecentMerges(db: Executor): Promise<RecentMerge[]> {
  return readRows<RecentMerge>(
    db,
    sql`select m.id, c.id as "keptId", c.name as "keptName", m.merged_name as "mergedName",
        m.merged_at as "mergedAt"
      from center_merges m join treatment_centers c on c.id = m.kept_center_id
      where m.merged_at > now() - interval '30 days' order by m.merged_at desc limit 20`,
  )
}

/**
 * Undoes a merge of the last 30 days. The center that was merged returns; the kept one gets the
 * fields back that nobody has changed since.
 */
export async function unmergeCenters(db: Executor, mergeId: string): Promise<Result<null, Reason>> {
  const [merge] = isUuid(mergeId)
    ? await readRows<{ keptId: string; mergedId: string; name: string; changes: FieldChange[] }>(
        db,
        sql`select kept_center_id as "keptId", merged_center_id as "mergedId", merged_name as name, changes
          from center_merges where id = ${mergeId}`,
      )
    : []
  const found = merge && (await readMergeCenters(db, [merge.keptId], { lock: true }))
  const kept = merge && found?.get(merge.keptId)
  if (!merge || !kept) return explainNoRows(db)
  const unchanged = merge.changes.filter(
    ({ field, new: value }) => JSON.stringify(kept[field as MergeColumn]) === JSON.stringify(value),
  )
  await writeValues(db, kept, Object.fromEntries(unchanged.map(({ field, old }) => [field, old])))
  const { slug } = await readRow<{ slug: string | null }>(
    db,
    sql`select unmerge_center(${mergeId}) as slug`,
  )
  if (!slug) throw new Error('The merge is older than 30 days or undone')
  await recordActivity(db, {
    action: 'center.unmerged',
    subjectId: merge.mergedId,
    subjectName: merge.name,
    changes: [{ field: 'merged', old: null, new: kept.name }],
  })
  return { ok: true, value: null }
}

/** Remembers that two centers are different, so they are not listed as duplicates again. */
export async function markDistinct(
  db: Executor,
  one: string,
  other: string,
): Promise<Result<null, Reason>> {
  const found = await readMergeCenters(db, [one, other])
  const [first, second] = [found.get(one), found.get(other)]
  const { role } = await readRow<{ role: string | null }>(db, sql`select app_role() as role`)
  if (!first || !second || role !== 'admin') return explainNoRows(db)
  await db.execute(sql`insert into center_distinctions (center_id, other_center_id)
    values (least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid))
    on conflict do nothing`)
  return { ok: true, value: null }
}
