import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Orm } from './client.server.ts'
import { type RoleRight, readIsSuperuser, readRoleRights } from './login-rights.server.ts'
import { readMigrationState } from './migrate.server.ts'
import { connectToPostgres } from './postgres-client.server.ts'
import { readRow } from './read-rows.server.ts'
import { ownerRoleName } from './roles.ts'

type ServerFacts = {
  /** "15.8" */
  version: string
  /** 15 */
  majorVersion: number
  database: string
  login: string
  isOwner: boolean
  mayCreateRoles: boolean
  hasTrigrams: boolean
  mayAddTrigrams: boolean
  /** Whether a server of ours has started on this database. */
  isSetUp: boolean
  clock: DatabaseClock
}

/** The database's clock when this machine's clock read `askedAt`, both in milliseconds. */
type DatabaseClock = { now: number; askedAt: number }

export type DatabaseInspection = ServerFacts & {
  isSuperuser: boolean
  roles: RoleRight[]
  /**
   * The number of migrations and functions on either side that the other lacks; null if they can't
   * be read.
   */
  migrations: { missing: number; unknown: number } | null
}

/**
 * Read what a start needs of PostgreSQL, in a transaction that cannot write. Throws
 * `UnreachableDatabaseError`, `VersionError` and `UnfinishedMoveError`.
 */
export async function inspectDatabase(databaseUrl: string): Promise<DatabaseInspection> {
  const client = await connectToPostgres(databaseUrl)
  try {
    return await drizzle(client, { casing: 'snake_case' }).transaction(inspect, {
      accessMode: 'read only',
    })
  } finally {
    await client.end()
  }
}

async function inspect(db: Orm): Promise<DatabaseInspection> {
  const server = await readServerFacts(db)
  const roles = await readRoleRights(db)
  const isSuperuser = await readIsSuperuser(db)
  const mayRead = roles.some(({ role, mayAct }) => role === ownerRoleName && mayAct)
  if (!server.isSetUp || !mayRead) return { ...server, roles, isSuperuser, migrations: null }
  const { missing, changed, unknown } = await readMigrationState(db)
  const migrations = { missing: missing.length + changed.length, unknown: unknown.length }
  return { ...server, roles, isSuperuser, migrations }
}

async function readServerFacts(db: Orm): Promise<ServerFacts> {
  const sentAt = Date.now()
  const { now, ...row } = await readRow<Omit<ServerFacts, 'clock'> & { now: number }>(
    db,
    sql`
      select split_part(current_setting('server_version'), ' ', 1) as version,
        current_setting('server_version_num')::integer / 10000 as "majorVersion",
        datname as database,
        session_user::text as login,
        pg_has_role(session_user, datdba, 'usage') as "isOwner",
        rolcreaterole or rolsuper as "mayCreateRoles",
        exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
        exists (select from pg_available_extensions where name = 'pg_trgm') as "mayAddTrigrams",
        exists (select from pg_namespace where nspname = 'directory_migrations') as "isSetUp",
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now
      from pg_database, pg_roles
      where datname = current_database() and rolname = session_user`,
  )
  return { ...row, clock: { now, askedAt: (sentAt + Date.now()) / 2 } }
}
