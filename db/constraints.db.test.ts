import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { centers, errorCode, people, seedEveryTable } from '#tests/support/seed-every-table.ts'
import { describeWithPGlite } from '#tests/support/test-database.ts'
import { asOperator } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

const isDuplicate = '23505'
const breaksRule = '23514'
const lacksTarget = '23503'

const setCenter = (change: SQL) =>
  sql`update treatment_centers set ${change} where id = ${centers.approved}`

describeWithPGlite('constraints', (database) => {
  beforeAll(() => seedEveryTable(database()))

  const run = (statement: SQL) =>
    asOperator(database(), (db) => db.execute(statement)).then(
      () => 'accepted',
      (error) => errorCode(error),
    )

  it.each([
    ['a slug in capitals', sql`slug = 'Hope'`],
    ['a slug with two hyphens', sql`slug = 'a--b'`],
    ['a blank name', sql`name = '  '`],
    ['a score above 5', sql`total_score = 5.1`],
    ['a score that is no number', sql`total_score = 'NaN'`],
    ['a negative count of reviews', sql`reviews_count = -1`],
    ['a latitude off the globe', sql`latitude = 91`],
    ['an unknown treatment type', sql`treatment_types = '{detox,magic}'`],
    ['a website that is a script', sql`website = 'javascript:alert(1)'`],
    ['an unknown source', sql`source = 'rumor'`],
  ])('reject a center with %s', async (_, change) => {
    expect(await run(setCenter(change))).toBe(breaksRule)
  })

  it('accept the limits of every range, and unknown values, in a center', async () => {
    const ends = sql`total_score = 5, latitude = -90, longitude = 180, reviews_count = 0, website = 'HTTPS://EXAMPLE.ORG'`
    const nothing = sql`total_score = null, latitude = null, reviews_count = null, website = null`
    for (const change of [ends, nothing]) expect(await run(setCenter(change))).toBe('accepted')
  })

  it.each<[string, SQL, string]>([
    ['a slug that is taken', setCenter(sql`slug = 'pending'`), isDuplicate],
    [
      'a place id that is taken',
      sql`insert into treatment_centers (slug, name, place_id) values ('p1', 'P', 'place'), ('p2', 'P', 'place')`,
      isDuplicate,
    ],
    ['a weekday 0', sql`update center_opening_hours set day_of_week = 0`, breaksRule],
    [
      'a category twice',
      sql`insert into center_categories select * from center_categories`,
      isDuplicate,
    ],
    [
      'categories of no center',
      sql`insert into center_categories values (gen_random_uuid(), 'Detox')`,
      lacksTarget,
    ],
    ['an unknown vote', sql`update votes set vote_type = 'sideways'`, breaksRule],
    [
      "a member's second vote",
      sql`insert into votes (user_id, center_id, vote_type) select user_id, center_id, 'downvote' from votes`,
      isDuplicate,
    ],
    ['an empty comment', sql`update comments set content = ' '`, breaksRule],
    [
      'a comment above 4000 characters',
      sql`update comments set content = repeat('x', 4001)`,
      breaksRule,
    ],
    ["a comment's rating of 6", sql`update comments set rating = 6`, breaksRule],
    ['an empty review', sql`update reviews set content = ''`, breaksRule],
    [
      'a review above 8000 characters',
      sql`update reviews set content = repeat('x', 8001)`,
      breaksRule,
    ],
    ['a rating of 6', sql`update reviews set rating = 6`, breaksRule],
    ['an unknown status of a review', sql`update reviews set status = 'lost'`, breaksRule],
    [
      "a member's second review of a center",
      sql`insert into reviews (user_id, center_id, rating, content) select user_id, center_id, 1, 'Again' from reviews`,
      isDuplicate,
    ],
    ['an unknown role', sql`update user_roles set role = 'owner'`, breaksRule],
    ['an unknown status of a member', sql`update profiles set status = 'asleep'`, breaksRule],
    [
      'a username that differs in case alone',
      sql`update profiles set username = case id when ${people.member} then 'Otter' else 'otter' end
        where id in (${people.member}, ${people.another})`,
      isDuplicate,
    ],
    ['an e-mail that is taken', sql`update auth_users set email = 'same@example.org'`, isDuplicate],
  ])('reject %s', async (_, statement, code) => {
    expect(await run(statement)).toBe(code)
  })

  it.each(['treatment_centers', 'profiles', 'comments', 'reviews'])(
    'update the time of the last change in %s',
    async (table) => {
      const name = sql.identifier(table)
      const columns = sql`set created_at = '2001-01-01', updated_at = '2001-01-01'`
      expect(await run(sql`update ${name} ${columns}`)).toBe('accepted')
      const isTouched = sql`select bool_and(updated_at > now() - interval '1 hour'
        and created_at = '2001-01-01') as touched from ${name}`
      const rows = await asOperator(database(), (db) => readRows(db, isTouched))
      expect(rows).toEqual([{ touched: true }])
    },
  )

  describe('on deletion', () => {
    const countIn = (table: string, where: SQL) =>
      asOperator(database(), async (db) => {
        const rows = await readRows<{ n: number }>(
          db,
          sql`select count(*)::integer as n from ${sql.identifier(table)} where ${where}`,
        )
        return rows[0]?.n
      })

    it('of a member keep comments and reviews without an author, and remove votes', async () => {
      expect(await run(sql`delete from profiles where id = ${people.member}`)).toBe('accepted')
      expect(await countIn('comments', sql`user_id is null`)).toBe(1)
      expect(await countIn('reviews', sql`user_id is null`)).toBe(2)
      expect(await countIn('votes', sql`user_id = ${people.member}`)).toBe(0)
      expect(await countIn('user_roles', sql`user_id = ${people.member}`)).toBe(0)
    })

    it('of an account remove its sessions and profile', async () => {
      expect(await run(sql`delete from auth_users where id = ${people.another}`)).toBe('accepted')
      expect(await countIn('profiles', sql`id = ${people.another}`)).toBe(0)
    })

    it('of a center remove all dependent rows', async () => {
      expect(await run(sql`delete from treatment_centers`)).toBe('accepted')
      for (const table of [
        'center_categories',
        'center_opening_hours',
        'center_additional_info',
        'center_former_slugs',
        'votes',
        'comments',
        'reviews',
      ]) {
        expect(await countIn(table, sql`true`), table).toBe(0)
      }
    })
  })
})
