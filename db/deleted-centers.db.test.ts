import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  centers,
  errorCode,
  people,
  seedEveryTable,
  viewers,
} from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readWholeTable } from '#tests/support/try-statement.ts'
import { asKeeper, asOperator, asViewer } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

const parts = [
  'treatment_centers',
  'center_former_slugs',
  'center_categories',
  'center_opening_hours',
  'center_additional_info',
  'votes',
  'comments',
  'reviews',
  'reports',
  'center_views',
  'problem_reports',
  'suggestions',
  'call_plans',
  'messages',
  'search_words',
]

describeWithDatabase('deleted centers', (database) => {
  beforeEach(async () => {
    await asOperator(database(), async (db) => {
      await db.execute(sql`truncate auth_users, treatment_centers, messages, outbox, deleted_centers,
        auth_verifications, empty_searches, rate_limits, imports, import_mappings, report_salts,
        field_checks, calls cascade`)
    })
    await seedEveryTable(database())
  })

  const id = centers.approved
  const asAdmin = <T>(work: Parameters<typeof asViewer<T>>[2]) =>
    asViewer(database(), viewers.admin, work)
  const remove = () =>
    asAdmin((db) => db.execute(sql`delete from treatment_centers where id = ${id}`))
  const restore = async (viewer: (typeof viewers)['admin' | 'moderator'] = viewers.admin) => {
    const [row] = await asViewer(database(), viewer, (db) =>
      readRows<{ slug: string | null }>(db, sql`select restore_center(${id}) as slug`),
    )
    return row?.slug
  }
  const readAll = () => Promise.all(parts.map((part) => readWholeTable(database(), part)))
  const operate = (statement: ReturnType<typeof sql>) =>
    asOperator(database(), (db) => db.execute(statement))

  it('come back unchanged, with all dependent rows', async () => {
    await operate(sql`update treatment_centers set pinned = true where id = ${id}`)
    // A center that comes back counts as changed: see db/center-events.db.test.ts.
    const hideDate = () =>
      operate(sql`update treatment_centers set updated_at = '2026-01-01' where id = ${id}`)
    await operate(sql`alter table treatment_centers disable trigger treatment_centers_touch`)
    await hideDate()
    const before = await readAll()
    await remove()
    expect((await readAll())[0]).not.toBe(before[0])
    expect(await restore()).toBe('approved')
    await hideDate()
    expect(await readAll()).toEqual(before)
    await operate(sql`alter table treatment_centers enable trigger treatment_centers_touch`)
  })

  it('keep rows of every table that refers to a center', async () => {
    const hanging = await readRows<{ name: string }>(
      database().orm,
      sql`select distinct conrelid::regclass::text as name from pg_constraint
        where confrelid = 'treatment_centers'::regclass and contype = 'f'`,
    )
    for (const { name } of hanging) expect(parts).toContain(name)
  })

  it('reserve their slug, and get a new one if it was assigned by hand', async () => {
    await remove()
    const [made] = await readRows<{ slug: string }>(
      database().orm,
      sql`select generate_unique_slug('Approved') as slug`,
    )
    expect(made?.slug).toBe('approved-1')
    await operate(sql`insert into treatment_centers (slug, name) values ('approved', 'Other')`)
    expect(await restore()).toBe('approved-1')
  })

  it('come back unpinned if five other centers are pinned', async () => {
    await operate(sql`update treatment_centers set pinned = true where id = ${id}`)
    await remove()
    await operate(sql`insert into treatment_centers (slug, name, pinned)
      select 'pinned-' || n, 'Pinned', true from generate_series(1, 5) n`)
    await restore()
    const [row] = await readRows<{ pinned: boolean }>(
      database().orm,
      sql`select pinned from treatment_centers where id = ${id}`,
    )
    expect(row?.pinned).toBe(false)
  })

  it('come back without the posts of members who have left', async () => {
    await remove()
    await operate(sql`delete from auth_users where id = ${people.member}`)
    await restore()
    const rows = await readRows<{ votes: number; comments: number; reviews: number }>(
      database().orm,
      sql`select (select count(*)::integer from comments where center_id = ${id}) as comments,
        (select count(*)::integer from reviews where center_id = ${id}) as reviews`,
    )
    expect(rows).toEqual([{ comments: 4, reviews: 4 }])
  })

  it('stay deleted for everyone but admins, and after 30 days for good', async () => {
    await remove()
    await expect(restore(viewers.moderator)).rejects.toSatisfy(
      (error) => errorCode(error) === '42501',
    )
    await operate(sql`update deleted_centers set deleted_at = now() - interval '31 days'`)
    expect(await restore()).toBeNull()
    await asKeeper(database(), (db) => db.execute(sql`select sweep_overdue()`))
    expect(await readWholeTable(database(), 'deleted_centers')).toBe('')
  })

  it('are not kept if a command deletes them, or an admin deletes them for good', async () => {
    const kept = () => readWholeTable(database(), 'deleted_centers')
    const before = await kept()
    await operate(sql`delete from treatment_centers where id = ${centers.pending}`)
    await asAdmin(async (db) => {
      await db.execute(sql`select set_config('app.delete_for_good', 'on', true)`)
      await db.execute(sql`delete from treatment_centers where id = ${id}`)
    })
    expect(await kept()).toBe(before)
  })
})

describeWithDatabase('the rights of members', (database) => {
  beforeEach(async () => {
    await asOperator(database(), (db) =>
      db.execute(sql`truncate auth_users, treatment_centers, messages, outbox, auth_verifications,
        deleted_centers, empty_searches, rate_limits, imports, import_mappings, report_salts,
        field_checks, calls cascade`),
    )
    await seedEveryTable(database())
  })
  const secondAdmin = people.moderator

  describe.each([
    ['role', sql`update user_roles set role = 'user' where user_id = `],
    ['status', sql`update profiles set status = 'banned' where id = `],
    ['account', sql`delete from profiles where id = `],
  ])('two admins who revoke each other’s %s', (_what, statement) => {
    it('leave one of them', async () => {
      await asOperator(database(), (db) =>
        db.execute(sql`update user_roles set role = 'admin' where user_id = ${secondAdmin}`),
      )
      const act = (actor: string, subject: string) =>
        asViewer(database(), { kind: 'member', userId: actor, role: 'admin' }, (db) =>
          readRows(db, sql`${statement}${subject} returning 1 as done`),
        )
      const results = await Promise.allSettled([
        act(people.admin, secondAdmin),
        act(secondAdmin, people.admin),
      ])
      const done = results.filter((r) => r.status === 'fulfilled' && r.value.length > 0)
      expect(done).toHaveLength(1)
      const [left] = await readRows<{ admins: number }>(
        await Promise.resolve(database().accounts),
        sql`select count(*)::integer as admins from user_roles join profiles on id = user_id
          where role = 'admin' and status = 'active'`,
      )
      expect(left?.admins).toBe(1)
    })
  })
})

describeWithDatabase('activities', (database) => {
  it('get their person and time from the database', async () => {
    await seedEveryTable(database())
    await asViewer(database(), viewers.moderator, (db) =>
      db.execute(sql`insert into activities (action, subject_name) values ('x', 'y')`),
    )
    const [row] = await asViewer(database(), viewers.admin, (db) =>
      readRows<{ actor_id: string; actor_name: string }>(
        db,
        sql`select actor_id, actor_name from activities where action = 'x'`,
      ),
    )
    expect(row).toEqual({ actor_id: people.moderator, actor_name: 'Pat Secretname-moderator' })
  })
})
