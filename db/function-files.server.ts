import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Orm } from './client.server.ts'
import { readRow } from './read-rows.server.ts'
import { ownerRoleName, roleNames } from './roles.ts'

/** The content of `db/functions/NAME.sql`: a function, its overloads, and who may call them. */
export type FunctionFile = { name: string; text: string; hash: string }

/** Read every function of a release from its folder `db/functions`. */
export function readFunctionFiles(folder: string): FunctionFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      return { name: path.basename(file, '.sql'), text, hash }
    })
}

/**
 * Write functions into the database, and record `version` as the one that did. `db` must be in a
 * transaction: if one file fails, the database keeps all its functions.
 */
export async function applyFunctions(
  db: Orm,
  files: readonly FunctionFile[],
  version: string,
): Promise<void> {
  await db.execute(sql.raw(`set local role ${ownerRoleName}`))
  await db.execute(sql`set local lock_timeout = '2s'`)
  await resetRights(db, files)
  // A function may call one that comes after it, so PostgreSQL reads the bodies once all are there.
  for (const checking of ['off', 'on']) {
    await db.execute(sql.raw(`set local check_function_bodies = ${checking}`))
    for (const file of files) await applyFile(db, file)
  }
  for (const { name, hash } of files) {
    await db.execute(sql`
      insert into directory_migrations.functions (name, hash, version)
      values (${name}, ${hash}, ${version})
      on conflict (name) do update
        set hash = excluded.hash, version = excluded.version, applied_at = now()`)
  }
}

/** A right that a file no longer grants ends: `create or replace function` would keep it. */
async function resetRights(db: Orm, files: readonly FunctionFile[]): Promise<void> {
  const others = roleNames.filter((name) => name !== ownerRoleName).join(', ')
  const names = sql.param(files.map(({ name }) => name))
  const { statements } = await readRow<{ statements: string }>(
    db,
    sql`select coalesce(string_agg(format(
        'revoke all on function %1$s from ${sql.raw(others)}; grant execute on function %1$s to public;',
        oid::regprocedure), ' '), '') as statements
      from pg_proc where pronamespace = 'public'::regnamespace and proname = any (${names}::text[])
        and proacl is not null`,
  )
  if (statements) await db.execute(sql.raw(statements))
}

/** PostgreSQL's code where `create or replace` would change what a function returns or takes. */
const otherSignature = '42P13'

async function applyFile(db: Orm, { name, text }: FunctionFile): Promise<void> {
  try {
    await db.execute(sql.raw(text))
  } catch (error) {
    const cause = (error as Error).cause ?? error
    const { message, code } = cause as Error & { code?: string }
    const advice =
      code === otherSignature
        ? '. Give the new signature another name, or drop the old function in a migration: docs/operations.md, "Changing a function"'
        : ''
    throw new Error(`db/functions/${name}.sql: ${message}${advice}`, { cause })
  }
}
