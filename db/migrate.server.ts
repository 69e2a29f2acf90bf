import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Orm } from './client.server.ts'
import { findProjectRoot } from './project-root.ts'
import { readRows } from './read-rows.server.ts'
import { ownerRoleName, roleNames } from './roles.ts'

/** Stands among the migrations once the samples were offered, so that they are offered once. */
export const samplesMark = 'sample-data'

/**
 * The last commit that reads what a former baseline made, and exports it whole, by the hash of that baseline's
 * `0001_tables.sql` (`git show COMMIT:db/migrations/0001_tables.sql | sha256sum`). Whoever amends the baseline
 * adds the one before.
 */
const lastReaders: Record<string, string> = {
  a5f393e096111ee43fc117f987cb19a2c73748160fe4ff0024b0b037e695c123: '06ad4c0',
  '80e5d1f1b58004f5b752aee9f4116c5f1c31b03a48ba9246fef82195b2725829': '5b42a83',
  '1d13dcf9ceca1d1cc867241e5fdac72b227869f112dc04ee14cb74d8dc7e9598': '143e47b',
}
/** The same of all that was made before there was a baseline. */
const lastReaderOfMigrations = '76ffaef'

function describeOldDatabase(applied: ReadonlySet<string>): string {
  const known = Object.keys(lastReaders).find((hash) => applied.has(hash))
  const commit = known ? lastReaders[known] : lastReaderOfMigrations
  return `An older version made this database, and this one cannot read it. Commit ${commit} can: run \`npm run export -- centers.jsonl\` there, and \`npm run import -- centers.jsonl\` here with a new DATA_DIR or database. Centers come over whole; accounts, and what members and visitors wrote, do not.`
}

/** What is wrong with a database, in one line for the operator. */
export class OldDatabaseError extends Error {
  override name = 'OldDatabaseError'
}

const maxAttempts = 5

const migrationsFolder = () => path.join(findProjectRoot(), 'db', 'migrations')

/**
 * Makes the roles and runs the migrations that this database has not had, all in one transaction
 * that others wait for. The tables belong to `directory_owner`, so the login role owns nothing and
 * row-level security holds for it. Never removes rows. Returns how many migrations of a newer version
 * were there: they only ever add, so this version works beside it. Throws `OldDatabaseError` where another
 * baseline than this one's was run.
 */
export async function migrate(orm: Orm, folder = migrationsFolder()): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(orm, folder)
    } catch (error) {
      // It met statements of a version that is still running, and PostgreSQL gave it up for them.
      if (attempt === maxAttempts || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return cause?.code === '40P01'
}

function migrateOnce(orm: Orm, folder: string): Promise<number> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('directory.migrate'))`)
    await tx.execute(sql`create extension if not exists pg_trgm`)
    await ensureRoles(tx)
    await tx.execute(sql.raw(`set local role ${ownerRoleName}`))
    await tx.execute(
      sql`create schema if not exists directory_migrations authorization current_user`,
    )
    await tx.execute(sql`
      create table if not exists directory_migrations.applied (
        hash text primary key, created_at bigint not null, applied_at timestamptz not null default now()
      )`)
    const applied = await readRows<{ hash: string }>(
      tx,
      sql`select hash from directory_migrations.applied where hash <> ${samplesMark}`,
    )
    const unknown = new Set(applied.map((row) => row.hash))
    const migrations = readMigrationFiles({ migrationsFolder: folder })
    const missing = migrations.filter(({ hash }) => !unknown.delete(hash))
    if (missing.length > 0 && unknown.size > 0) {
      throw new OldDatabaseError(describeOldDatabase(unknown))
    }
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into directory_migrations.applied (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
    return unknown.size
  })
}

/**
 * Roles belong to the whole server, so another database may be making them at this moment: what it
 * made first is as good. Since PostgreSQL 16 who creates a role is a member of it, yet may not act
 * as it before a second grant.
 */
async function ensureRoles(tx: Orm): Promise<void> {
  const [server] = await readRows<{ version: number }>(
    tx,
    sql`select current_setting('server_version_num')::integer as version`,
  )
  const right = (server?.version ?? 0) >= 160_000 ? 'set' : 'member'
  for (const role of roleNames) {
    const [found] = await readRows<{ exists: boolean }>(
      tx,
      sql`select exists (select 1 from pg_roles where rolname = ${role})`,
    )
    if (!found?.exists) await runUnlessDone(tx, `create role ${role} nologin`)
    const [member] = await readRows<{ may_act: boolean }>(
      tx,
      sql`select pg_has_role(session_user, ${role}, ${right}) as may_act`,
    )
    if (!member?.may_act) await runUnlessDone(tx, `grant ${role} to session_user`)
  }
  await tx.execute(sql.raw(`grant usage, create on schema public to ${ownerRoleName}`))
  await tx.execute(sql`
    do $$ begin
      execute format('grant create on database %I to ${sql.raw(ownerRoleName)}', current_database());
    end $$`)
}

async function runUnlessDone(tx: Orm, statement: string): Promise<void> {
  await tx.execute(
    sql.raw(`do $$ begin
      ${statement};
    exception when duplicate_object or unique_violation then null;
    end $$`),
  )
}
