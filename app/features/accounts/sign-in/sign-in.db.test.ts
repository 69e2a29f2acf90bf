import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { AccountLimits } from '#app/context.ts'
import { type Accounts, createAccounts } from '#app/features/accounts/session/accounts.server.ts'
import { readSession } from '#app/features/accounts/session/read-session.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { describeLoginFailure, describeStaffLoginFailure } from './form-errors.ts'
import { signIn, signInStaff, signOut } from './sign-in.server.ts'

const member = { email: 'member@example.org', password: 'recovery-demo-member' }
const admin = { username: 'admin', password: 'recovery-demo-admin' }
const visitor = { address: null, cookie: null, device: 'Firefox on Windows' }

const noLimits: AccountLimits = {
  take: async () => ({ ok: true, refund: async () => {} }),
  forgive: async () => {},
}

describeWithDatabase('signing in', (database) => {
  let accounts: Accounts
  beforeAll(async () => {
    await addSamples(database())
    accounts = createAccounts({
      database: database(),
      site: { name: 'Site', url: 'http://localhost:3000' },
      secret: 'a secret that only this test knows, 0123456789',
      logger: { error: () => {} } as unknown as Accounts['logger'],
      wakeOutbox: () => {},
      limits: noLimits,
    })
  })

  /** The Cookie header of a browser that was answered so. */
  const keep = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  async function enter(cookie: string | null = null) {
    const result = await signIn(accounts, member, { ...visitor, cookie })
    if (!result.ok) throw new Error(result.errors.text)
    return keep(result.value.cookies)
  }
  const ask = async (cookie: string) => (await readSession(accounts, cookie)).session
  const operate = (statement: ReturnType<typeof sql>) =>
    asOperator(database(), (tx) => tx.execute(statement))
  const ofMember = sql`(select id from auth_users where email = ${member.email})`

  it('gives a session to the right password, in a cookie that scripts cannot read', async () => {
    const result = await signIn(accounts, member, visitor)
    if (!result.ok) throw new Error(result.errors.text)
    expect(result.value.cookies).toHaveLength(2)
    expect(result.value.cookies[0]).toMatch(/^directory\.session_token=[\w%.+/=-]+;/)
    expect(result.value.cookies[0]).toMatch(/; HttpOnly/)
    expect(result.value.cookies[0]).toMatch(/; SameSite=Lax/)
    expect(result.value.cookies[1]).toMatch(
      /^directory\.device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly/,
    )
    expect(await ask(keep(result.value.cookies))).toMatchObject({
      user: { email: member.email },
      role: 'user',
    })
  })

  it('says the same of a wrong password and an unknown email', async () => {
    const wrong = await signIn(accounts, { ...member, password: 'wrong-password' }, visitor)
    const unknown = await signIn(accounts, { ...member, email: 'nobody@example.org' }, visitor)
    expect(wrong).toEqual({ ok: false, errors: describeLoginFailure('wrong', 'en') })
    expect(unknown).toEqual(wrong)
    const long = await signIn(accounts, { ...member, password: 'x'.repeat(10_000) }, visitor)
    expect(long).toEqual(wrong)
  })

  it('believes no cookie that it did not sign', async () => {
    const cookie = await enter()
    expect(await ask(cookie.replace(/.(?=;)/, 'A'))).toBeNull()
    const [stored] = await readRows<{ token: string }>(
      database().accounts,
      sql`select token from auth_sessions limit 1`,
    )
    expect(await ask(`directory.session_token=${stored?.token}`)).toBeNull()
    expect(await ask(`directory.session_token=${stored?.token}.AAAA`)).toBeNull()
  })

  it('makes a new session each time, and ends the one that came along', async () => {
    const first = await enter()
    const second = await enter(first)
    expect(second).not.toBe(first)
    expect(await ask(first)).toBeNull()
    expect(await ask(second)).not.toBeNull()
  })

  it('ends on signing out', async () => {
    const cookie = await enter()
    const forget = await signOut(accounts, cookie)
    expect(forget[0]).toMatch(/^directory\.session_token=;.*Max-Age=0/)
    expect(await ask(cookie)).toBeNull()
  })

  it('ends when its time is over', async () => {
    const cookie = await enter()
    await operate(sql`update auth_sessions set expires_at = now() - interval '1 second'`)
    expect(await ask(cookie)).toBeNull()
  })

  it('is prolonged after a day, with a new cookie', async () => {
    const cookie = await enter()
    await operate(sql`update auth_sessions set expires_at = now() + interval '5 days'`)
    const { session, cookies } = await readSession(accounts, cookie)
    expect(Date.parse(session?.expiresAt ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect(cookies[0]).toMatch(/^directory\.session_token=/)
  })

  it('knows a change of role at the next request', async () => {
    const cookie = await enter()
    await operate(sql`update user_roles set role = 'moderator' where user_id = ${ofMember}`)
    expect((await ask(cookie))?.role).toBe('moderator')
    await operate(sql`update user_roles set role = 'user' where user_id = ${ofMember}`)
    expect((await ask(cookie))?.role).toBe('user')
  })

  it.each(['suspended', 'banned'] as const)(
    'is refused to those who are %s, who were signed in',
    async (status) => {
      const cookie = await enter()
      await operate(sql`update profiles set status = ${status} where id = ${ofMember}`)
      try {
        expect(await ask(cookie)).toBeNull()
        expect(await signIn(accounts, member, visitor)).toEqual({
          ok: false,
          errors: describeLoginFailure(status, 'en'),
        })
        const wrong = await signIn(accounts, { ...member, password: 'wrong-password' }, visitor)
        expect(wrong).toEqual({ ok: false, errors: describeLoginFailure('wrong', 'en') })
      } finally {
        await operate(sql`update profiles set status = 'active' where id = ${ofMember}`)
      }
    },
  )

  it('waits for the email to be confirmed, and mails the link once in five minutes', async () => {
    await operate(sql`update auth_users set email_verified = false where id = ${ofMember}`)
    try {
      // Each says what happened.
      for (const reason of ['unverified-resent', 'unverified', 'unverified'] as const) {
        expect(await signIn(accounts, member, visitor)).toEqual({
          ok: false,
          errors: describeLoginFailure(reason, 'en'),
        })
      }
      const mails = await asOperator(database(), (tx) =>
        readRows(tx, sql`select 1 from outbox where recipient = ${member.email}`),
      )
      expect(mails).toHaveLength(1)
    } finally {
      await operate(sql`update auth_users set email_verified = true where id = ${ofMember}`)
    }
  })

  it('lets staff in by username, whoever is none is told the same as nobody', async () => {
    expect(await signInStaff(accounts, admin, visitor)).toMatchObject({ ok: true })
    expect(await signInStaff(accounts, { ...admin, username: 'ADMIN' }, visitor)).toMatchObject({
      ok: true,
    })
    await operate(sql`update profiles set username = 'plain' where id = ${ofMember}`)
    for (const username of ['plain', 'nobody', 'admin']) {
      const password = username === 'plain' ? member.password : 'wrong-password'
      expect(await signInStaff(accounts, { username, password }, visitor)).toEqual({
        ok: false,
        errors: describeStaffLoginFailure('wrong', 'en'),
      })
    }
  })

  it('keeps the browser in plain words, and not where one signed in', async () => {
    await enter()
    const kept = sql`select distinct coalesce(ip_address, '') as ip, coalesce(user_agent, '') as agent
      from auth_sessions`
    expect(await readRows(database().accounts, kept)).toEqual([
      { ip: '', agent: 'Firefox on Windows' },
    ])
  })

  it('says so where there is no staff', async () => {
    await operate(sql`update user_roles set role = 'user'`)
    expect(await signInStaff(accounts, admin, visitor)).toEqual({
      ok: false,
      errors: describeStaffLoginFailure('missing', 'en'),
    })
  })
})
