import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openChangeFeed } from './change-feed.server.ts'
import type { Database } from './client.server.ts'
import { migrate } from './migrate.server.ts'
import { outliveConnections } from './outlive-connections.ts'
import { lendTo } from './role-pool.server.ts'
import { authRole, restingRoleName } from './roles.ts'
import { vacuum } from './vacuum.server.ts'

/** Milliseconds. */
const longestStatement = 15_000

/** PostgreSQL 15 or later through pools whose connections rest as their role. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const migrator = new pg.Client({ connectionString: databaseUrl })
  await migrator.connect()
  let unknownMigrations: number
  try {
    unknownMigrations = await migrate(drizzle(migrator, { casing: 'snake_case' }))
  } finally {
    await migrator.end()
  }
  const pool = openPool(databaseUrl, restingRoleName, 10)
  const accounts = openPool(databaseUrl, authRole.name, 4)
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

function openPool(databaseUrl: string, role: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: sessionOptions(role, longestStatement),
    max,
    connectionTimeoutMillis: 5_000,
    // The server ends a statement first, unless it hangs itself.
    query_timeout: longestStatement + 5_000,
  })
  outliveConnections(pool)
  return pool
}

/**
 * What a pool's connections begin with: the role that they rest as, and the longest that a statement may
 * take. Statements are short and what they read is in memory, so an index is as near as a table, and to
 * compile a statement costs more than to run it.
 */
const sessionOptions = (role: string, longestStatement: number) =>
  `-c role=${role} -c statement_timeout=${longestStatement} -c random_page_cost=1.1 -c jit=off`
