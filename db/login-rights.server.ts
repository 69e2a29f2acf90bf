import { sql } from 'drizzle-orm'
import type { Orm } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { roleNames } from './roles.ts'

export type RoleRight = { role: string; exists: boolean; mayAct: boolean }

/**
 * Read for each of our roles whether the server has it and whether the login may act as it. Since
 * PostgreSQL 16, the creator of a role is a member of it but needs a second grant to act as it.
 */
export async function readRoleRights(db: Orm): Promise<RoleRight[]> {
  return readRows<RoleRight>(
    db,
    sql`
      select name as role, oid is not null as "exists",
        coalesce(pg_has_role(session_user, oid, case
          when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member'
        end), false) as "mayAct"
      from unnest(string_to_array(${roleNames.join()}, ',')) with ordinality as wanted (name, position)
      left join pg_roles on rolname = name
      order by position`,
  )
}

/** Return whether the login bypasses row-level security. */
export async function readIsSuperuser(db: Orm): Promise<boolean> {
  const [login] = await readRows<{ is_superuser: boolean }>(
    db,
    sql`select rolsuper or rolbypassrls as is_superuser from pg_roles where rolname = session_user`,
  )
  return login?.is_superuser ?? false
}
