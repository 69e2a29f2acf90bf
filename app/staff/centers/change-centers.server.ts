import { type SQL, sql } from 'drizzle-orm'
import type { OpenState } from '#app/center/fields/open-states.ts'
import { writeCenters } from '#app/center/write-centers.server.ts'
import type { Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readDatabaseError } from '#db/read-database-error.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { type Activity, listChanges, recordActivity } from '#db/record-activity.server.ts'
import { toClosedColumns } from './center-patch.server.ts'
import type { Intent, Reason } from './intents.ts'

/** Named like the form's fields: a form that is open meanwhile says who changed them. */
type State = {
  id: string
  name: string
  pinned: boolean
  openState: OpenState
}

/**
 * Apply an action to all of these centers, or to none if it fails. Returns the ids of the existing
 * ones, even those that did not need a change.
 */
export function changeCenters(
  db: Executor,
  intent: Intent,
  ids: readonly string[],
): Promise<Result<string[], Reason>> {
  switch (intent) {
    case 'delete':
      return deleteCenters(db, ids)
    case 'pin':
    case 'unpin':
      return setPinned(db, ids, intent === 'pin')
    default:
      return setOpenState(db, ids, intent)
  }
}

/** The error is 'limit' if more than five centers would be pinned. */
async function setPinned(
  db: Executor,
  ids: readonly string[],
  pinned: boolean,
): Promise<Result<string[], Reason>> {
  const action = pinned ? 'center.pinned' : 'center.unpinned'
  try {
    // Use a savepoint, so an error from the pin limit doesn't abort the whole transaction.
    return await db.transaction((savepoint) => update(savepoint, ids, action, { pinned }))
  } catch (error) {
    if (!readDatabaseError(error)?.text.includes('Cannot pin more than 5')) throw error
    return { ok: false, errors: 'limit' }
  }
}

function setOpenState(db: Executor, ids: readonly string[], openState: OpenState) {
  return update(db, ids, openState === 'open' ? 'center.opened' : 'center.closed', { openState })
}

async function update(
  db: Executor,
  ids: readonly string[],
  action: Activity['action'],
  change: { pinned: boolean } | { openState: OpenState },
): Promise<Result<string[], Reason>> {
  // Lock rows in a fixed order to prevent deadlocks between two bulk changes.
  const before = await readRows<State>(
    db,
    sql`select id, name, pinned, case when permanently_closed then 'permanently-closed'
        when temporarily_closed then 'temporarily-closed' else 'open' end as "openState"
      from treatment_centers where id = any(${toUuidArray(ids)}) order by id for update`,
  )
  if (before.length === 0) return explainNoRows(db)
  const columns = 'pinned' in change ? change : toClosedColumns(change.openState)
  const written = await writeCenters(
    db,
    before.map(({ id }) => ({ id, ...columns })),
  )
  const changed = before.filter((row) => written.some(({ id }) => id === row.id))
  await recordActivity(
    db,
    ...changed.map(
      (row): Activity => ({
        action,
        subjectId: row.id,
        subjectName: row.name,
        changes: listChanges(row, { ...row, ...change }),
      }),
    ),
  )
  return { ok: true, value: before.map(({ id }) => id) }
}

/** A trigger keeps a copy in `deleted_centers` for 30 days. */
async function deleteCenters(
  db: Executor,
  ids: readonly string[],
): Promise<Result<string[], Reason>> {
  const gone = await readRows<{ id: string; name: string }>(
    db,
    sql`delete from treatment_centers where id = any(${toUuidArray(ids)}) returning id, name`,
  )
  if (gone.length === 0) return explainNoRows(db)
  await recordActivity(
    db,
    ...gone.map(
      ({ id, name }): Activity => ({ action: 'center.deleted', subjectId: id, subjectName: name }),
    ),
  )
  return { ok: true, value: gone.map(({ id }) => id) }
}

/**
 * Explain why a statement matched no row: the session expired, the person isn't an admin, or the
 * row is gone.
 */
export async function explainNoRows(db: Executor) {
  const { role } = await readRow<{ role: string | null }>(db, sql`select app_role() as role`)
  const errors = role === 'admin' ? 'gone' : role ? 'forbidden' : 'expired'
  return { ok: false, errors } as const
}

/** Skip values that aren't UUIDs. */
function toUuidArray(ids: readonly string[]): SQL {
  return sql`${sql.param(ids.filter(isUuid))}::uuid[]`
}
