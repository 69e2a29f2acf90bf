import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorCode, people, seedEveryTable } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

const refused = '42501'
const member = people.member

/** Every statement that the authentication service needs; the database refuses all others. */
const allowed: Record<string, SQL> = {
  'read accounts': sql`select * from auth_users`,
  'read password hashes': sql`select password from auth_accounts`,
  'read sessions': sql`select * from auth_sessions`,
  'read the secrets of second steps': sql`select secret from auth_two_factors`,
  'turn a second step off': sql`delete from auth_two_factors`,
  'store a backup code': sql`insert into auth_backup_codes select id, 'h' from auth_users limit 1`,
  'end sessions': sql`delete from auth_sessions`,
  'store the hash of a link': sql`insert into auth_verifications (identifier, value, expires_at) values ('i', 'v', now())`,
  'confirm an e-mail': sql`update auth_users set email_verified = true`,
  'read who may sign in': sql`select * from profiles join user_roles on user_id = id`,
  'make a profile': sql`insert into profiles (id, full_name, username) values (${people.newcomer}, 'New', 'new')`,
  'make a user': sql`insert into user_roles values (${people.another}, 'user')`,
  'queue mail to a person': sql`insert into outbox (kind, idempotency_key, recipient, subject, text, html)
    values ('account', 'k', 'a@example.org', 's', 't', 'h')`,
}

const forbidden: Record<string, SQL> = {
  'make an admin': sql`insert into user_roles values (${people.another}, 'admin')`,
  'change a role': sql`update user_roles set role = 'admin'`,
  'lift a ban': sql`update profiles set status = 'active'`,
  'delete a profile': sql`delete from profiles`,
  'read mail': sql`select * from outbox`,
  'queue mail of another kind': sql`insert into outbox (kind, idempotency_key, recipient, subject, text, html)
    values ('message', 'k', 'a@example.org', 's', 't', 'h')`,
  'read messages': sql`select * from messages`,
  'read votes': sql`select * from votes`,
  'read reports': sql`select * from reports`,
  'change a center': sql`update treatment_centers set name = 'Changed'`,
  'count requests': sql`select * from rate_limits`,
}

class Undo extends Error {}

describeWithDatabase('the authentication service', (database) => {
  beforeAll(() => seedEveryTable(database()))

  const attempt = (statement: SQL) =>
    database()
      .accounts.transaction(async (db) => {
        await db.execute(statement)
        throw new Undo()
      })
      .catch((error) => error)

  it.each(Object.entries(allowed))('may %s', async (_name, statement) => {
    expect(await attempt(statement)).toBeInstanceOf(Undo)
  })
  it.each(Object.entries(forbidden))('may not %s', async (_name, statement) => {
    expect(errorCode(await attempt(statement))).toBe(refused)
  })
  it('uses its role outside transactions too, and no other connection has that role', async () => {
    const who = sql`select current_user::text as name`
    expect(await readRows(database().accounts, who)).toEqual([{ name: 'directory_auth' }])
    expect(await readRows(database().orm, who)).toEqual([{ name: 'directory_anonymous' }])
  })

  describe('a member who loses access', () => {
    const countSessions = () =>
      readRows<{ count: number }>(
        database().accounts,
        sql`select count(*)::integer as count from auth_sessions where user_id = ${member}`,
      )
    const change = (statement: SQL) =>
      asOperator(database(), async (db) => {
        await db.execute(
          sql`insert into auth_sessions (user_id, token, expires_at)
            values (${member}, gen_random_uuid()::text, now() + interval '1 day')`,
        )
        await db.execute(statement)
      })

    it('keeps the sessions when only the name changes', async () => {
      await change(sql`update profiles set full_name = 'Other' where id = ${member}`)
      expect((await countSessions())[0]?.count).toBeGreaterThan(0)
    })
    it.each(['suspended', 'banned'])('loses every session when %s', async (status) => {
      await change(sql`update profiles set status = 'active' where id = ${member}`)
      await change(sql`update profiles set status = ${status} where id = ${member}`)
      expect(await countSessions()).toEqual([{ count: 0 }])
    })
    it('loses the account when the profile is deleted', async () => {
      await change(sql`delete from profiles where id = ${member}`)
      const left = await readRows(
        database().accounts,
        sql`select id from auth_users where id = ${member}
          union all select user_id from auth_accounts where user_id = ${member}`,
      )
      expect([...left, ...(await countSessions())]).toEqual([{ count: 0 }])
    })
  })
})
