import { sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database, Dump } from '#db/client.server.ts'
import { connectToPostgres } from '#db/postgres-client.server.ts'
import { describeServer } from '#db/postgres-dump.server.ts'
import { requireProgram } from '#db/postgres-programs.server.ts'
import { testDatabaseUrl } from './postgres-database.ts'

/** A database's `dump` whose file has only this text. */
export function dumpText(content: string): Dump {
  return async (save) => save(toChunks(content))
}

async function* toChunks(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content)
}

const laterRecords = {
  migration: sql`insert into directory_migrations.applied (hash, created_at, version)
    values ('later', 0, '9.1.0')`,
  function: sql`update directory_migrations.functions set hash = 'later', version = '9.1.0'
    where name = 'fold_text'`,
}

/** Make a database look as if a much later version had migrated it, or written a function. */
export async function recordLaterVersion(
  database: Database,
  what: keyof typeof laterRecords,
): Promise<void> {
  await asOperator(database, (db) => db.execute(laterRecords[what]))
}

/** Whether this machine can back up the test server; false without a server. */
export async function canBackUpPostgres(): Promise<boolean> {
  if (!testDatabaseUrl) return false
  const client = await connectToPostgres(testDatabaseUrl)
  const { major } = await describeServer(client).finally(() => client.end())
  try {
    for (const program of ['pg_dump', 'pg_restore', 'psql'] as const) {
      await requireProgram(program, major)
    }
    return true
  } catch {
    return false
  }
}
