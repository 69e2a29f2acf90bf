import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Orm } from './client.server.ts'
import { ensureRoles } from './ensure-roles.server.ts'
import { moveMark, samplesMark, UnfinishedMoveError } from './migration-marks.ts'
import { readProductVersion } from './product-version.server.ts'
import { findProjectRoot } from './project-root.ts'
import { readRows } from './read-rows.server.ts'
import { type AppliedMigration, checkVersions } from './release-rules.ts'
import { ownerRoleName } from './roles.ts'

/** The first line of a migration that cannot run in a transaction. */
const noTransactionMark = '-- no-transaction'

const maxAttempts = 10
/** Milliseconds between attempts, and between looks for the lock of another process. */
const pause = 500

const unlock = sql`select pg_advisory_unlock(hashtext('directory.migrate'))`

const migrationsFolder = () => path.join(findProjectRoot(), 'db', 'migrations')

/**
 * Create the roles and run each missing migration in its own transaction; concurrent calls wait
 * for it. A migration whose first line is `-- no-transaction` runs its statements one by one, and
 * all of them again if it is interrupted. The tables belong to `directory_owner`, so the login role
 * owns nothing and row-level security applies to it. `orm` must have a single connection. Returns
 * the number of migrations from a newer version. Throws `VersionError` if this version cannot use
 * the database, and `UnfinishedMoveError` after an interrupted move unless `isMoving`.
 */
export async function migrate(
  orm: Orm,
  { folder = migrationsFolder(), isMoving = false } = {},
): Promise<number> {
  await waitForTurn(orm)
  try {
    await retry(() => orm.transaction(prepare))
    const { missing, unknown } = await readMigrationState(orm, { folder, isMoving })
    for (const migration of missing) await apply(orm, migration)
    return unknown.length
  } finally {
    // A lost connection has released the lock, and its error is already on its way.
    await orm.execute(unlock).catch(() => {})
  }
}

/**
 * Read which migrations are missing in the database, and which ones only a newer version knows.
 * Throws like `migrate`. Changes nothing.
 */
export async function readMigrationState(
  orm: Orm,
  { folder = migrationsFolder(), isMoving = false } = {},
): Promise<{ missing: MigrationMeta[]; unknown: AppliedMigration[] }> {
  const applied = await readApplied(orm)
  if (applied.some(({ hash }) => hash === moveMark) && !isMoving) {
    throw new UnfinishedMoveError(
      'A move into this database was interrupted, and it is not whole. Run `npm run move` again.',
    )
  }
  return requireKnownVersion(applied, folder)
}

/**
 * Compare a database's migrations with those of this version. Throws `VersionError` if this version
 * cannot use the database.
 */
export function requireKnownVersion(
  applied: readonly AppliedMigration[],
  folder = migrationsFolder(),
) {
  const own = applied.filter(({ hash }) => hash !== moveMark && hash !== samplesMark)
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  return checkVersions(own, migrations, readProductVersion())
}

/**
 * Take the lock by asking again and again: a statement that waits for it would hold a snapshot, and
 * `create index concurrently` in the process that has the lock would wait for that snapshot.
 */
async function waitForTurn(orm: Orm): Promise<void> {
  for (;;) {
    const [lock] = await readRows<{ taken: boolean }>(
      orm,
      sql`select pg_try_advisory_lock(hashtext('directory.migrate')) as taken`,
    )
    if (lock?.taken) return
    await wait(pause)
  }
}

async function prepare(db: Orm): Promise<void> {
  await db.execute(sql`create extension if not exists pg_trgm`)
  await ensureRoles(db)
  await db.execute(sql.raw(`set local role ${ownerRoleName}`))
  await db.execute(sql`
    create schema if not exists directory_migrations authorization current_user`)
  await db.execute(sql`
    create table if not exists directory_migrations.applied (
      hash text primary key, created_at bigint not null,
      applied_at timestamptz not null default now(), version text
    )`)
}

/** The version column came with 1.0.0: an older database has none, and its rows no version. */
export async function readApplied(orm: Orm): Promise<AppliedMigration[]> {
  return orm.transaction(async (db) => {
    await db.execute(sql.raw(`set local role ${ownerRoleName}`))
    return readRows<AppliedMigration>(
      db,
      sql`select hash, to_jsonb(applied) ->> 'version' as version
        from directory_migrations.applied`,
    )
  })
}

async function apply(orm: Orm, migration: MigrationMeta): Promise<void> {
  const record = sql`
    insert into directory_migrations.applied (hash, created_at, version)
    values (${migration.hash}, ${migration.folderMillis}, ${readProductVersion()})`
  const [first = ''] = migration.sql
  if (first.trimStart().startsWith(noTransactionMark)) {
    await orm.execute(sql.raw(`set role ${ownerRoleName}`))
    try {
      for (const statement of migration.sql) await orm.execute(sql.raw(statement))
      await orm.execute(record)
    } finally {
      await orm.execute(sql`reset role`)
    }
    return
  }
  await retry(() =>
    orm.transaction(async (db) => {
      await db.execute(sql.raw(`set local role ${ownerRoleName}`))
      // While a statement waits for its lock, all later statements on the table wait behind it.
      await db.execute(sql`set local lock_timeout = '2s'`)
      for (const statement of migration.sql) await db.execute(sql.raw(statement))
      await db.execute(record)
    }),
  )
}

/** PostgreSQL's codes for a deadlock and for `lock_timeout`, caused by a version that still runs. */
const metOthers = new Set(['40P01', '55P03'])

async function retry(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      if (attempt === maxAttempts || !metOthers.has(cause?.code ?? '')) throw error
      await wait(pause)
    }
  }
}
