import { sql } from 'drizzle-orm'
import type { FormErrors, Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { listChanges, recordActivity } from '#db/record-activity.server.ts'
import { openMember, sumUpMember } from './list-members.server.ts'
import type { Role, Status } from './member.ts'
import { type Change, explainUnchanged } from './messages.ts'

/** `seen` is the role that the admin saw before deciding. */
type RoleChange = { seen: Role; role: Role }
type StatusChange = { seen: Status; status: Status; reason: string }

/**
 * Replace a member's role and record the activity. The new role applies from the member's next
 * request.
 */
export async function changeRole(
  db: Executor,
  id: string,
  { seen, role }: RoleChange,
): Promise<Result<null>> {
  const found = await openForChange(db, id, 'role')
  if (!found.ok) return found
  const member = found.value
  if (member.role !== seen) return reject('role', 'changed')
  if (role === seen) return { ok: true, value: null }
  await db.execute(sql`insert into user_roles (user_id, role) values (${id}, ${role})
    on conflict (user_id) do update set role = excluded.role`)
  await recordActivity(db, {
    action: 'member.role-changed',
    subjectId: id,
    subjectName: member.name,
    changes: [{ field: 'role', old: member.role, new: role }],
  })
  return { ok: true, value: null }
}

/**
 * Suspend, ban or reinstate a member, or change the reason, and record the activity. A database
 * trigger ends the sessions of a member who is no longer active.
 */
export async function changeStatus(
  db: Executor,
  id: string,
  { seen, status, reason }: StatusChange,
): Promise<Result<null>> {
  const found = await openForChange(db, id, 'status')
  if (!found.ok) return found
  const member = found.value
  if (member.status !== seen) return reject('status', 'changed')
  const kept = status === 'active' ? null : reason
  const changes = listChanges(
    { status: member.status, reason: member.reason },
    { status, reason: kept },
  )
  if (changes.length === 0) return { ok: true, value: null }
  await db.execute(
    sql`update profiles set status = ${status}, status_reason = ${kept} where id = ${id}`,
  )
  await recordActivity(db, {
    action: actions[status],
    subjectId: id,
    subjectName: member.name,
    changes,
  })
  return { ok: true, value: null }
}

/**
 * Delete a member for good and record the activity, if the member is still as `seen` sums it up. Account, sessions and
 * votes go too; reviews and comments stay without a name.
 */
export async function deleteMember(db: Executor, id: string, seen: string): Promise<Result<null>> {
  const found = await openForChange(db, id, 'delete')
  if (!found.ok) return found
  const member = found.value
  const opened = await openMember(db, id)
  if (!opened.ok) return reject('delete', 'gone')
  if (sumUpMember(opened.value) !== seen) return reject('delete', 'changed')
  // Record this before deleting: deleting the profile also removes the member's name from the log.
  await recordActivity(db, {
    action: 'member.deleted',
    subjectId: id,
    subjectName: member.name,
    changes: [
      { field: 'role', old: member.role, new: null },
      { field: 'status', old: member.status, new: null },
    ],
  })
  await db.execute(sql`delete from profiles where id = ${id}`)
  return { ok: true, value: null }
}

const actions = {
  active: 'member.reinstated',
  suspended: 'member.suspended',
  banned: 'member.banned',
} as const

type Opened = { name: string; role: Role; status: Status; reason: string | null; isSelf: boolean }

/** The same lock as the trigger `guard_member_rights`. Take it first to prevent deadlocks. */
const rightsLock = 7_301_944

async function openForChange(db: Executor, id: string, change: Change): Promise<Result<Opened>> {
  await db.execute(sql`select pg_advisory_xact_lock(${rightsLock})`)
  const asker = await readRow<{ role: string | null }>(db, sql`select app_role() as role`)
  if (asker.role !== 'admin') return reject(change, 'not-allowed')
  if (!isUuid(id)) return reject(change, 'gone')
  const [member] = await readRows<Opened>(
    db,
    sql`select coalesce(nullif(btrim(p.username), ''), nullif(btrim(p.full_name), ''), 'Unnamed') as name,
        coalesce(r.role, 'user') as role, p.status, p.status_reason as reason,
        p.id = app_user_id() as "isSelf"
      from profiles p left join user_roles r on r.user_id = p.id where p.id = ${id}`,
  )
  if (!member) return reject(change, 'gone')
  return member.isSelf ? reject(change, 'self') : { ok: true, value: member }
}

function reject(...why: Parameters<typeof explainUnchanged>): { ok: false; errors: FormErrors } {
  return { ok: false, errors: explainUnchanged(...why) }
}
