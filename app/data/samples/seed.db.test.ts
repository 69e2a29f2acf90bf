import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { sampleCenters } from './sample-data.ts'
import {
  countSamples,
  demoAccounts,
  listTakenNames,
  removeSamples,
  seedSamples,
} from './seed.server.ts'

const now = new Date('2026-11-20T12:00:00Z')
const centerCount = sampleCenters.length

describeWithDatabase('sample data', (database) => {
  const operate = <Result>(work: (db: Executor) => Promise<Result>) => asOperator(database(), work)
  const read = <Row>(statement: ReturnType<typeof sql>) =>
    operate((db) => readRows<Row>(db, statement))
  const countRows = async (from: string) => {
    const [row] = await read<{ rows: number }>(
      sql`select count(*)::integer as rows from ${sql.raw(from)}`,
    )
    return row?.rows
  }
  const seed = () => operate((db) => seedSamples(db, now))
  const remove = () => operate(removeSamples)

  beforeEach(seed)
  afterEach(async () => {
    await operate((db) => db.execute(sql`delete from treatment_centers`))
    await operate((db) => db.execute(sql`delete from auth_users`))
  })

  it('fills the directory, with every row marked as a sample', async () => {
    expect(await operate(countSamples)).toEqual({ centers: centerCount, members: 12 })
    expect(await countRows("treatment_centers where source <> 'sample'")).toBe(0)
    expect(await countRows("reviews where status = 'pending'")).toBe(3)
    expect(await countRows("reviews where status = 'approved'")).toBe(22)
    expect(await countRows("reviews where status = 'rejected'")).toBe(1)
    expect(await countRows('treatment_centers where pinned')).toBe(3)
    expect(await countRows('votes')).toBeGreaterThan(60)
    expect(await countRows('comments where rating is null')).toBeGreaterThan(5)
    expect(await countRows('center_opening_hours')).toBeGreaterThan(500)
    expect(await countRows('center_additional_info where not info_value')).toBeGreaterThan(50)
  })

  it('averages 4.8, and every center has its county', async () => {
    const counted = await read(sql`select round(avg(total_score::numeric), 1)::text as mean,
      count(total_score)::integer as rated, count(county)::integer as placed from treatment_centers`)
    expect(counted).toEqual([{ mean: '4.8', rated: centerCount - 1, placed: centerCount }])
  })

  it('shows the trusted centers first, in the order of the design', async () => {
    const rows = await read<{ slug: string }>(
      sql`select slug from treatment_centers where pinned order by pinned_at desc`,
    )
    expect(rows.map(({ slug }) => slug)).toEqual([
      'cedar-lantern-recovery-center',
      'saltgrass-treatment-house',
      'loomside-outpatient-center',
    ])
  })

  it('has only past dates, and posts after their center and author', async () => {
    for (const table of ['treatment_centers', 'profiles', 'comments', 'reviews']) {
      expect(await countRows(`${table} where updated_at > '2026-11-20T12:00:00Z'`), table).toBe(0)
      expect(await countRows(`${table} where updated_at < created_at`), table).toBe(0)
    }
    for (const table of ['comments', 'reviews', 'votes']) {
      const early = `${table} t join treatment_centers c on c.id = center_id
        join profiles p on p.id = user_id
        where t.created_at <= c.created_at or t.created_at <= p.created_at`
      expect(await countRows(early), table).toBe(0)
    }
  })

  it('lets only the demo accounts sign in', async () => {
    const rows = await read<{ email: string; username: string | null; password: string }>(
      sql`select u.email, p.username, a.password from auth_accounts a
        join auth_users u on u.id = a.user_id join profiles p on p.id = u.id
        where a.password is not null and a.provider_id = 'credential'
          and a.account_id = u.id::text and u.email_verified`,
    )
    expect(rows).toHaveLength(demoAccounts.length)
    for (const { login, password } of demoAccounts) {
      const row = rows.find(({ email, username }) => login === email || login === username)
      expect(row?.password).toMatch(/^\$argon2id\$/)
      expect(await verify(row?.password ?? '', password)).toBe(true)
    }
    expect(await countRows("user_roles where role = 'admin'")).toBe(1)
    expect(await countRows('user_roles')).toBe(12)
  })

  it('does nothing if samples exist', async () => {
    await operate((db) =>
      db.execute(sql`delete from treatment_centers where slug = 'kettle-pond-residential-program'`),
    )
    await seed()
    expect(await operate(countSamples)).toEqual({ centers: centerCount - 1, members: 12 })
  })

  it('is removed completely, and can be added again', async () => {
    expect(await remove()).toEqual({ centers: centerCount, members: 12 })
    const tables = ['treatment_centers', 'auth_users', 'auth_accounts', 'profiles', 'user_roles']
    tables.push('votes', 'comments', 'reviews', 'center_categories', 'center_opening_hours')
    tables.push('center_additional_info')
    for (const table of tables) expect(await countRows(table), table).toBe(0)
    expect(await remove()).toEqual({ centers: 0, members: 0 })
    await seed()
    expect(await operate(countSamples)).toEqual({ centers: centerCount, members: 12 })
  })

  it('keeps real centers, real members and their posts', async () => {
    await operate(async (db) => {
      await db.execute(sql`insert into auth_users (id, name, email) values
        ('00000000-0000-4000-8000-000000000001', 'Real', 'real@example.com')`)
      await db.execute(sql`insert into profiles (id, full_name) values
        ('00000000-0000-4000-8000-000000000001', 'Real')`)
      await db.execute(sql`insert into treatment_centers (id, slug, name, city, state, county, total_score, pinned)
        values ('00000000-0000-4000-8000-000000000002', 'real', 'Quillwort Place', 'Trenton', 'NJ', 'Mercer', 4, true)`)
      for (const author of [
        sql`'00000000-0000-4000-8000-000000000001'::uuid`,
        sql`(select id from profiles where username = 'tomk')`,
      ]) {
        const both = sql`${author}, '00000000-0000-4000-8000-000000000002'`
        await db.execute(
          sql`insert into votes (user_id, center_id, vote_type) values (${both}, 'upvote')`,
        )
        await db.execute(
          sql`insert into comments (user_id, center_id, content) values (${both}, 'There')`,
        )
        await db.execute(
          sql`insert into reviews (user_id, center_id, rating, content) values (${both}, 4, 'Good')`,
        )
      }
    })
    await remove()
    const mine = "user_id = '00000000-0000-4000-8000-000000000001'"
    for (const table of ['votes', 'comments', 'reviews']) {
      expect(await countRows(`${table} where ${mine}`), table).toBe(1)
      expect(await countRows(table), table).toBe(1)
    }
    expect(await countRows('profiles')).toBe(1)
    expect(await countRows("treatment_centers where slug = 'real' and pinned")).toBe(1)
    expect(await countRows('treatment_centers')).toBe(1)
  })

  it('pins only as many centers as there is room for, and takes no real names', async () => {
    await remove()
    await operate(async (db) => {
      await db.execute(sql`insert into treatment_centers (slug, name, pinned)
        select 'real-' || n, 'Real ' || n, true from generate_series(1, 4) n`)
      await db.execute(sql`insert into auth_users (id, name, email) values
        ('00000000-0000-4000-8000-000000000003', 'Real', 'Member@example.org')`)
      await db.execute(sql`insert into profiles (id, username) values
        ('00000000-0000-4000-8000-000000000003', 'Admin')`)
    })
    expect((await operate(listTakenNames)).sort()).toEqual(['Admin', 'Member@example.org'])
    await operate((db) => db.execute(sql`delete from auth_users`))
    await seed()
    const pinned = await read<{ slug: string }>(
      sql`select slug from treatment_centers where pinned and source = 'sample'`,
    )
    expect(pinned).toEqual([{ slug: 'cedar-lantern-recovery-center' }])
  })
})
