import pg from 'pg'
import { vi } from 'vitest'
import { testDatabaseUrl } from './postgres-database.ts'

/** Waits until PostgreSQL notices that the processes of a database are gone. */
export async function waitUntilUnused(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  await vi.waitUntil(
    async () => {
      const statement = 'select from pg_stat_activity where datname = $1'
      return (await client.query(statement, [name])).rows.length === 0
    },
    { timeout: 10_000 },
  )
  await client.end()
}
