import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Activity, listChanges, recordActivity } from '#db/record-activity.server.ts'
import { explainNoRows, type Reason, readDatabaseError } from './explain-unchanged.server.ts'

/** `ids`: the centers that there were to do it to. Some that are as asked already are among them. */
export type Outcome = { ok: true; ids: string[] } | { ok: false; reason: Reason }

type State = {
  id: string
  name: string
  pinned: boolean
  openState: OpenState
}

/** Named as the form's fields are, so that a form that is open meanwhile can say who changed what. */
const columns = sql`id, name, pinned, case when permanently_closed then 'permanently-closed'
  when temporarily_closed then 'temporarily-closed' else 'open' end as "openState"`

export const openStates = ['open', 'temporarily-closed', 'permanently-closed'] as const
export type OpenState = (typeof openStates)[number]

/**
 * Pins or unpins centers, all of them or none: where that would make more than five, the reason is
 * 'limit'.
 */
export async function setPinned(
  tx: Transaction,
  ids: readonly string[],
  pinned: boolean,
): Promise<Outcome> {
  const action = pinned ? 'center.pinned' : 'center.unpinned'
  try {
    // A savepoint: what the database refuses must not take the transaction along.
    return await tx.transaction((savepoint) =>
      change(savepoint, ids, action, sql`pinned = ${pinned}`, sql`pinned <> ${pinned}`),
    )
  } catch (error) {
    if (!readDatabaseError(error)?.text.includes('Cannot pin more than 5')) throw error
    return { ok: false, reason: 'limit' }
  }
}

/** Says that centers are open, closed for now, or closed for good. */
export function setOpenState(
  tx: Transaction,
  ids: readonly string[],
  state: OpenState,
): Promise<Outcome> {
  const isForGood = state === 'permanently-closed'
  const isForNow = state === 'temporarily-closed'
  return change(
    tx,
    ids,
    state === 'open' ? 'center.opened' : 'center.closed',
    sql`permanently_closed = ${isForGood}, temporarily_closed = ${isForNow}`,
    sql`(permanently_closed, temporarily_closed) is distinct from (${isForGood}, ${isForNow})`,
  )
}

async function change(
  tx: Transaction,
  ids: readonly string[],
  action: Activity['action'],
  assignment: SQL,
  isNeeded: SQL,
): Promise<Outcome> {
  const asked = toUuidArray(ids)
  // In one order, so that two who change several at once wait for each other and do not lock up.
  const before = await readRows<State>(
    tx,
    sql`select ${columns} from treatment_centers where id = any(${asked}) order by id for update`,
  )
  if (before.length === 0) return { ok: false, reason: await explainNoRows(tx) }
  const after = await readRows<State>(
    tx,
    sql`update treatment_centers set ${assignment} where id = any(${asked}) and ${isNeeded}
      returning ${columns}`,
  )
  await recordActivity(
    tx,
    ...after.map((row): Activity => {
      const old = before.find(({ id }) => id === row.id)
      const changes = old ? listChanges(old, row) : []
      return { action, subjectId: row.id, subjectName: row.name, changes }
    }),
  )
  return { ok: true, ids: before.map(({ id }) => id) }
}

/** Deletes centers; the database keeps them for 30 days. */
export async function deleteCenters(tx: Transaction, ids: readonly string[]): Promise<Outcome> {
  const gone = await readRows<{ id: string; name: string }>(
    tx,
    sql`delete from treatment_centers where id = any(${toUuidArray(ids)}) returning id, name`,
  )
  if (gone.length === 0) return { ok: false, reason: await explainNoRows(tx) }
  await recordActivity(
    tx,
    ...gone.map(
      ({ id, name }): Activity => ({ action: 'center.deleted', subjectId: id, subjectName: name }),
    ),
  )
  return { ok: true, ids: gone.map(({ id }) => id) }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** What is no id names no center, and is left out. */
function toUuidArray(ids: readonly string[]): SQL {
  return sql`${sql.param(ids.filter(isUuid))}::uuid[]`
}
