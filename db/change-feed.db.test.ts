import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { centers, people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import { openDatabase } from './open-database.server.ts'

function createListener() {
  const told: string[] = []
  let wake = () => {}
  const tell = (what: string) => {
    told.push(what)
    wake()
  }
  return {
    listener: {
      changed: tell,
      disconnected: () => tell('(disconnected)'),
      connected: () => tell('(connected)'),
    },
    told,
    /** Resolve when the feed reports `what`, and clear everything received until then. */
    async until(what: string): Promise<void> {
      while (!told.includes(what)) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      told.splice(0, told.indexOf(what) + 1)
    },
  }
}

describeWithDatabase('the change feed', (database, operate) => {
  beforeAll(() => seedEveryTable(database()))
  let stop: (() => Promise<void>) | undefined
  afterEach(() => stop?.())
  const center = centers.approved
  const member = people.member

  it.each([
    ['a center', 'all', sql`update treatment_centers set phone = '1' where id = ${center}`],
    ['its hours', 'all', sql`update center_opening_hours set hours = '8-5'`],
    ['its former address', 'all', sql`delete from center_former_slugs`],
    ['a vote', center, sql`update votes set vote_type = 'downvote' where user_id = ${member}`],
    ['a comment', center, sql`delete from comments where user_id = ${member}`],
    [
      'a review',
      centers.pending,
      sql`update reviews set status = 'approved'
      where user_id = ${member} and status = 'pending'`,
    ],
    ['a member’s name', 'all', sql`update profiles set username = 'newname' where id = ${member}`],
  ])('reports %s', async (_what, expected, statement) => {
    const { listener, until } = createListener()
    stop = database().watch(listener)
    await until('(connected)')
    await asOperator(database(), (db) => db.execute(statement))
    await until(expected)
  })

  it('reports neither rolled-back changes nor a status that no page shows', async () => {
    const { listener, told, until } = createListener()
    stop = database().watch(listener)
    await until('(connected)')
    const undo = asViewer(database(), viewers.admin, async (db) => {
      await db.execute(sql`update treatment_centers set phone = '2' where id = ${center}`)
      throw new Error('undone')
    })
    await expect(undo).rejects.toThrow('undone')
    await asOperator(database(), async (db) => {
      await db.execute(sql`update profiles set status = 'banned' where id = ${member}`)
    })
    await operate(sql`select pg_notify('directory_changed', 'end')`)
    await until('end')
    expect(told).toEqual([])
  })
})

// biome-ignore lint/style/noProcessEnv: skips the tests without a PostgreSQL server.
describe.skipIf(!process.env.TEST_DATABASE_URL)('the change feed on PostgreSQL', () => {
  it('reaches other processes, and reports when it disconnects and reconnects', async () => {
    const { url, drop } = await createPostgresDatabase()
    const [one, other] = [
      await openDatabase({ databaseUrl: url, dataDir: '' }),
      await openDatabase({ databaseUrl: url, dataDir: '' }),
    ]
    const { listener, until } = createListener()
    const stop = other.watch(listener)
    try {
      await until('(connected)')
      await asOperator(one, (db) =>
        db.execute(sql`insert into treatment_centers (slug, name) values ('new', 'New')`),
      )
      await until('all')
      const login = new pg.Client({ connectionString: url })
      await login.connect()
      const { rowCount } = await login.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'directory-changes'`)
      await login.end()
      expect(rowCount).toBe(1)
      await until('(disconnected)')
      await until('(connected)')
    } finally {
      await stop()
      await one.close()
      await other.close()
      await drop()
    }
  })
})
