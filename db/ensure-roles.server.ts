import { sql } from 'drizzle-orm'
import type { Orm } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { ownerRoleName, roleNames } from './roles.ts'

/**
 * Creates the roles that are missing, and lets the login act as each of them. Roles belong to the
 * whole server, so another database may create them at the same time; its roles are just as good.
 * Since PostgreSQL 16, the creator of a role is a member of it but needs a second grant to act as
 * it.
 */
export async function ensureRoles(db: Orm): Promise<void> {
  const [server] = await readRows<{ version: number }>(
    db,
    sql`select current_setting('server_version_num')::integer as version`,
  )
  const right = (server?.version ?? 0) >= 160_000 ? 'set' : 'member'
  for (const role of roleNames) {
    const [found] = await readRows<{ exists: boolean }>(
      db,
      sql`select exists (select 1 from pg_roles where rolname = ${role})`,
    )
    if (!found?.exists) await runUnlessDone(db, `create role ${role} nologin`)
    const [member] = await readRows<{ may_act: boolean }>(
      db,
      sql`select pg_has_role(session_user, ${role}, ${right}) as may_act`,
    )
    if (!member?.may_act) await runUnlessDone(db, `grant ${role} to session_user`)
  }
  await db.execute(sql.raw(`grant usage, create on schema public to ${ownerRoleName}`))
  await db.execute(sql`
    do $$ begin
      execute format('grant create on database %I to ${sql.raw(ownerRoleName)}', current_database());
    end $$`)
}

async function runUnlessDone(db: Orm, statement: string): Promise<void> {
  await db.execute(
    sql.raw(`do $$ begin
      ${statement};
    exception when duplicate_object or unique_violation then null;
    end $$`),
  )
}
