import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  centers,
  errorCode,
  errorText,
  people,
  seedEveryTable,
  viewers,
} from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'
import { roleNames } from './roles.ts'
import type { Viewer } from './viewer.ts'

describeWithDatabase('a viewer', (database, operate) => {
  beforeAll(() => seedEveryTable(database()))

  const readAs = <Row>(viewer: Viewer, statement: SQL) =>
    asViewer(database(), viewer, (db) => readRows<Row>(db, statement))
  const errorCodeOf = (viewer: Viewer, statement: SQL) =>
    readAs(viewer, statement).then(
      () => 'not refused',
      (error) => errorCode(error),
    )
  const identity = sql`select current_user as role, nullif(current_setting('app.user_id', true), '') as id`
  const nobody = { role: 'directory_anonymous', id: null }

  describe('has an identity for one transaction only', () => {
    it.each([
      ['anonymous', nobody],
      ['member', { role: 'directory_member', id: people.member }],
      ['moderator', { role: 'directory_staff', id: people.moderator }],
      ['admin', { role: 'directory_staff', id: people.admin }],
    ] as const)('acts as %s, and the connection is anonymous afterward', async (name, expected) => {
      expect(await readAs(viewers[name], identity)).toEqual([expected])
      expect(await readRows(database().orm, identity)).toEqual([nobody])
    })

    it('leaves the connection anonymous after a failed transaction', async () => {
      for (const statement of [sql`select 1 / 0`, sql`select * from auth_users`]) {
        await expect(readAs(viewers.admin, statement)).rejects.toThrow()
        expect(await readRows(database().orm, identity)).toEqual([nobody])
      }
    })

    it('leaves the connection anonymous after an operator', async () => {
      const inside = await asOperator(database(), (db) => readRows(db, identity))
      expect(inside).toEqual([{ role: 'directory_owner', id: null }])
      expect(await readRows(database().orm, identity)).toEqual([nobody])
    })

    it('keeps its own identity among concurrent viewers', async () => {
      const all = [viewers.member, viewers.another, viewers.moderator, viewers.admin]
      const asked = Array.from({ length: 24 }, (_, index) => all[index % 4] ?? viewers.member)
      const answers = await Promise.all(
        asked.map((viewer) => readAs<{ id: string }>(viewer, identity)),
      )
      expect(answers.map(([row]) => row?.id)).toEqual(asked.map((viewer) => viewer.userId))
    })
  })

  describe('has the role in the database, not the claimed one', () => {
    const claimed = (userId: string): Viewer => ({ kind: 'member', userId, role: 'admin' })
    const appRole = sql`select app_role() as role`
    const removeCenters = sql`delete from treatment_centers returning id`

    it.each([
      ['member', 'user'],
      ['another', 'user'],
      ['moderator', 'moderator'],
      ['suspended', null],
      ['newcomer', null],
    ] as const)('%s has the role %s', async (person, role) => {
      expect(await readAs(claimed(people[person]), appRole)).toEqual([{ role }])
      expect(await readAs(claimed(people[person]), removeCenters)).toEqual([])
    })

    it.each(['suspended', 'banned'])('an admin who is %s has no role', async (status) => {
      const setStatus = (value: string) =>
        operate(sql`update profiles set status = ${value} where id = ${people.admin}`)
      await setStatus(status)
      expect(await readAs(viewers.admin, appRole)).toEqual([{ role: null }])
      expect(await readAs(viewers.admin, removeCenters)).toEqual([])
      const own = sql`update profiles set status = 'active' returning id`
      expect(await readAs(viewers.admin, own)).toEqual([])
      await setStatus('active')
    })

    it('a temporary table named like the table of roles changes nothing', async () => {
      const roles = await asViewer(database(), viewers.member, async (db) => {
        await db.execute(sql`create temporary table user_roles on commit drop as
          select ${people.member}::uuid as user_id, 'admin'::text as role`)
        await db.execute(sql`grant select on pg_temp.user_roles to public`)
        return readRows(db, appRole)
      })
      expect(roles).toEqual([{ role: 'user' }])
    })
  })

  describe('cannot act as another member', () => {
    it.each([
      ['give a vote to another', sql`update votes set user_id = ${people.another}`],
      ['move a vote', sql`update votes set center_id = ${centers.untouched}`],
      ['give a comment to another', sql`update comments set user_id = ${people.another}`],
      ['move a review', sql`update reviews set center_id = ${centers.untouched}`],
      ['read the migrations', sql`select * from directory_migrations.applied`],
      ['make a table', sql`create table mine (id integer)`],
    ])('to %s', async (_, statement) => {
      expect(await errorCodeOf(viewers.member, statement)).toBe('42501')
    })

    it('as staff, to change the text of a review', async () => {
      const reword = sql`update reviews set content = 'Never again' where user_id = ${people.member}`
      const error = await readAs(viewers.admin, reword).catch(errorText)
      expect(error).toContain('Only its author may change what a review says')
    })
  })

  describe('sees of other members', () => {
    const readAuthor = async (id: string) => {
      const rows = await readAs<{ display_name: string }>(
        viewers.anonymous,
        sql`select display_name from public_authors where id = ${id}`,
      )
      return rows[0]?.display_name
    }
    const setName = (username: string | null, fullName: string | null) =>
      operate(
        sql`update profiles set username = ${username}, full_name = ${fullName} where id = ${people.another}`,
      )

    it('no full name, as a visitor or a member', async () => {
      const fullNames = sql`select full_name from profiles where id <> ${people.member}`
      expect(await errorCodeOf(viewers.anonymous, fullNames)).toBe('42501')
      expect(await readAs(viewers.member, fullNames)).toEqual([])
      const everyAuthor = await readAs(viewers.anonymous, sql`select * from public_authors`)
      expect(everyAuthor).toHaveLength(5)
      expect(JSON.stringify(everyAuthor)).not.toContain('Secretname')
    })

    it.each([
      ['quiet-otter', 'Pat Secretname', 'quiet-otter'],
      [null, 'Pat Secretname', 'Pat S.'],
      [' ', '  Pat  van  Secretname ', 'Pat S.'],
      [null, 'Pat', 'Pat'],
      [null, '', 'Member'],
      [null, null, 'Member'],
    ])('the username (%j) or a short form of the name (%j): %s', async (username, name, shown) => {
      await setName(username, name)
      expect(await readAuthor(people.another)).toBe(shown)
    })

    it('no name before they have public posts', async () => {
      const { another } = people
      await asOperator(database(), async (db) => {
        await db.execute(sql`delete from comments where user_id = ${another}`)
        await db.execute(
          sql`delete from reviews where user_id = ${another} and status = 'approved'`,
        )
      })
      expect(await readAuthor(another)).toBeUndefined()
      await operate(sql`insert into comments (user_id, center_id, content)
          values (${another}, ${centers.approved}, 'Back')`)
      expect(await readAuthor(another)).toBeDefined()
    })
  })

  describe('uses a connection', () => {
    it('to tables that all belong to the owner', async () => {
      const owners = sql`select distinct relowner::regrole::text as owner from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`
      expect(await readRows(database().orm, owners)).toEqual([{ owner: 'directory_owner' }])
    })

    it('with roles that have no special privileges', async () => {
      const powers = sql`select rolname from pg_roles where rolname in ${[...roleNames]}
        and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)`
      expect(await readRows(database().orm, powers)).toEqual([])
    })

    it('with a login, on PostgreSQL, that cannot bypass row-level security', async (test) => {
      test.skip(database().engine === 'pglite', "the embedded engine's session is a superuser")
      const login = sql`select rolsuper or rolbypassrls as above_rules,
        (select count(*)::integer from pg_class where relowner = r.oid and relkind in ('r', 'p', 'v')) as owned
        from pg_roles r where rolname = session_user`
      expect(await readRows(database().orm, login)).toEqual([{ above_rules: false, owned: 0 }])
    })
  })
})
