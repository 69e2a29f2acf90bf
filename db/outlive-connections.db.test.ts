import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { asOperator } from './as-viewer.server.ts'
import { isUnavailable } from './is-unavailable.ts'
import { openDatabase } from './open-database.server.ts'
import { readRows } from './read-rows.server.ts'

// biome-ignore lint/style/noProcessEnv: skips the test without a PostgreSQL server.
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'transactions whose connections are lost are lost alone, however many, and the process lives on',
  async () => {
    const { url, drop } = await createPostgresDatabase()
    const database = await openDatabase({ databaseUrl: url, dataDir: '' })
    const operator = new pg.Client({ connectionString: url })
    await operator.connect()
    const cutOff = async (db: typeof database.orm) => {
      const [row] = await readRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`)
      await operator.query('select pg_terminate_backend($1)', [row?.pid])
      // Closed on both ends: its events have reached this process before the last of these answers.
      const alive = 'select from pg_stat_activity where pid = $1'
      while ((await operator.query(alive, [row?.pid])).rowCount) await operator.query('select 1')
    }
    // More connections than the pool has.
    for (let lost = 0; lost < 12; lost++) {
      const error = await asOperator(database, async (db) => {
        await cutOff(db)
        await db.execute(sql`select 1`)
      }).catch((reason) => reason)
      expect(isUnavailable(error)).toBe(true)
    }
    expect(await asOperator(database, (db) => readRows(db, sql`select 1 as n`))).toEqual([{ n: 1 }])
    await operator.end()
    await database.close()
    await drop()
  },
)
