import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { errorCode, people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import { recordActivity } from './record-activity.server.ts'

const former = 'A former member'

describeWithDatabase('the audit log of a former member', (database, operate) => {
  const readLog = () =>
    operate(sql`select action, subject_name as name, changes from activities
      order by id`)
  beforeAll(() => seedEveryTable(database()))
  beforeEach(async () => {
    await operate(leave('auth_users'))
    await operate(sql`insert into auth_users (id, name, email)
      values (${people.another}, 'Another', 'another@example.org')`)
    await operate(sql`insert into profiles (id, username) values (${people.another}, 'another')`)
    await operate(sql`alter table activities disable trigger activities_final`)
    await operate(sql`delete from activities`)
    await operate(sql`alter table activities enable trigger activities_final`)
    await asViewer(database(), viewers.admin, (db) =>
      recordActivity(
        db,
        {
          action: 'member.suspended',
          subjectId: people.another,
          subjectName: 'another',
          changes: [
            { field: 'status', old: 'active', new: 'suspended' },
            { field: 'reason', old: null, new: 'Another Person was rude' },
          ],
        },
        { action: 'member.banned', subjectId: people.member, subjectName: 'member' },
        { action: 'center.pinned', subjectId: people.another, subjectName: 'Another House' },
      ),
    )
  })

  const forgotten = [
    {
      action: 'member.suspended',
      name: former,
      changes: [{ field: 'status', old: 'active', new: 'suspended' }],
    },
    { action: 'member.banned', name: 'member', changes: [] },
    { action: 'center.pinned', name: 'Another House', changes: [] },
  ]

  it.each([
    [
      'by an admin',
      () => asViewer(database(), viewers.admin, (db) => db.execute(leave('profiles'))),
    ],
    ['with the account', () => asOperator(database(), (db) => db.execute(leave('auth_users')))],
  ])(
    'does not name the member after deleting %s, and still names the others',
    async (_how, remove) => {
      await remove()
      expect(await readLog()).toEqual(forgotten)
    },
  )

  it.each([
    sql`update activities set subject_name = ${former}`,
    sql`update activities set changes = '[]'`,
    sql`update activities set actor_name = 'Nobody'`,
    sql`delete from activities`,
  ])(
    'otherwise rejects changes, even by the owner and about former members: %#',
    async (statement) => {
      const isRefused = (error: unknown) => errorCode(error) === '42501'
      await expect(operate(statement)).rejects.toSatisfy(isRefused)
      await operate(leave('auth_users'))
      await expect(operate(statement)).rejects.toSatisfy(isRefused)
      expect(await readLog()).toEqual(forgotten)
    },
  )

  it('rejects changes by other triggers', async () => {
    await operate(sql`create function meddle() returns trigger language plpgsql as $$
      begin update activities set subject_name = ${sql.raw(`'${former}'`)}; return null; end $$`)
    await operate(sql`create trigger meddle after update on messages
      for each statement execute function meddle()`)
    await expect(operate(sql`update messages set status = status`)).rejects.toSatisfy(
      (error) => errorCode(error) === '42501',
    )
    await operate(sql`drop function meddle cascade`)
  })
})

function leave(table: 'profiles' | 'auth_users'): SQL {
  return sql`delete from ${sql.identifier(table)} where id = ${people.another}`
}
