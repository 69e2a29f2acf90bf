import type pg from 'pg'
import { BackupRunningError } from './backups.server.ts'
import type { Dump } from './client.server.ts'
import { connectToPostgres, describePostgres } from './postgres-client.server.ts'
import { requireProgram, startProgram } from './postgres-programs.server.ts'

/** The format that `pg_restore` reads. Only an extension's owner may restore its comment. */
const dumpOptions = ['--format=custom', '--no-comments']

/**
 * Return a function that dumps PostgreSQL with `pg_dump`, without roles, which a restore creates.
 * It throws `BackupRunningError` while another process dumps the same database,
 * `MissingProgramError` and `UnreachableDatabaseError`.
 */
export function createPostgresDump(databaseUrl: string): Dump {
  return async (save, signal) => {
    const client = await connectToPostgres(databaseUrl)
    try {
      const { major, hasDirectory } = await describeServer(client)
      if (!hasDirectory) {
        throw new Error(`There is no directory in ${describePostgres(databaseUrl)}.`)
      }
      await requireProgram('pg_dump', major)
      await lockBackups(client)
      return await save(readDump(databaseUrl, signal))
    } finally {
      await client.end()
    }
  }
}

/** Return the server's major version, and whether the database has a directory. */
export async function describeServer(
  client: pg.Client,
): Promise<{ major: number; hasDirectory: boolean }> {
  const { rows } = await client.query<{ major: number; has_directory: boolean }>(
    `select current_setting('server_version_num')::integer / 10000 as major,
      to_regclass('directory_migrations.applied') is not null as has_directory`,
  )
  return { major: rows[0]?.major ?? 0, hasDirectory: rows[0]?.has_directory ?? false }
}

/** Processes that share a backup folder would delete each other's partial files. */
async function lockBackups(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(hashtext('directory.backup')) as taken`,
  )
  if (!rows[0]?.taken) {
    throw new BackupRunningError('Another process is backing up this database.')
  }
}

async function* readDump(databaseUrl: string, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const { stdout, kill, ended } = startProgram('pg_dump', dumpOptions, { databaseUrl, signal })
  try {
    yield* stdout
    await ended
  } finally {
    // The file could not be written.
    kill()
  }
}
