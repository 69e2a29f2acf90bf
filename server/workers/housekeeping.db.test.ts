import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createLogger } from '#server/logger.ts'
import { breakDatabase } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { startHousekeeping } from './housekeeping.ts'

describeWithDatabase('housekeeping', (database) => {
  let log: string[]
  const start = (over: Database, every?: number) => {
    const logger = createLogger('info', { write: (line) => void log.push(line) })
    return startHousekeeping({ database: over, logger, ...(every && { every }) })
  }
  const addDeleted = (days: number) =>
    asOperator(database(), (tx) =>
      tx.execute(sql`insert into deleted_centers (id, slug, name, deleted_at, contents)
        values (gen_random_uuid(), ${`gone-${days}`}, 'Gone', now() - make_interval(days => ${days}), '{}')`),
    )
  const listDeleted = () =>
    asOperator(database(), (tx) =>
      readRows<{ slug: string }>(tx, sql`select slug from deleted_centers order by slug`),
    )
  beforeEach(async () => {
    log = []
    await asOperator(database(), (tx) => tx.execute(sql`delete from deleted_centers`))
  })

  it('sweeps at once what is overdue, keeps the rest, and says how many rows went', async () => {
    await addDeleted(29)
    await addDeleted(31)
    await asOperator(database(), async (tx) => {
      await tx.execute(sql`insert into empty_searches values
        ('old', current_date - 91, 1), ('young', current_date - 89, 1)`)
    })
    const housekeeping = start(database())
    await housekeeping.stop()
    expect(await listDeleted()).toEqual([{ slug: 'gone-29' }])
    const left = await asOperator(database(), (tx) =>
      readRows(tx, sql`select query from empty_searches`),
    )
    expect(left).toEqual([{ query: 'young' }])
    expect(log).toHaveLength(1)
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ msg: 'swept what was overdue', rows: 2 })
  })

  it('goes on after a round that failed, and not after it was stopped', async () => {
    await addDeleted(31)
    const changing: Database = { ...database(), orm: breakDatabase().orm }
    const housekeeping = start(changing, 20)
    await vi.waitFor(
      () => expect(log.join()).toContain('the sweeping of what is overdue failed'),
      60_000,
    )
    expect(await listDeleted()).toHaveLength(1)
    changing.orm = database().orm
    await vi.waitFor(async () => expect(await listDeleted()).toEqual([]), 60_000)
    await housekeeping.stop()
    const rounds = log.length
    await database().ping()
    expect(log).toHaveLength(rounds)
  })
})
