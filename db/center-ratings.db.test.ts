import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { authors, centers, people, seedPeople, viewers } from './test-fixtures.ts'

/** Both, row by row: what the triggers keep, and what the reviews add up to. */
async function readBoth(database: Database) {
  return asOperator(database, async (tx) => ({
    kept: await readRows(
      tx,
      sql`select center_id, reviews, rating_sum, average from center_ratings order by center_id`,
    ),
    summed: await readRows(
      tx,
      sql`select center_id, count(*)::integer as reviews, sum(rating)::integer as rating_sum,
          sum(rating)::double precision / count(*) as average
        from reviews where status = 'approved' group by center_id order by center_id`,
    ),
  }))
}

describeWithDatabase('the ratings kept for each center', (database) => {
  beforeAll(() => seedPeople(database()))
  beforeEach(() =>
    asOperator(database(), async (tx) => {
      await tx.execute(sql`delete from treatment_centers`)
      for (const id of Object.values(centers)) {
        await tx.execute(
          sql`insert into treatment_centers (id, slug, name) values (${id}, ${id}, 'Center')`,
        )
      }
    }),
  )

  it('follow reviews that come, change, move, go, and go with their center', async () => {
    const states = ['pending', 'approved', 'rejected']
    // A generator of its own, so that a failure comes again.
    let seed = 7
    const pick = <Item>(items: readonly Item[]): Item => {
      seed = (seed * 48271) % 2147483647
      return items[seed % items.length] as Item
    }
    const places = Object.values(centers)
    for (let step = 0; step < 120; step++) {
      const [author, center] = [people[pick(authors)], pick(places)]
      await asOperator(database(), (tx) =>
        tx.execute(
          pick([
            sql`insert into reviews (user_id, center_id, rating, content, status)
              values (${author}, ${center}, ${pick([1, 2, 3, 4, 5])}, 'Word', ${pick(states)})
              on conflict (user_id, center_id) do update set rating = excluded.rating`,
            sql`update reviews set status = ${pick(states)} where center_id = ${center}`,
            sql`update reviews set rating = ${pick([1, 3, 5])}, status = 'pending' where user_id = ${author}`,
            sql`update reviews set status = 'approved'`,
            sql`delete from reviews where user_id = ${author} and center_id = ${center}`,
          ]),
        ),
      )
      const { kept, summed } = await readBoth(database())
      expect(kept).toEqual(summed)
    }
    await asOperator(database(), (tx) =>
      tx.execute(sql`insert into reviews (user_id, center_id, rating, content, status)
        values (${people.member}, ${centers.untouched}, 5, 'Word', 'approved') on conflict do nothing`),
    )
    await asViewer(database(), viewers.admin, (tx) =>
      tx.execute(sql`delete from treatment_centers where id = ${centers.untouched}`),
    )
    const { kept, summed } = await readBoth(database())
    expect(kept).toEqual(summed)
  })

  it('are right after many who approve, reject and delete at the same time', async () => {
    await asOperator(database(), (tx) =>
      tx.execute(sql`insert into reviews (center_id, rating, content)
        select c.id, 1 + n % 5, 'Word ' || n from treatment_centers c, generate_series(1, 40) n`),
    )
    const touch = (n: number) =>
      asViewer(database(), viewers.moderator, async (tx) => {
        const mine = sql`content = ${`Word ${n}`}`
        await tx.execute(sql`update reviews set status = 'approved' where ${mine}`)
        if (n % 3 === 0) await tx.execute(sql`update reviews set status = 'rejected' where ${mine}`)
        if (n % 4 === 0) await tx.execute(sql`delete from reviews where ${mine}`)
      })
    await Promise.all(Array.from({ length: 40 }, (_, index) => touch(index + 1)))
    const { kept, summed } = await readBoth(database())
    expect(summed).toHaveLength(3)
    expect(kept).toEqual(summed)
  })
})
