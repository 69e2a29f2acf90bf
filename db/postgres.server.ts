import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openChangeFeed } from './change-feed.server.ts'
import type { Database } from './client.server.ts'
import { migrate } from './migrate.server.ts'
import { lendTo, openPool, vacuum } from './pools.server.ts'
import { authRole, restingRoleName } from './roles.ts'

/** Milliseconds. */
const maxStatement = 15_000
const maxConnecting = 5_000

/** PostgreSQL does not answer at DATABASE_URL, or not to this login: in one line for the operator. */
class UnreachableDatabaseError extends Error {
  override name = 'UnreachableDatabaseError'
}

/**
 * PostgreSQL 15 or later through pools whose connections rest as their role. Throws `UnreachableDatabaseError`
 * where there is none to begin with.
 */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const migrator = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: maxConnecting,
  })
  await migrator.connect().catch((error) => {
    // For a name of several addresses each has its own reason.
    const reasons = error instanceof AggregateError ? error.errors : [error]
    throw new UnreachableDatabaseError(
      `DATABASE_URL: the database cannot be reached (${reasons.map(({ message }) => message).join('; ')})`,
    )
  })
  let unknownMigrations: number
  try {
    unknownMigrations = await migrate(drizzle(migrator, { casing: 'snake_case' }))
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
    watch: feed.watch,
    dump: null,
    vacuum: () => vacuum(pool),
    ping: async () => {
      await pool.query(question)
    },
    close: async () => {
      await Promise.all([pool.end(), accounts.end(), feed.close()])
    },
  }
}

/** Whoever asks whether the database answers does not wait long for it. */
const question = { text: 'select 1', query_timeout: 3_000 }

/**
 * A pool whose connections rest as a role. Statements are short and what they read is in memory, so an index is as
 * near as a table, and to compile a statement costs more than to run it.
 */
function openRolePool(databaseUrl: string, role: string, max: number): pg.Pool {
  return openPool({
    connectionString: databaseUrl,
    options: `-c role=${role} -c statement_timeout=${maxStatement} -c random_page_cost=1.1 -c jit=off`,
    max,
    connectionTimeoutMillis: maxConnecting,
    // The server ends a statement first, unless it hangs itself.
    query_timeout: maxStatement + 5_000,
  })
}
