import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { people, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { kinds, periods, splitPeriod } from './analytics.ts'
import { readAnalytics } from './read-analytics.server.ts'

// Evening in New Jersey but the next day in UTC, a few days after the change to standard time.
const now = new Date('2026-11-06T03:30:00Z')

const centerIds = Array.from({ length: 9 }, (_, n) => `00000000-0000-4000-8000-0000000000${30 + n}`)
// Unsorted names; two differ only by a capital letter.
const names = ['Kite', 'delta', 'Delta House', 'alder', 'Birch', 'Zinnia', 'birch', 'Elm', 'Oak']

/** Times just before and after each possible start of a period or span. */
const moments = periods.flatMap((period) =>
  splitPeriod(period, formatIsoDate(now)).flatMap(({ from }) => [
    new Date(Date.parse(`${from}T04:00:00Z`) - 1),
    new Date(`${from}T04:00:00Z`),
    new Date(Date.parse(`${from}T05:00:00Z`) - 1),
    new Date(`${from}T05:00:00Z`),
  ]),
)
const days = moments.map((at) => formatIsoDate(at))

describeWithDatabase('analytics', (database, operate) => {
  const read = (period: (typeof periods)[number], viewer: Viewer = viewers.admin) =>
    asViewer(database(), viewer, (db) => readAnalytics(db, period, now))

  it('are all zero in an empty directory, without a division by zero', async () => {
    await operate(
      sql`insert into auth_users (id, name, email) values (${people.admin}, 'a', 'a@example.org')`,
    )
    const analytics = await asOperator(database(), (db) => readAnalytics(db, '30days', now))
    expect(analytics.totals).toEqual({ users: 0, reviews: 0, comments: 0, votes: 0 })
    expect(analytics.recent).toEqual(analytics.totals)
    expect(analytics.series.users).toEqual(Array(30).fill(0))
    expect(analytics).toMatchObject({ topCenters: [], views: 0, mostViewed: [], emptySearches: [] })
    await operate(sql`delete from auth_users`)
  })

  describe('with rows around every boundary', () => {
    beforeAll(async () => {
      await seedPeople(database())
      const made = sql`jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb)
        with ordinality as t (at, n)`
      await asOperator(database(), async (db) => {
        await db.execute(sql`update profiles set created_at = now() - interval '5 years'`)
        await db.execute(sql`insert into auth_users (name, email)
          select 'M', 'm' || n || '@example.com' from ${made}`)
        await db.execute(sql`insert into profiles (id, created_at) select u.id, t.at::timestamptz
          from ${made} join auth_users u on u.email = 'm' || t.n || '@example.com'`)
        for (const [index, id] of centerIds.entries()) {
          await db.execute(
            sql`insert into treatment_centers (id, slug, name) values (${id}, ${id}, ${names[index]})`,
          )
        }
        await db.execute(sql`insert into reviews (center_id, rating, content, created_at)
          select ${centerIds[0]}, 3, 'Word', at::timestamptz from ${made}`)
        await db.execute(sql`insert into comments (center_id, content, created_at)
          select ${centerIds[0]}, 'Word', at::timestamptz from ${made}`)
        await db.execute(sql`insert into votes (user_id, center_id, vote_type, created_at)
          select u.id, ${centerIds[0]}, 'upvote', t.at::timestamptz
          from ${made} join auth_users u on u.email = 'm' || t.n || '@example.com'`)
      })
    })

    it.each(periods)('count totals, the period and each span correctly: %s', async (period) => {
      const analytics = await read(period)
      const spans = splitPeriod(period, '2026-11-05')
      expect(analytics.spans).toEqual(spans)
      const series = spans.map(
        ({ from, to }) => days.filter((day) => from <= day && day <= to).length,
      )
      for (const kind of kinds) {
        // Includes the five people from `seedPeople`, who joined long ago.
        expect(analytics.totals[kind]).toBe(days.length + (kind === 'users' ? 5 : 0))
        expect(analytics.series[kind]).toEqual(series)
        expect(analytics.recent[kind]).toBe(series.reduce((sum, number) => sum + number, 0))
      }
    })
  })

  it('list the five best centers by average, then number of reviews, then name, ignoring case', async () => {
    await asOperator(database(), async (db) => {
      await db.execute(sql`delete from reviews`)
      await db.execute(sql`insert into reviews (center_id, rating, content, status)
        select c.id, 4, 'Word', 'approved' from treatment_centers c, generate_series(1, 2)
        where c.name in ('Kite', 'delta', 'Delta House', 'Birch')`)
      await db.execute(sql`insert into reviews (center_id, rating, content, status)
        select c.id, 4, 'Word', 'approved' from treatment_centers c, generate_series(1, 3) where c.name = 'Zinnia'`)
      await db.execute(sql`insert into reviews (center_id, rating, content, status)
        select c.id, rating, 'Word', status from treatment_centers c, (values ('Oak', 5, 'pending'),
          ('Elm', 5, 'approved'), ('Elm', 4, 'approved')) made (name, rating, status)
        where c.name = made.name`)
    })
    const { topCenters } = await read('30days')
    expect(topCenters.map(({ name, average, reviews }) => [name, average, reviews])).toEqual([
      ['Elm', 4.5, 2],
      ['Zinnia', 4, 3],
      ['Birch', 4, 2],
      ['delta', 4, 2],
      ['Delta House', 4, 2],
    ])
  })

  describe('views and searches', () => {
    beforeAll(() =>
      asOperator(database(), async (db) => {
        for (const [index, id] of centerIds.entries()) {
          await db.execute(sql`insert into center_views values
            (${id}, '2026-11-05', ${index + 1}), (${id}, '2026-10-30', 10), (${id}, '2026-10-29', 100)`)
        }
        await db.execute(sql`insert into empty_searches values
          ('once', '2026-11-05', 1), ('twice', '2026-11-05', 2), ('thrice', '2026-11-05', 3),
          ('over days', '2026-11-05', 1), ('over days', '2026-11-01', 2),
          ('before', '2026-10-29', 50), ('before', '2026-10-31', 2)`)
      }),
    )

    it('are counted in the period, with the most viewed first', async () => {
      const week = await read('7days')
      expect(week.views).toBe(45 + 90)
      expect(week.mostViewed.map(({ views }) => views)).toEqual([
        19, 18, 17, 16, 15, 14, 13, 12, 11,
      ])
      const month = await read('30days')
      expect(month.views).toBe(45 + 990)
    })

    it('include searches only from the third time in the period', async () => {
      expect((await read('7days')).emptySearches).toEqual([
        { query: 'over days', searches: 3 },
        { query: 'thrice', searches: 3 },
      ])
      expect((await read('90days')).emptySearches[0]).toEqual({ query: 'before', searches: 52 })
    })
  })

  it.each(['anonymous', 'member', 'moderator'] as const)('are hidden from a %s', async (name) => {
    const asked = read('1year', viewers[name])
    if (name === 'moderator') {
      expect(await asked).toMatchObject({
        totals: { users: 0, reviews: 0, comments: 0, votes: 0 },
        topCenters: [],
        mostViewed: [],
        emptySearches: [],
      })
    } else await expect(asked).rejects.toThrow()
  })
})
