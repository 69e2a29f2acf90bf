import { addChanges, openChangeSet } from '#app/center/changes/change-sets.server.ts'
import { readStored, writePatches } from '#app/center/changes/write-patches.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { OtherNumber } from '#app/staff/centers/resolve-selection.server.ts'
import { serializeTableQuery } from '#app/staff/centers/table-query.ts'
import type { Executor } from '#db/client.server.ts'
import { type Activity, listChanges, recordActivity } from '#db/record-activity.server.ts'
import { describeFormValue } from './bulk-change.ts'
import {
  type BulkRequest,
  digestPlan,
  type PlannedCenter,
  planBulkEdit,
} from './plan-bulk-edit.server.ts'

/** Why a bulk edit did not run: the centers, or their changes, are not those of the preview. */
type Outdated = OtherNumber | { changing: number }

/**
 * Edit a field of many centers in the transaction of `db`, if the changes are still those of the preview that the
 * person has `seen`. Returns how many there were.
 */
export async function runBulkEdit(
  db: Executor,
  request: BulkRequest,
  seen: string,
): Promise<Result<number, Outdated>> {
  const planned = await planBulkEdit(db, request, { lock: true })
  if (!planned.ok) return planned
  const { changing } = planned.value
  const isSeen = digestPlan(planned.value, request.change) === seen
  if (changing.length === 0 || !isSeen) {
    return { ok: false, errors: { changing: changing.length } }
  }
  const { query, selection, change } = request
  const { field, kind, find, value } = change
  const chosenBy = selection.all === null ? '' : serializeTableQuery({ ...query, page: 1 })
  const setId = await openChangeSet(db, {
    kind: 'bulk-edit',
    title: field,
    bulkEdit: { change: { kind, find, value }, chosenBy },
  })
  for (let start = 0; start < changing.length; start += batchSize) {
    await writeBatch(db, setId, changing.slice(start, start + batchSize))
  }
  await recordActivity(
    db,
    ...changing.map(
      (center): Activity => ({
        action: 'center.updated',
        subjectId: center.id,
        subjectName: center.name,
        changes: [
          {
            field,
            old: describeFormValue(center.before, field) || null,
            new: describeFormValue(center.after, field) || null,
          },
        ],
      }),
    ),
  )
  return { ok: true, value: changing.length }
}

const batchSize = 1000

/** Write planned patches, which all have the same fields, and store what changed. */
async function writeBatch(
  db: Executor,
  setId: string,
  planned: readonly PlannedCenter[],
): Promise<void> {
  const ids = planned.map(({ id }) => id)
  const names = Object.keys(planned[0]?.patch ?? {})
  const before = await readStored(db, ids, names)
  await writePatches(db, planned)
  const after = await readStored(db, ids, names)
  await addChanges(
    db,
    setId,
    [...after].map(([centerId, stored]) => ({
      centerId,
      changes: listChanges(before.get(centerId) ?? {}, stored),
    })),
  )
}
