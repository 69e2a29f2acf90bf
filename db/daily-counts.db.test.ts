import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asKeeper, asOperator, asViewer } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { centers, people, seedEveryTable, viewers } from './test-fixtures.ts'

/** Both, by kind and day: what is kept, and what a count over the rows says. */
async function expectTrue(database: Database): Promise<void> {
  const { kept, counted } = await asOperator(database, async (tx) => ({
    kept: await readRows(
      tx,
      sql`select kind, day::text, sum(number)::integer as number
        from (select * from daily_counts union all select * from daily_changes) both_of_them
        group by 1, 2 having sum(number) <> 0 order by 1, 2`,
    ),
    counted: await readRows(
      tx,
      sql`select kind, (created_at at time zone 'America/New_York')::date::text as day,
          count(*)::integer as number
        from (
          select 'users' as kind, created_at from profiles
          union all select 'reviews', created_at from reviews
          union all select 'comments', created_at from comments
          union all select 'votes', created_at from votes
        ) made group by 1, 2 order by 1, 2`,
    ),
  }))
  expect(kept).toEqual(counted)
  expect(counted.length).toBeGreaterThan(0)
}

const fold = (database: Database) =>
  asKeeper(database, (tx) => tx.execute(sql`select fold_daily_changes()`))

describeWithDatabase('the counts kept for each day', (database) => {
  beforeAll(() => seedEveryTable(database()))

  it('are true whatever comes, moves and goes, before and after it is added up', async () => {
    await expectTrue(database())
    const days = [0, 1, 40, 400]
    await asOperator(database(), async (tx) => {
      for (const day of days) {
        await tx.execute(sql`insert into comments (user_id, center_id, content, created_at)
          select ${people.member}, id, 'Word', now() - make_interval(days => ${day}) from treatment_centers`)
      }
      await tx.execute(sql`update reviews set created_at = now() - interval '3 days'`)
      await tx.execute(sql`update reviews set status = 'rejected'`)
    })
    await expectTrue(database())
    await fold(database())
    await expectTrue(database())
    await asViewer(database(), viewers.admin, (tx) =>
      tx.execute(sql`delete from treatment_centers where id = ${centers.approved}`),
    )
    await expectTrue(database())
    await asViewer(database(), viewers.admin, (tx) =>
      tx.execute(sql`select restore_center(${centers.approved})`),
    )
    await asOperator(database(), async (tx) => {
      await tx.execute(sql`delete from comments where user_id = ${people.member}`)
      await tx.execute(sql`delete from auth_users where id = ${people.another}`)
    })
    await expectTrue(database())
    await fold(database())
    await expectTrue(database())
    const left = await asOperator(database(), (tx) =>
      readRows(
        tx,
        sql`select 1 from daily_changes union all select 1 from daily_counts where number = 0`,
      ),
    )
    expect(left).toEqual([])
  })

  it('belong to the day that it was in New Jersey', async () => {
    await asOperator(database(), (tx) =>
      tx.execute(sql`insert into comments (center_id, content, created_at) values
        (${centers.untouched}, 'The last of the year', '2019-12-31 23:59:59-05'),
        (${centers.untouched}, 'The first of the next', '2020-01-01 00:00:00-05'),
        (${centers.untouched}, 'A summer evening', '2020-07-04 23:30:00-04')`),
    )
    const rows = await asOperator(database(), (tx) =>
      readRows(
        tx,
        sql`select day::text, number from daily_changes where kind = 'comments' order by day`,
      ),
    )
    expect(rows).toEqual([
      { day: '2019-12-31', number: 1 },
      { day: '2020-01-01', number: 1 },
      { day: '2020-07-04', number: 1 },
    ])
  })

  it('lose nothing while members write and the changes are added up at the same time', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 6 === 0
          ? fold(database())
          : asOperator(database(), (tx) =>
              tx.execute(sql`insert into comments (center_id, content)
                values (${centers.untouched}, ${`Word ${index}`})`),
            ),
      ),
    )
    await expectTrue(database())
  })
})
