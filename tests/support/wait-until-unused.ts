import pg from 'pg'
import { expect } from 'vitest'
import { testDatabaseUrl } from './postgres-database.ts'

/** Wait until PostgreSQL notices that the processes of a database are gone. */
export async function waitUntilUnused(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  const readUsers = async () => {
    const statement = 'select pid, query from pg_stat_activity where datname = $1'
    return (await client.query(statement, [name])).rows
  }
  await expect.poll(readUsers).toEqual([])
  await client.end()
}
