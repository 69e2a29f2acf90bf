import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { centers, people, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { changeRole, changeStatus, deleteMember } from './change-member.server.ts'
import { openMember, sumUpMember } from './list-members.server.ts'

const center = centers.approved

const asked = [
  ['role', (db, id) => changeRole(db, id, { seen: 'user', role: 'moderator' })],
  [
    'status',
    (db, id) => changeStatus(db, id, { seen: 'active', status: 'banned', reason: 'Spam' }),
  ],
  ['account', (db, id) => deleteMember(db, id, '')],
] satisfies [string, typeof deleteShown][]

/** Delete a member as a dialog shows them now. */
async function deleteShown(db: Executor, id: string) {
  const opened = await openMember(db, id)
  return deleteMember(db, id, opened.ok ? sumUpMember(opened.value) : '')
}

describeWithDatabase('changing members', (database, operate) => {
  beforeEach(async () => {
    await operate(sql`truncate auth_users, treatment_centers cascade`)
    await seedPeople(database())
    await asOperator(database(), async (db) => {
      await db.execute(sql`insert into treatment_centers (id, slug, name)
        values (${center}, 'center', 'Center')`)
      for (const statement of [
        sql`votes (user_id, center_id, vote_type) select id, ${center}, 'upvote'`,
        sql`comments (user_id, center_id, content) select id, ${center}, 'Fine'`,
        sql`reviews (user_id, center_id, rating, content) select id, ${center}, 4, 'Good'`,
        sql`auth_sessions (user_id, token, expires_at) select id, id::text, now()`,
      ]) {
        await db.execute(sql`insert into ${statement} from profiles`)
      }
    })
  })

  const asAdmin = <Result>(work: Parameters<typeof asViewer<Result>>[2]) =>
    asViewer(database(), viewers.admin, work)
  const readActivities = () =>
    operate(sql`select actor_id as actor, action, subject_id as subject, subject_name as name, changes
      from activities where action like 'member.%' and occurred_at > now() - interval '1 minute'
      order by id`)
  const readMember = async (id: string) =>
    (
      await operate(sql`select coalesce(r.role, 'user') as role, status, status_reason as reason
        from profiles left join user_roles r on user_id = id where id = ${id}`)
    )[0]
  /** Activities from earlier tests stay, because nobody can delete them. */
  const countActivities = async () => (await readActivities()).length

  it('replaces a role, even for members without one, and records both', async () => {
    const before = await countActivities()
    for (const id of [people.member, people.another]) {
      expect(
        await asAdmin((db) => changeRole(db, id, { seen: 'user', role: 'moderator' })),
      ).toEqual({ ok: true, value: null })
      expect(await readMember(id)).toMatchObject({ role: 'moderator' })
    }
    expect((await readActivities()).slice(before)).toEqual(
      (['member', 'another'] as const).map((person) => ({
        actor: people.admin,
        action: 'member.role-changed',
        subject: people[person],
        name: `Pat Secretname-${person}`,
        changes: [{ field: 'role', old: 'user', new: 'moderator' }],
      })),
    )
  })

  it('suspends and bans with a reason, and reinstates without one', async () => {
    const before = await countActivities()
    const id = people.member
    const change = (seen: 'active' | 'suspended' | 'banned', status: typeof seen, reason: string) =>
      asAdmin((db) => changeStatus(db, id, { seen, status, reason }))
    expect(await operate(sql`select 1 from auth_sessions where user_id = ${id}`)).toHaveLength(1)
    await change('active', 'suspended', 'Advertises')
    expect(await readMember(id)).toMatchObject({ status: 'suspended', reason: 'Advertises' })
    expect(await operate(sql`select 1 from auth_sessions where user_id = ${id}`)).toEqual([])
    await change('suspended', 'banned', 'Advertises')
    await change('banned', 'banned', 'Advertises')
    await change('banned', 'active', 'ignored')
    expect(await readMember(id)).toMatchObject({ status: 'active', reason: null })
    expect((await readActivities()).slice(before)).toMatchObject([
      {
        action: 'member.suspended',
        changes: [
          { field: 'status', old: 'active', new: 'suspended' },
          { field: 'reason', old: null, new: 'Advertises' },
        ],
      },
      {
        action: 'member.banned',
        changes: [{ field: 'status', old: 'suspended', new: 'banned' }],
      },
      {
        action: 'member.reinstated',
        changes: [
          { field: 'status', old: 'banned', new: 'active' },
          { field: 'reason', old: 'Advertises', new: null },
        ],
      },
    ])
  })

  it('deletes the account and votes, and keeps reviews and comments without a name', async () => {
    const before = await countActivities()
    const id = people.member
    expect(await asAdmin((db) => deleteShown(db, id))).toEqual({ ok: true, value: null })
    const [left] = await operate(sql`select
      (select count(*)::integer from auth_users where id = ${id}) as accounts,
      (select count(*)::integer from votes where user_id = ${id}) as votes,
      (select count(*)::integer from comments where user_id is null and center_id = ${center}) as comments,
      (select count(*)::integer from reviews where user_id is null) as reviews`)
    expect(left).toEqual({ accounts: 0, votes: 0, comments: 1, reviews: 1 })
    const written = (await readActivities()).slice(before)
    expect(written).toMatchObject([{ action: 'member.deleted', name: 'A former member' }])
    expect(JSON.stringify(written)).not.toContain('@')
  })

  describe.each(asked)('%s', (_what, change) => {
    const refuse = async (viewer: Viewer, id: string, text: RegExp) => {
      const before = await countActivities()
      const done = await asViewer(database(), viewer, (db) => change(db, id))
      expect(done).toMatchObject({ ok: false, errors: { text: expect.stringMatching(text) } })
      expect(await countActivities()).toBe(before)
    }

    it('is refused for members, moderators, visitors and suspended members', async () => {
      for (const name of ['member', 'moderator', 'suspended', 'anonymous'] as const) {
        await refuse(viewers[name], people.another, /no admin any more/)
      }
      expect(await readMember(people.another)).toMatchObject({ role: 'user', status: 'active' })
    })

    it('is refused for a former admin', async () => {
      await operate(sql`update user_roles set role = 'user' where user_id = ${people.admin}
        returning 1`)
      await refuse(viewers.admin, people.another, /no admin any more/)
    })

    it('is refused for your own account', () =>
      refuse(viewers.admin, people.admin, /your own rights/))

    it('is refused for a deleted member', () =>
      refuse(viewers.admin, '00000000-0000-4000-8000-000000000099', /not there any more/))
  })

  it('reports a conflict if somebody else was faster', async () => {
    const role = (seen: 'user' | 'admin') =>
      asAdmin((db) => changeRole(db, people.another, { seen, role: 'moderator' }))
    expect(await role('admin')).toMatchObject({ ok: false, errors: { status: 409 } })
    expect(await readMember(people.another)).toMatchObject({ role: 'user' })
    const twice = await Promise.all([role('user'), role('user')])
    expect(twice.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const status = await asAdmin((db) =>
      changeStatus(db, people.suspended, { seen: 'active', status: 'banned', reason: 'Spam' }),
    )
    expect(status).toMatchObject({ ok: false, errors: { status: 409 } })
    expect(await readMember(people.suspended)).toMatchObject({ status: 'suspended' })
  })

  it.each([
    ['role', sql`update user_roles set role = 'moderator' where user_id = ${people.another}`],
    [
      'status',
      sql`update profiles set status = 'banned', status_reason = 'Spam'
      where id = ${people.another}`,
    ],
    ['name', sql`update profiles set full_name = 'Somebody Else' where id = ${people.another}`],
    ['email', sql`update auth_users set email = 'else@example.org' where id = ${people.another}`],
  ])('deletes nobody whose %s changed since the dialog was opened', async (_, change) => {
    const id = people.another
    await operate(sql`insert into user_roles (user_id, role) values (${id}, 'user')
      on conflict do nothing`)
    const opened = await asAdmin((db) => openMember(db, id))
    if (!opened.ok) throw new Error('The member is not there')
    await operate(change)
    const seen = sumUpMember(opened.value)
    expect(await asAdmin((db) => deleteMember(db, id, seen))).toMatchObject({
      ok: false,
      errors: { status: 409, text: expect.stringContaining('Somebody else has changed') },
    })
    expect(await readMember(id)).toBeDefined()
    expect(await asAdmin((db) => deleteShown(db, id))).toMatchObject({ ok: true })
  })

  it('does not deadlock with a member who deletes their account at the same time', async () => {
    await Promise.all([
      asAdmin((db) => deleteShown(db, people.another)),
      asViewer(database(), viewers.another, async (db) => {
        await db.execute(sql`select pg_advisory_xact_lock(7301944)`)
        await db.execute(sql`select set_config('role', 'directory_auth', true)`)
        await db.execute(sql`delete from auth_users where id = ${people.another}`)
      }),
    ])
    expect(await readMember(people.another)).toBeUndefined()
  })
})
