import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, openDatabase } from '#db/client.server.ts'
import { openMigrated } from './migrated-database.ts'
import { createPostgresDatabase, testDatabaseUrl } from './postgres-database.ts'

/** Tests over one fresh, migrated database on PGlite: where PostgreSQL cannot differ. */
export function describeWithPGlite(title: string, tests: (database: () => Database) => void) {
  describe(title, () => {
    let database: Database
    beforeAll(async () => {
      database = await openMigrated()
    })
    afterAll(() => database?.close())
    tests(() => database)
  })
}

/**
 * Runs the same tests on PGlite and, when TEST_DATABASE_URL names a PostgreSQL, on it too, in a
 * database of its own. Each `describe` gets one fresh, migrated database.
 */
export function describeWithDatabase(title: string, tests: (database: () => Database) => void) {
  describeWithPGlite(`${title} (PGlite)`, tests)
  describe.skipIf(!testDatabaseUrl)(`${title} (PostgreSQL)`, () => {
    let database: Database
    let drop: () => Promise<void>
    beforeAll(async () => {
      const fresh = await createPostgresDatabase()
      drop = fresh.drop
      database = await openDatabase({ databaseUrl: fresh.url, dataDir: '' })
    })
    afterAll(async () => {
      await database?.close()
      await drop?.()
    })
    tests(() => database)
  })
}
