import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorCode, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asKeeper, asViewer } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

const refused = '42501'

describeWithDatabase('the keeper role', (database) => {
  beforeAll(() => seedEveryTable(database()))
  const attempt = (statement: SQL) =>
    asKeeper(database(), (db) => db.execute(statement)).then(
      () => 'done',
      (error) => errorCode(error),
    )

  it('reads only the two tables of counts', async () => {
    const relations = await readRows<{ name: string }>(
      database().orm,
      sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
    )
    const read: string[] = []
    for (const { name } of relations) {
      const outcome = await attempt(sql`select * from ${sql.identifier(name)}`)
      if (outcome === 'done') read.push(name)
      else expect(outcome).toBe(refused)
    }
    expect(read.toSorted()).toEqual(['center_views', 'empty_searches'])
  })

  it('knows the ids of centers and nothing else about them', async () => {
    expect(await attempt(sql`select id from treatment_centers`)).toBe('done')
    expect(await attempt(sql`select name from treatment_centers`)).toBe(refused)
  })

  it.each([
    ['delete a sum', sql`delete from center_views`],
    ['move a sum to another day', sql`update center_views set day = day - 1`],
    ['change a search', sql`update empty_searches set query = 'x'`],
  ])('may not %s', async (_, statement) => {
    expect(await attempt(statement)).toBe(refused)
  })

  describe.each(['anonymous', 'member', 'moderator', 'admin'] as const)('%s', (name) => {
    it('may not call sweep_overdue()', async () => {
      const asked = asViewer(database(), viewers[name], (db) =>
        db.execute(sql`select sweep_overdue()`),
      )
      expect(await asked.catch(errorCode)).toBe(refused)
    })
  })
})
