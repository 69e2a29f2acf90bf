import { sql } from 'drizzle-orm'
import type { Orm } from './client.server.ts'
import { readRoleRights } from './login-rights.server.ts'
import { ownerRoleName } from './roles.ts'

/**
 * Create the roles that are missing, and let the login act as each of them. Roles belong to the
 * whole server, so another database may create them at the same time; its roles are just as good.
 */
export async function ensureRoles(db: Orm): Promise<void> {
  for (const { role, exists } of await readRoleRights(db)) {
    if (!exists) await runUnlessDone(db, `create role ${role} nologin`)
  }
  for (const { role, mayAct } of await readRoleRights(db)) {
    if (!mayAct) await runUnlessDone(db, `grant ${role} to session_user`)
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
