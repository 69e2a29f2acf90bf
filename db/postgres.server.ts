import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './client.server.ts'
import { migrate } from './migrate.server.ts'
import { restingRoleName } from './roles.ts'

/** PostgreSQL 15 or later through a pool whose connections rest as `directory_anonymous`. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const migrator = new pg.Client({ connectionString: databaseUrl })
  await migrator.connect()
  try {
    await migrate(drizzle(migrator, { casing: 'snake_case' }))
  } finally {
    await migrator.end()
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: `-c role=${restingRoleName} -c statement_timeout=15000`,
    max: 10,
    connectionTimeoutMillis: 5_000,
  })
  // A connection that dies while idle is replaced at the next query; that query reports what is wrong.
  pool.on('error', () => {})
  return {
    engine: 'postgres',
    orm: drizzle(pool, { casing: 'snake_case' }),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}
