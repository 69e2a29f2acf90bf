import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { keepCookies, openCaller } from '#tests/support/account-caller.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import type { Caller } from './caller.server.ts'
import { describeLoginFailure, describeStaffLoginFailure } from './form-errors.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hash.server.ts'
import { readSession } from './read-session.server.ts'
import { signIn, signInStaff } from './sign-in.server.ts'

const member = { email: 'member@example.org', password: 'recovery-demo-member' }
const admin = { username: 'admin', password: 'recovery-demo-admin' }
const wrong = { ok: false, errors: describeLoginFailure('wrong', 'en') }

describeWithDatabase('signing in', (database, operate) => {
  let caller: Caller
  beforeAll(async () => {
    await addSamples(database())
    caller = openCaller(database())
  })

  async function enter(cookie: string | null = null) {
    const result = await signIn({ ...caller, cookie }, member)
    if (!result.ok) throw new Error(result.errors.text)
    return keepCookies(result.value.cookies)
  }
  const ask = async (cookie: string) => (await readSession(caller.accounts, cookie)).session
  const ofMember = sql`(select id from auth_users where email = ${member.email})`

  it('creates a new session each time, in an HttpOnly cookie, and ends the one in the request', async () => {
    const result = await signIn(caller, member)
    expect(result.ok && result.value.cookies).toEqual([
      expect.stringMatching(
        /^directory\.session_token=[\w%.+/=-]+;(?=.*; HttpOnly).*; SameSite=Lax/,
      ),
      expect.stringMatching(/^directory\.device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly/),
    ])
    const first = await enter()
    const second = await enter(first)
    expect(await ask(first)).toBeNull()
    expect(await ask(second)).toMatchObject({ user: { email: member.email }, role: 'user' })
  })

  it('gives the same answer for a wrong password, an unknown email and an excessively long password', async () => {
    expect(await signIn(caller, { ...member, password: 'wrong-password' })).toEqual(wrong)
    expect(await signIn(caller, { ...member, email: 'nobody@example.org' })).toEqual(wrong)
    expect(await signIn(caller, { ...member, password: 'x'.repeat(10_000) })).toEqual(wrong)
  })

  it('hashes as often for an unknown email as for a known one: the time tells nothing', async () => {
    const { hash, verify } = createPasswordHasher()
    let hashes = 0
    const count =
      <Given, Answer>(work: (given: Given) => Answer) =>
      (given: Given) => {
        hashes += 1
        return work(given)
      }
    // Verifying a password hashes it with the same cost.
    const hasher: PasswordHasher = { hash: count(hash), verify: count(verify) }
    const counted = openCaller(database(), [], hasher)
    const password = 'wrong-password'
    const tries = [
      () => signIn(counted, { email: member.email, password }),
      () => signIn(counted, { email: 'nobody@example.org', password }),
      () => signInStaff(counted, { username: admin.username, password }),
      () => signInStaff(counted, { username: 'nobody', password }),
      () => signInStaff(counted, { username: member.email, password }),
    ]
    for (const [index, attempt] of tries.entries()) {
      expect(await attempt()).toMatchObject({ ok: false })
      expect(hashes).toBe(index + 1)
    }
  })

  it('opens no session with a password that its owner replaces at this moment', async () => {
    const { hash, verify } = createPasswordHasher()
    const [account] = await operate<{ password: string }>(
      sql`select password from auth_accounts where user_id = ${ofMember}`,
    )
    const replaced = await hash('seven quiet ferries')
    await operate(sql`delete from auth_sessions`)
    // The new password is stored after the old one has been found right.
    const slow: PasswordHasher = {
      hash,
      verify: async (attempt) => {
        const isRight = await verify(attempt)
        await asOperator(database(), (db) =>
          db.execute(
            sql`update auth_accounts set password = ${replaced} where user_id = ${ofMember}`,
          ),
        )
        return isRight
      },
    }
    try {
      expect(await signIn(openCaller(database(), [], slow), member)).toEqual(wrong)
      expect(await operate(sql`select 1 from auth_sessions`)).toEqual([])
    } finally {
      await operate(sql`update auth_accounts set password = ${account?.password}
        where user_id = ${ofMember}`)
    }
  })

  it('rejects cookies that it did not sign', async () => {
    const cookie = await enter()
    expect(await ask(cookie.replace(/.(?=;)/, 'A'))).toBeNull()
    const [stored] = await operate<{ token: string }>(sql`select token from auth_sessions limit 1`)
    expect(await ask(`directory.session_token=${stored?.token}`)).toBeNull()
    expect(await ask(`directory.session_token=${stored?.token}.AAAA`)).toBeNull()
  })

  it('records the day of a visit once, and keeps it after all sessions have ended', async () => {
    const cookie = await enter()
    const readDay = async () => {
      const [row] = await operate<{ day: string | null; row: string }>(
        sql`select last_active_day::text as day, xmin::text as row from auth_users
          where id = ${ofMember}`,
      )
      return row
    }
    await operate(sql`update auth_users set last_active_day = null where id = ${ofMember}`)
    await readSession(caller.accounts, cookie, false)
    expect(await readDay()).toMatchObject({ day: null })
    await ask(cookie)
    const noted = await readDay()
    await ask(cookie)
    await operate(sql`delete from auth_sessions where user_id = ${ofMember}`)
    expect(await readDay()).toEqual(noted)
    const [today] = await operate<{ isToday: boolean }>(
      sql`select last_active_day = date_trunc('day', now(), 'America/New_York') as "isToday"
        from auth_users where id = ${ofMember}`,
    )
    expect(today).toEqual({ isToday: true })
  })

  it('extends a session after a day, with a new cookie', async () => {
    const cookie = await enter()
    await operate(sql`update auth_sessions set expires_at = now() + interval '5 days'`)
    const { session, cookies } = await readSession(caller.accounts, cookie)
    expect(Date.parse(session?.expiresAt ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect(cookies[0]).toMatch(/^directory\.session_token=/)
  })

  it('applies a change of role from the next request on', async () => {
    const cookie = await enter()
    for (const role of ['moderator', 'user']) {
      await operate(sql`update user_roles set role = ${role} where user_id = ${ofMember}`)
      expect((await ask(cookie))?.role).toBe(role)
    }
  })

  it.each(['suspended', 'banned'] as const)(
    'does not sign in a member who is %s',
    async (status) => {
      const cookie = await enter()
      await operate(sql`update profiles set status = ${status} where id = ${ofMember}`)
      try {
        expect(await ask(cookie)).toBeNull()
        const errors = describeLoginFailure(status, 'en')
        expect(await signIn(caller, member)).toEqual({ ok: false, errors })
        expect(await signIn(caller, { ...member, password: 'wrong-password' })).toEqual(wrong)
      } finally {
        await operate(sql`update profiles set status = 'active' where id = ${ofMember}`)
      }
    },
  )

  it('requires a confirmed email, and sends the link once in five minutes', async () => {
    await operate(sql`update auth_users set email_verified = false where id = ${ofMember}`)
    try {
      for (const reason of ['unverified-resent', 'unverified', 'unverified'] as const) {
        const errors = describeLoginFailure(reason, 'en')
        expect(await signIn(caller, member)).toEqual({ ok: false, errors })
      }
      const mails = await operate(sql`select 1 from outbox where recipient = ${member.email}`)
      expect(mails).toHaveLength(1)
    } finally {
      await operate(sql`update auth_users set email_verified = true where id = ${ofMember}`)
    }
  })

  it('signs staff in by username or email, and answers members as it does unknown people', async () => {
    for (const username of ['admin', 'ADMIN', 'admin@example.org']) {
      expect(await signInStaff(caller, { ...admin, username })).toMatchObject({ ok: true })
    }
    await operate(sql`update profiles set username = 'plain' where id = ${ofMember}`)
    for (const username of ['plain', member.email, 'nobody', 'nobody@example.org', 'admin']) {
      const isMember = username === 'plain' || username === member.email
      const password = isMember ? member.password : 'wrong-password'
      const errors = describeStaffLoginFailure('wrong', 'en')
      expect(await signInStaff(caller, { username, password })).toEqual({ ok: false, errors })
    }
  })

  it('stores the browser in plain words, and no location', async () => {
    await enter()
    const kept = sql`select distinct coalesce(ip_address, '') as ip, coalesce(user_agent, '') as agent
      from auth_sessions`
    expect(await operate(kept)).toEqual([{ ip: '', agent: 'Firefox on Windows' }])
  })
})
