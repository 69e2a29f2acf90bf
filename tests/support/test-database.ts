import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, openDatabase } from '#db/client.server.ts'

const testDatabaseUrl = process.env.TEST_DATABASE_URL

/**
 * Runs the same tests on PGlite and, when TEST_DATABASE_URL names a PostgreSQL, on it too, in a
 * database of its own. Each `describe` gets one fresh, migrated database.
 */
export function describeWithDatabase(title: string, tests: (database: () => Database) => void) {
  describe(`${title} (PGlite)`, () => {
    let database: Database
    beforeAll(async () => {
      database = await openDatabase({ dataDir: 'memory://' })
    }, 60_000)
    afterAll(() => database?.close())
    tests(() => database)
  })
  describe.skipIf(!testDatabaseUrl)(`${title} (PostgreSQL)`, () => {
    let database: Database
    let drop: () => Promise<void>
    beforeAll(async () => {
      const fresh = await createPostgresDatabase()
      drop = fresh.drop
      database = await openDatabase({ databaseUrl: fresh.url, dataDir: '' })
    }, 60_000)
    afterAll(async () => {
      await database?.close()
      await drop?.()
    })
    tests(() => database)
  })
}

/** A new, empty database on the test server, owned by the login role of its address. */
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
