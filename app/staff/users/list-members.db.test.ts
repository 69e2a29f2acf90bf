import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { listMembers, openMember } from './list-members.server.ts'
import { type MemberQuery, readMemberQuery } from './member.ts'

const everybody = readMemberQuery(new URLSearchParams())

describeWithDatabase('the list of members', (database) => {
  beforeAll(async () => {
    await seedEveryTable(database())
    await asOperator(database(), async (db) => {
      await db.execute(sql`update profiles set username = 'ann.a_b', full_name = 'Áine Ørsted',
        created_at = '2020-01-01' where id = ${people.member}`)
      await db.execute(sql`update auth_two_factors set confirmed_at = now()`)
      await db.execute(sql`insert into auth_users (name, email)
        select 'x', 'many' || n || '@example.org' from generate_series(1, 41) n`)
      await db.execute(sql`insert into profiles (id, full_name, created_at)
        select id, 'Many 50% ' || email, '2021-01-01' from auth_users where email like 'many%'`)
    })
  })

  const list = (query: Partial<MemberQuery>, viewer = viewers.admin) =>
    asViewer(database(), viewer, (db) => listMembers(db, { ...everybody, ...query }))
  const find = async (query: Partial<MemberQuery>) => (await list(query)).rows.map(({ id }) => id)

  it('says of each what an admin needs to know', async () => {
    const opened = await asViewer(database(), viewers.admin, (db) => openMember(db, people.member))
    expect(opened.ok && opened.value).toEqual({
      id: people.member,
      name: 'Áine Ørsted',
      username: 'ann.a_b',
      email: 'member@example.org',
      isEmailConfirmed: false,
      hasTwoFactor: true,
      role: 'user',
      status: 'active',
      statusReason: null,
      reviewsCount: 2,
      commentsCount: 1,
      joinDate: new Date('2020-01-01T00:00:00Z'),
      lastActive: expect.any(Date),
      isSelf: false,
    })
  })

  it('goes page by page, each member once, and to the last page where there is no such', async () => {
    const pages = await Promise.all([1, 2, 3, 99].map((page) => list({ page })))
    expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 6, 6])
    expect(pages.at(-1)).toMatchObject({ page: 3, total: 46 })
    const ids = pages.slice(0, 3).flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(46)
    expect(ids.at(-1)).toBe(people.member)
  })

  it('sorts by the day of joining and by name, both ways', async () => {
    expect((await find({ sort: 'joined-first' }))[0]).toBe(people.member)
    const first = async (sort: MemberQuery['sort']) => (await list({ sort })).rows[0]?.name
    expect(await first('name')).toMatch(/^Many 50% many10@/)
    expect(await first('name-last')).not.toMatch(/^Many/)
  })

  it.each([
    ['áine', [people.member]],
    ['aine orsted', [people.member]],
    ['N.A_B', [people.member]],
    ['member@EXAMPLE', [people.member]],
    [people.member, [people.member]],
    ['n%b', []],
    ['%', expect.objectContaining({ length: 20 })],
    ["'; drop table profiles; --", []],
    ['\\', []],
  ])('finds by part of a name, a username or an email, or by id: %s', async (q, ids) => {
    expect(await find({ q })).toEqual(ids)
  })

  it('narrows down by role and by status', async () => {
    expect(await find({ role: 'admin' })).toEqual([people.admin])
    expect(await find({ role: 'moderator' })).toEqual([people.moderator])
    expect((await list({ role: 'user' })).total).toBe(44)
    expect(await find({ status: 'suspended' })).toEqual([people.suspended])
    expect(await find({ status: 'banned' })).toEqual([])
    expect(await find({ status: 'suspended', role: 'admin' })).toEqual([])
  })

  it('shows which of them asks', async () => {
    const { rows: members } = await list({ role: 'admin' })
    expect(members).toMatchObject([{ id: people.admin, isSelf: true }])
  })

  describe('for people who are not admins', () => {
    it('holds no email', async () => {
      const { rows: members } = await list({}, { ...viewers.moderator, role: 'admin' })
      expect(members.every(({ email }) => email === '')).toBe(true)
      expect(
        (await list({ q: 'example.org' }, { ...viewers.moderator, role: 'admin' })).total,
      ).toBe(41)
    })

    it('holds nobody but oneself for a member who claims to be one', async () => {
      const { rows: members } = await list({}, { ...viewers.member, role: 'admin' })
      expect(members.map(({ id }) => id)).toEqual([people.member])
    })
  })
})
