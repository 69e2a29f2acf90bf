import { createHash } from 'node:crypto'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Orm } from './client.server.ts'
import { findProjectRoot } from './project-root.ts'
import { readRows } from './read-rows.server.ts'
import { ownerRoleName, roleNames } from './roles.ts'

/** Recorded among the migrations after the samples are offered, so they are offered once. */
export const samplesMark = 'sample-data'

/**
 * The last commit that reads each older baseline, by the hash of its `0001_tables.sql` or by its
 * fingerprint. Later baselines need no entry: the history of `baselineFile` shows which commit
 * replaced them.
 */
const lastReaders: Record<string, string> = {
  a5f393e096111ee43fc117f987cb19a2c73748160fe4ff0024b0b037e695c123: '06ad4c0',
  '80e5d1f1b58004f5b752aee9f4116c5f1c31b03a48ba9246fef82195b2725829': '5b42a83',
  '1d13dcf9ceca1d1cc867241e5fdac72b227869f112dc04ee14cb74d8dc7e9598': '143e47b',
  abca1ae1faacb78a: '9882017',
}
/** The last commit that reads databases from before the first baseline. */
const lastReaderOfMigrations = '76ffaef'

/** Holds `fingerprintBaseline` of the migrations beside it. A test fails if it doesn't match. */
export const baselineFile = 'db/migrations/baseline.txt'

/** Identifies a set of migrations by their hashes, in any order: 16 hexadecimal digits. */
export function fingerprintBaseline(hashes: Iterable<string>): string {
  return createHash('sha256')
    .update([...hashes].sort().join())
    .digest('hex')
    .slice(0, 16)
}

function describeOldDatabase(applied: ReadonlySet<string>): string {
  const fingerprint = fingerprintBaseline(applied)
  const known = Object.keys(lastReaders).find((key) => key === fingerprint || applied.has(key))
  const find = `git log -1 --format=%h^ -S ${fingerprint} -- ${baselineFile}`
  const commit = known
    ? `Commit ${lastReaders[known]} can`
    : `The commit that \`${find}\` prints can, or ${lastReaderOfMigrations} if it prints none`
  return `An older version made this database, and this one cannot read it. ${commit}: run \`npm run export -- centers.jsonl\` there, and \`npm run import -- centers.jsonl\` here with a new DATA_DIR or database. Centers come over whole; accounts, and what members and visitors wrote, do not.`
}

/** A problem with a database's schema, described in one line for the operator. */
export class OldDatabaseError extends Error {
  override name = 'OldDatabaseError'
}

const maxAttempts = 5

const migrationsFolder = () => path.join(findProjectRoot(), 'db', 'migrations')

/**
 * Creates the roles and runs the missing migrations in one transaction; concurrent calls wait for
 * it. The tables belong to `directory_owner`, so the login role owns nothing and row-level security
 * applies to it. Never removes rows. Returns the number of migrations from newer versions: those
 * only add, so this version works beside them. Throws `OldDatabaseError` if the database has
 * another baseline.
 */
export async function migrate(orm: Orm, folder = migrationsFolder()): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(orm, folder)
    } catch (error) {
      // A deadlock with statements of a version that is still running.
      if (attempt === maxAttempts || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return cause?.code === '40P01'
}

function migrateOnce(orm: Orm, folder: string): Promise<number> {
  return orm.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('directory.migrate'))`)
    await db.execute(sql`create extension if not exists pg_trgm`)
    await ensureRoles(db)
    await db.execute(sql.raw(`set local role ${ownerRoleName}`))
    await db.execute(
      sql`create schema if not exists directory_migrations authorization current_user`,
    )
    await db.execute(sql`
      create table if not exists directory_migrations.applied (
        hash text primary key, created_at bigint not null, applied_at timestamptz not null default now()
      )`)
    const applied = await readRows<{ hash: string }>(
      db,
      sql`select hash from directory_migrations.applied where hash <> ${samplesMark}`,
    )
    const known = new Set(applied.map((row) => row.hash))
    const unknown = new Set(known)
    const migrations = readMigrationFiles({ migrationsFolder: folder })
    const missing = migrations.filter(({ hash }) => !unknown.delete(hash))
    if (missing.length > 0 && unknown.size > 0) {
      throw new OldDatabaseError(describeOldDatabase(known))
    }
    for (const migration of missing) {
      for (const statement of migration.sql) await db.execute(sql.raw(statement))
      await db.execute(
        sql`insert into directory_migrations.applied (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
    return unknown.size
  })
}

/**
 * Roles belong to the whole server, so another database may create them at the same time; its roles
 * are just as good. Since PostgreSQL 16, the creator of a role is a member of it but needs a second
 * grant to act as it.
 */
async function ensureRoles(db: Orm): Promise<void> {
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
