import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openChangeFeed } from './change-feed.server.ts'
import type { Database } from './client.server.ts'
import { readIsSuperuser } from './login-rights.server.ts'
import { migrate } from './migrate.server.ts'
import { lendTo, openPool, vacuum } from './pools.server.ts'
import { connectToPostgres, maxConnecting } from './postgres-client.server.ts'
import { createPostgresDump } from './postgres-dump.server.ts'
import { authRole, restingRoleName } from './roles.ts'

const maxStatement = 15_000

/**
 * The login of DATABASE_URL lacks a right that a start needs. The message is one line for the
 * operator.
 */
class DatabaseRightsError extends Error {
  override name = 'DatabaseRightsError'
}

/**
 * Open PostgreSQL 15 or later through pools whose connections have fixed roles. Throws
 * `UnreachableDatabaseError` if the first connection fails, and `DatabaseRightsError`.
 */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const migrator = await connectToPostgres(databaseUrl)
  let unknownMigrations: number
  let isSuperuser: boolean
  try {
    const orm = drizzle(migrator, { casing: 'snake_case' })
    isSuperuser = await readIsSuperuser(orm)
    unknownMigrations = await migrate(orm)
  } catch (error) {
    throw explainMissingRight(error)
  } finally {
    await migrator.end()
  }
  const pool = openRolePool(databaseUrl, restingRoleName, 10)
  const accounts = openRolePool(databaseUrl, authRole.name, 4)
  const orm = drizzle(lendTo(pool), { casing: 'snake_case' })
  const feed = openChangeFeed(databaseUrl)
  return {
    engine: 'postgres',
    orm,
    accounts: drizzle(lendTo(accounts), { casing: 'snake_case' }),
    unknownMigrations,
    isSuperuser,
    watch: feed.watch,
    dump: createPostgresDump(databaseUrl),
    vacuum: () => vacuum(pool),
    ping: async () => {
      await pool.query(question)
    },
    close: async () => {
      await Promise.all([pool.end(), accounts.end(), feed.close()])
    },
  }
}

/** PostgreSQL's code for "insufficient_privilege". */
const missingRight = '42501'

function explainMissingRight(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as pg.DatabaseError).code !== missingRight) continue
    return new DatabaseRightsError(
      `DATABASE_URL: this login may not set up the database (${cause.message}). It must own the database, and have CREATEROLE or be a member of the roles in db/roles.ts. docs/operations.md says how to restore a dump.`,
    )
  }
  return error
}

/** Health checks need a quick answer. */
const question = { text: 'select 1', query_timeout: 3_000 }

/**
 * Open a pool whose connections have a role. Statements are short and their data is in memory, so
 * an index costs no more than a table, and JIT compilation costs more than running the statement.
 */
function openRolePool(databaseUrl: string, role: string, max: number): pg.Pool {
  return openPool({
    connectionString: databaseUrl,
    options: `-c role=${role} -c statement_timeout=${maxStatement} -c random_page_cost=1.1 -c jit=off`,
    max,
    connectionTimeoutMillis: maxConnecting,
    // The server cancels a statement first, unless the server hangs.
    query_timeout: maxStatement + 5_000,
  })
}
