import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Orm } from './client.server.ts'
import { ensureRoles } from './ensure-roles.server.ts'
import { applyFunctions, type FunctionFile } from './function-files.server.ts'
import { moveMark, samplesMark, UnfinishedMoveError } from './migration-marks.ts'
import { readRows } from './read-rows.server.ts'
import { type Release, readRelease } from './release.server.ts'
import {
  type AppliedFunction,
  type AppliedMigration,
  type AppliedRelease,
  checkVersions,
} from './release-rules.ts'
import { ownerRoleName } from './roles.ts'

/** The first line of a migration that cannot run in a transaction. */
const noTransactionMark = '-- no-transaction'

const maxAttempts = 10
/** Milliseconds between attempts, and between looks for the lock of another process. */
const pause = 500

const unlock = sql`select pg_advisory_unlock(hashtext('directory.migrate'))`

/**
 * Create the roles, run each missing migration in its own transaction, and write all changed
 * functions in one; concurrent calls wait for it. A migration whose first line is
 * `-- no-transaction` runs its statements one by one, and all of them again if it is interrupted.
 * Tables and functions belong to `directory_owner`, so the login role owns nothing and row-level
 * security applies to it. `orm` must have a single connection. Returns the number of migrations and
 * functions from a newer version. Throws `VersionError` if this version cannot use the database, and
 * `UnfinishedMoveError` after an interrupted move unless `isMoving`.
 */
export async function migrate(
  orm: Orm,
  { release = readRelease(), isMoving = false } = {},
): Promise<number> {
  await waitForTurn(orm)
  try {
    await retry(() => orm.transaction(prepare))
    const { missing } = await readMigrationState(orm, { release, isMoving })
    for (const migration of missing) await apply(orm, migration, release.version)
    const { changed, unknown } = await readMigrationState(orm, { release, isMoving })
    if (changed.length > 0) {
      await retry(() => orm.transaction((db) => applyFunctions(db, changed, release.version)))
    }
    return unknown.length
  } finally {
    // A lost connection has released the lock, and its error is already on its way.
    await orm.execute(unlock).catch(() => {})
  }
}

/**
 * Read which migrations are missing in the database, which functions are to be written, and what only
 * a newer version knows. Throws like `migrate`. Changes nothing.
 */
export async function readMigrationState(
  orm: Orm,
  { release = readRelease(), isMoving = false } = {},
): Promise<{
  missing: MigrationMeta[]
  changed: FunctionFile[]
  unknown: { version: string | null }[]
}> {
  const applied = await readApplied(orm)
  if (applied.migrations.some(({ hash }) => hash === moveMark) && !isMoving) {
    throw new UnfinishedMoveError(
      'A move into this database was interrupted, and it is not whole. Run `npm run move` again.',
    )
  }
  return requireKnownVersion(applied, release)
}

/**
 * Compare what versions made of a database with this version. Throws `VersionError` if this version
 * cannot use the database.
 */
export function requireKnownVersion(
  { migrations, functions }: AppliedRelease,
  release: Release = readRelease(),
) {
  const own = migrations.filter(({ hash }) => hash !== moveMark && hash !== samplesMark)
  return checkVersions({ migrations: own, functions }, release)
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
  await db.execute(sql`
    create table if not exists directory_migrations.functions (
      name text primary key, hash text not null, version text not null,
      applied_at timestamptz not null default now()
    )`)
}

/**
 * Read what versions made of a database. The version column came with 1.0.0: an older database has
 * none, and its rows no version. The functions' table came with 1.4.0.
 */
export async function readApplied(orm: Orm): Promise<AppliedRelease> {
  return orm.transaction(async (db) => {
    await db.execute(sql.raw(`set local role ${ownerRoleName}`))
    const migrations = await readRows<AppliedMigration>(
      db,
      sql`select hash, to_jsonb(applied) ->> 'version' as version
        from directory_migrations.applied`,
    )
    const tables = await readRows(
      db,
      sql`select from pg_tables where schemaname = 'directory_migrations' and tablename = 'functions'`,
    )
    if (tables.length === 0) return { migrations, functions: [] }
    const functions = await readRows<AppliedFunction>(
      db,
      sql`select name, hash, version from directory_migrations.functions`,
    )
    return { migrations, functions }
  })
}

/** A migration may drop or replace a function: all are written again after it. */
const forgetFunctions = sql`delete from directory_migrations.functions`

async function apply(orm: Orm, migration: MigrationMeta, version: string): Promise<void> {
  const record = sql`
    insert into directory_migrations.applied (hash, created_at, version)
    values (${migration.hash}, ${migration.folderMillis}, ${version})`
  const [first = ''] = migration.sql
  if (first.trimStart().startsWith(noTransactionMark)) {
    await orm.execute(sql.raw(`set role ${ownerRoleName}`))
    try {
      await orm.execute(forgetFunctions)
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
      await db.execute(forgetFunctions)
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
