import { sql } from 'drizzle-orm'
import { writeCenters } from '#app/center/write-centers.server.ts'
import type { FormErrors, Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { explainNoRows } from '#app/staff/centers/change-centers.server.ts'
import type { Reason } from '#app/staff/centers/intents.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import { writeValues } from './merge-centers.server.ts'
import type { MergeColumn } from './merge-values.ts'
import { explainBlocked } from './messages.ts'
import { readMergeCenters } from './read-pair.server.ts'

export type RecentMerge = {
  id: string
  keptId: string
  keptName: string
  mergedId: string
  mergedName: string
  mergedAt: Date
  changes: FieldChange[]
  /** Why it cannot be undone now: the kept center was merged or deleted since. */
  blockedBy: 'merged' | 'deleted' | 'purged' | null
  /** The center that the kept one was merged into. */
  intoName: string | null
}

const recentMerges = sql`select m.id, m.kept_center_id as "keptId", m.merged_center_id as "mergedId",
    m.merged_name as "mergedName", m.merged_at as "mergedAt", m.changes,
    coalesce(kept.name, later.merged_name, deleted.name, 'another center') as "keptName",
    case when kept.id is not null then null
      when later.id is not null then 'merged'
      when deleted.id is not null then 'deleted' else 'purged' end as "blockedBy",
    into_center.name as "intoName"
  from center_merges m left join treatment_centers kept on kept.id = m.kept_center_id
    left join center_merges later on later.merged_center_id = m.kept_center_id
    left join treatment_centers into_center on into_center.id = later.kept_center_id
    left join deleted_centers deleted on deleted.id = m.kept_center_id
  where m.merged_at > now() - interval '30 days'`

/** The merges of the last 30 days, the latest first, at most 20. */
export function listRecentMerges(db: Executor): Promise<RecentMerge[]> {
  return readRows<RecentMerge>(db, sql`${recentMerges} order by m.merged_at desc limit 20`)
}

async function readMerge(db: Executor, id: string): Promise<RecentMerge | undefined> {
  if (!isUuid(id)) return undefined
  const [merge] = await readRows<RecentMerge>(db, sql`${recentMerges} and m.id = ${id}`)
  return merge
}

/**
 * Undo a merge of the last 30 days. The center that was merged returns; the kept one gets the
 * fields back that nobody has changed since.
 */
export async function unmergeCenters(
  db: Executor,
  mergeId: string,
): Promise<Result<null, Reason | FormErrors>> {
  const asked = await readMerge(db, mergeId)
  const found = asked && (await readMergeCenters(db, [asked.keptId], { lock: true }))
  // While this waited for the lock, somebody may have undone it or merged the kept center.
  const merge = asked && (await readMerge(db, mergeId))
  if (!merge) return explainNoRows(db)
  const kept = found?.get(merge.keptId)
  if (!kept) return { ok: false, errors: explainBlocked(merge) }
  const unchanged = merge.changes.filter(
    ({ field, new: value }) => JSON.stringify(kept[field as MergeColumn]) === JSON.stringify(value),
  )
  await writeValues(db, kept, Object.fromEntries(unchanged.map(({ field, old }) => [field, old])))
  const { slug } = await readRow<{ slug: string | null }>(
    db,
    sql`select unmerge_center(${mergeId}) as slug`,
  )
  if (!slug) throw new Error('The merge is older than 30 days')
  // Even if no value changes: checks go back to the other center.
  await writeCenters(db, [{ id: merge.keptId, updatedAt: new Date() }])
  await recordActivity(db, {
    action: 'center.unmerged',
    subjectId: merge.mergedId,
    subjectName: merge.mergedName,
    changes: [{ field: 'merged', old: null, new: kept.name }],
  })
  return { ok: true, value: null }
}
