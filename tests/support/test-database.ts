import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { openMigrated } from './migrated-database.ts'
import { createMigratedPostgres, testDatabaseUrl } from './postgres-database.ts'

/** `operate` runs any statement as the owner of the tables. */
type Tests = (
  database: () => Database,
  operate: <Row = Record<string, unknown>>(statement: SQL) => Promise<Row[]>,
) => void

const run = (tests: Tests, database: () => Database) =>
  tests(database, (statement) => asOperator(database(), (db) => readRows(db, statement)))

/** `scripts/try-postgres.mjs` tries other versions of PostgreSQL, and no engine twice. */
const isPostgresAlone = process.env.TEST_ENGINE === 'postgres'

/** Run tests over one new, migrated PGlite database, where PostgreSQL would behave the same. */
export function describeWithPGlite(title: string, tests: Tests) {
  describe.skipIf(isPostgresAlone)(title, () => {
    let database: Database
    beforeAll(async () => {
      database = await openMigrated()
    })
    afterAll(() => database?.close())
    run(tests, () => database)
  })
}

/**
 * Run the same tests on PGlite and, if TEST_DATABASE_URL is set, on PostgreSQL. Each `describe`
 * gets one new, migrated database.
 */
export function describeWithDatabase(title: string, tests: Tests) {
  describeWithPGlite(`${title} (PGlite)`, tests)
  describe.skipIf(!testDatabaseUrl)(`${title} (PostgreSQL)`, () => {
    let database: Database
    let drop: () => Promise<void>
    beforeAll(async () => {
      const fresh = await createMigratedPostgres()
      drop = fresh.drop
      database = await openDatabase({ databaseUrl: fresh.url, dataDir: '' })
    })
    afterAll(async () => {
      await database?.close()
      await drop?.()
    })
    run(tests, () => database)
  })
}
