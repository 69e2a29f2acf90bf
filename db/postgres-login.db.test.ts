import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { openDatabase } from './open-database.server.ts'

describe.skipIf(!testDatabaseUrl)("DATABASE_URL's login", () => {
  let fresh: Awaited<ReturnType<typeof createPostgresDatabase>>
  beforeEach(async () => {
    fresh = await createPostgresDatabase()
  })
  afterEach(() => fresh.drop())

  const query = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const logInAs = (user: string, password: string) => {
    const url = new URL(fresh.url)
    url.username = user
    url.password = password
    return url.href
  }

  it('without a required right gets one line that names the right and what needs it', async () => {
    await query(fresh.url, `create role directory_poor login password 'poor'`)
    try {
      const databaseUrl = logInAs('directory_poor', 'poor')
      const refused = await openDatabase({ databaseUrl, dataDir: '' }).catch((error) => error)
      expect(refused.name).toBe('DatabaseRightsError')
      expect(refused.message).toMatch(
        /^DATABASE_URL: this login may not set up the database \(permission denied .*\)\. It must own .*$/,
      )
    } finally {
      await query(fresh.url, 'drop role directory_poor')
    }
  })

  it("that isn't a superuser is recognized", async () => {
    const database = await openDatabase({ databaseUrl: fresh.url, dataDir: '' })
    expect(database.isSuperuser).toBe(false)
    await database.close()
  })

  it('that is a superuser is recognized', async ({ skip }) => {
    const databaseUrl = logInAs('postgres', '')
    // Another person's test server may refuse the connection.
    await query(databaseUrl, 'select 1').catch(() => skip())
    const database = await openDatabase({ databaseUrl, dataDir: '' })
    expect(database.isSuperuser).toBe(true)
    await database.close()
  })
})
