import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A PostgreSQL server for tests and benches; undefined without one. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL

/** Create an empty database on the test server, owned by the role in its URL. */
export async function createPostgresDatabase(): Promise<{
  url: string
  drop: () => Promise<void>
}> {
  if (!testDatabaseUrl) throw new Error('TEST_DATABASE_URL is not set')
  const name = `directory_test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: testDatabaseUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name}`)
  const url = new URL(testDatabaseUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name}`) }
}
