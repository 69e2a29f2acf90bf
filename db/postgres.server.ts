import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openChangeFeed } from './change-feed.server.ts'
import type { Database } from './client.server.ts'
import { migrate } from './migrate.server.ts'
import { outliveConnections } from './outlive-connections.ts'
import { lendTo } from './role-pool.server.ts'
import { authRole, restingRoleName } from './roles.ts'
import { sessionOptions } from './session-options.ts'

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
