import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { UnreadableBackupError, writeBeforeRestore } from './backups.server.ts'
import { ensureRoles } from './ensure-roles.server.ts'
import { requireKnownVersion } from './migrate.server.ts'
import { connectAlone } from './postgres-client.server.ts'
import { createPostgresDump, describeServer } from './postgres-dump.server.ts'
import { requireProgram, startProgram } from './postgres-programs.server.ts'
import type { AppliedRelease } from './release-rules.ts'
import { ownerRoleName } from './roles.ts'

/**
 * Replace the directory in PostgreSQL with a backup, in one transaction, and create the roles that
 * are missing. Backs up the old directory first, in `folder`, and returns that file, or null if
 * there was none. Changes nothing if the backup is unreadable (`UnreadableBackupError`) or from a
 * later version (`VersionError`). Throws `DatabaseLockedError` while others are connected,
 * `MissingProgramError` and `UnreachableDatabaseError`.
 */
export async function restorePostgres(
  file: string,
  databaseUrl: string,
  folder: string,
): Promise<string | null> {
  const client = await connectAlone(databaseUrl)
  try {
    const server = await describeServer(client)
    await requireProgram('pg_restore', server.major)
    await requireProgram('psql', server.major)
    requireKnownVersion(await readAppliedIn(file))
    const dump = createPostgresDump(databaseUrl)
    const before = server.hasDirectory
      ? await writeBeforeRestore({ engine: 'postgres', dump }, folder)
      : null
    await drizzle(client).transaction(ensureRoles)
    await replaceDirectory(file, databaseUrl, server.major)
    // Otherwise the first searches are slow, until autovacuum has come by.
    await client.query(`set role ${ownerRoleName}`)
    await client.query('vacuum (analyze)')
    return before
  } finally {
    await client.end()
  }
}

/** Read what versions made of a backup. */
async function readAppliedIn(file: string): Promise<AppliedRelease> {
  const tables = ['--data-only', '--schema=directory_migrations']
  const { stdout, ended } = startProgram('pg_restore', [...tables, '--file=-', file])
  const script = await text(stdout)
  await ended.catch((error) => {
    throw explainUnreadable(file, error)
  })
  const migrations = readCopied(script, 'applied')
  if (!migrations) throw explainUnreadable(file)
  return {
    migrations: migrations.map(({ hash = '', version = null }) => ({ hash, version })),
    // Backups up to 1.3 have no such table.
    functions: (readCopied(script, 'functions') ?? []).map(
      ({ name = '', hash = '', version = '' }) => ({ name, hash, version }),
    ),
  }
}

/** Read a table's rows from a script; null without the table. A column that is null is left out. */
function readCopied(script: string, table: string): Record<string, string | undefined>[] | null {
  const pattern = `^COPY directory_migrations\\.${table} \\((.*?)\\) FROM stdin;\n(.*?)^\\\\\\.$`
  const copied = new RegExp(pattern, 'ms').exec(script)
  if (!copied) return null
  const [, columns = '', rows = ''] = copied
  const names = columns.split(', ')
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const values = row.split('\t').map((value, index) => [names[index], value] as const)
      return Object.fromEntries(values.filter(([, value]) => value !== '\\N'))
    })
}

function explainUnreadable(file: string, cause?: Error): UnreadableBackupError {
  const reason = cause ? ` (${cause.message})` : ''
  return new UnreadableBackupError(`${file} is no backup of this directory, or is damaged${reason}`)
}

/**
 * Without its last line, the script changes nothing: PostgreSQL rolls back when `pg_restore` fails,
 * and when this process is killed.
 */
async function replaceDirectory(file: string, databaseUrl: string, major: number): Promise<void> {
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1']
  const psql = startProgram('psql', options, { databaseUrl })
  const [written, ended] = await Promise.allSettled([
    pipeline(writeScript(file, major), psql.stdin),
    psql.ended,
  ])
  if (written.status === 'rejected' && written.reason instanceof UnreadableBackupError) {
    throw written.reason
  }
  // When psql has stopped at an error, the pipe to it breaks too.
  if (ended.status === 'rejected') throw ended.reason
  if (written.status === 'rejected') throw written.reason
}

async function* writeScript(file: string, major: number): AsyncGenerator<string | Uint8Array> {
  const { stdout, kill, ended } = startProgram('pg_restore', ['--file=-', file])
  try {
    yield beginning
    let isHeader = true
    for await (const chunk of stdout) {
      yield isHeader && major < 17 ? removeLaterSetting(chunk) : chunk
      isHeader = false
    }
    await ended.catch((error) => {
      throw explainUnreadable(file, error)
    })
    yield 'commit;\n'
  } finally {
    kill()
  }
}

/** `pg_restore` 17 begins every script with a setting that earlier servers refuse. */
function removeLaterSetting(header: Uint8Array): Uint8Array {
  // Latin-1 keeps every byte.
  const text = Buffer.from(header).toString('latin1')
  return Buffer.from(text.replace('SET transaction_timeout = 0;\n', ''), 'latin1')
}

/**
 * Drops what the directory's owner owns in this database. Not `drop owned`, which also revokes the
 * owner's rights in other databases of the same server. Sequences of columns go with their tables.
 */
const beginning = `
set client_min_messages = warning;
begin;
do $$
declare statement text;
begin
  foreach statement in array (
    select coalesce(array_agg(format('drop %s if exists %s cascade', type, identity) order by type = 'sequence'), '{}')
    from pg_shdepend, pg_identify_object(classid, objid, objsubid)
    where refclassid = 'pg_authid'::regclass and refobjid = '${ownerRoleName}'::regrole
      and deptype = 'o' and dbid = (select oid from pg_database where datname = current_database())
  ) loop
    execute statement;
  end loop;
end $$;
`
