import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listenToPostgres } from './change-feed.server.ts'
import type { Database } from './client.server.ts'
import { migrate } from './migrate.server.ts'
import { authRole, restingRoleName } from './roles.ts'

/** PostgreSQL 15 or later through pools whose connections rest as their role. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const migrator = new pg.Client({ connectionString: databaseUrl })
  await migrator.connect()
  try {
    await migrate(drizzle(migrator, { casing: 'snake_case' }))
  } finally {
    await migrator.end()
  }
  const pool = openPool(databaseUrl, restingRoleName, 10)
  const accounts = openPool(databaseUrl, authRole.name, 4)
  const watching = new Set<() => Promise<void>>()
  return {
    engine: 'postgres',
    orm: drizzle(pool, { casing: 'snake_case' }),
    accounts: drizzle(accounts, { casing: 'snake_case' }),
    watch: (listener) => {
      const stop = listenToPostgres(databaseUrl, listener)
      watching.add(stop)
      return stop
    },
    dump: null,
    ping: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      await Promise.all([pool.end(), accounts.end(), ...[...watching].map((stop) => stop())])
    },
  }
}

function openPool(databaseUrl: string, role: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: `-c role=${role} -c statement_timeout=15000`,
    max,
    connectionTimeoutMillis: 5_000,
  })
  // A connection that dies while idle is replaced at the next query; that query reports what is wrong.
  pool.on('error', () => {})
  return pool
}
