import { sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { type Activity, recordActivity } from '#db/record-activity.server.ts'
import type { Role, Status } from './member.ts'

/** `hash` is the password hash. */
type NewStaff = {
  email: string
  fullName: string
  username: string
  role: 'moderator' | 'admin'
  hash: string
}

/**
 * Create a staff account with a confirmed email, so it can sign in right away, and record the
 * activity. For the command line: call it through `asOperator`.
 */
export async function createStaff(
  db: Executor,
  { email, fullName, username, role, hash }: NewStaff,
): Promise<Result<null, 'email taken' | 'username taken'>> {
  const [holder] = await readRows<{ hasEmail: boolean }>(
    db,
    sql`select u.email = ${email} as "hasEmail" from auth_users u left join profiles p using (id)
      where u.email = ${email} or lower(p.username) = lower(${username})
      order by 1 desc limit 1`,
  )
  if (holder) return { ok: false, errors: holder.hasEmail ? 'email taken' : 'username taken' }
  const { id } = await readRow<{ id: string }>(
    db,
    sql`insert into auth_users (name, email, email_verified)
      values (${fullName}, ${email}, true) returning id`,
  )
  await db.execute(sql`insert into auth_accounts (user_id, account_id, provider_id, password)
    values (${id}, ${id}, 'credential', ${hash})`)
  await db.execute(sql`insert into profiles (id, full_name, username)
    values (${id}, ${fullName}, ${username})`)
  await db.execute(sql`insert into user_roles (user_id, role) values (${id}, ${role})`)
  await recordActivity(db, {
    action: 'member.created',
    subjectId: id,
    subjectName: username,
    changes: [{ field: 'role', old: null, new: role }],
  })
  return { ok: true, value: null }
}

type Account = {
  id: string
  email: string
  fullName: string | null
  username: string | null
  role: Role
  status: Status
}

/** Find an account by email or username; null if there is none. */
export async function findAccount(
  db: Executor,
  by: { email: string } | { username: string },
): Promise<Account | null> {
  const [account] = await readRows<Account>(
    db,
    sql`select u.id, u.email, p.full_name as "fullName", p.username,
        coalesce(r.role, 'user') as role, p.status
      from auth_users u join profiles p using (id) left join user_roles r on r.user_id = u.id
      where ${'email' in by ? sql`u.email = ${by.email}` : sql`lower(p.username) = lower(${by.username})`}`,
  )
  return account ?? null
}

/** A null `role` leaves the role unchanged. */
type Reset = { hash: string; role: Role | null; removeTwoFactor: boolean }

/**
 * Set a new password, confirm the email, end all sessions, and record the activities. For the
 * command line: call it through `asOperator`.
 */
export async function resetAccount(
  db: Executor,
  account: Account,
  { hash, role, removeTwoFactor }: Reset,
): Promise<void> {
  const { id } = account
  const subject = { subjectId: id, subjectName: account.username ?? account.fullName ?? 'Unnamed' }
  const done: Activity[] = [{ action: 'member.password-reset', ...subject }]
  await db.execute(sql`delete from auth_accounts where user_id = ${id}`)
  await db.execute(sql`insert into auth_accounts (user_id, account_id, provider_id, password)
    values (${id}, ${id}, 'credential', ${hash})`)
  await db.execute(sql`update auth_users set email_verified = true where id = ${id}`)
  await db.execute(sql`delete from auth_sessions where user_id = ${id}`)
  await db.execute(sql`delete from auth_verifications where value = ${id}`)
  if (removeTwoFactor) {
    await db.execute(sql`delete from auth_two_factors where user_id = ${id}`)
    await db.execute(sql`delete from auth_backup_codes where user_id = ${id}`)
    done.push({ action: 'member.two-factor-removed', ...subject })
  }
  if (role !== null && role !== account.role) {
    await db.execute(sql`insert into user_roles (user_id, role) values (${id}, ${role})
      on conflict (user_id) do update set role = excluded.role`)
    const changes = [{ field: 'role', old: account.role, new: role }]
    done.push({ action: 'member.role-changed', ...subject, changes })
  }
  await recordActivity(db, ...done)
}
