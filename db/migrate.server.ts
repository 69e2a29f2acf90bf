import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Orm } from './client.server.ts'
import { findProjectRoot } from './project-root.ts'
import { readRows } from './read-rows.server.ts'
import { ownerRoleName, roleNames } from './roles.ts'

const migrationsFolder = () => path.join(findProjectRoot(), 'db', 'migrations')

/**
 * Makes the roles and runs the migrations that this database has not had, all in one transaction
 * that others wait for. The tables belong to `directory_owner`, so the login role owns nothing and
 * row-level security holds for it. Never removes rows.
 */
export async function migrate(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
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
      sql`select hash from directory_migrations.applied`,
    )
    const known = new Set(applied.map((row) => row.hash))
    for (const migration of readMigrationFiles({ migrationsFolder: migrationsFolder() })) {
      if (known.has(migration.hash)) continue
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into directory_migrations.applied (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
  })
}

async function ensureRoles(tx: Orm): Promise<void> {
  const found = await readRows<{ rolname: string }>(
    tx,
    sql`select rolname from pg_roles where rolname in ${[...roleNames]}`,
  )
  const known = new Set(found.map((row) => row.rolname))
  for (const role of roleNames) {
    if (!known.has(role)) await tx.execute(sql.raw(`create role ${role} nologin`))
    const [member] = await readRows<{ is_member: boolean }>(
      tx,
      sql`select pg_has_role(session_user, ${role}, 'member') as is_member`,
    )
    if (!member?.is_member) {
      await tx.execute(sql.raw(`grant ${role} to session_user`))
    }
  }
  await tx.execute(sql.raw(`grant usage, create on schema public to ${ownerRoleName}`))
  await tx.execute(sql`
    do $$ begin
      execute format('grant create on database %I to ${sql.raw(ownerRoleName)}', current_database());
    end $$`)
}
