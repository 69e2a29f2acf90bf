import { base32 } from '@better-auth/utils/base32'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { AccountLimits } from '#app/context.ts'
import { type Accounts, createAccounts } from '#app/features/accounts/session/accounts.server.ts'
import { readSession } from '#app/features/accounts/session/read-session.server.ts'
import { finishSignIn } from '#app/features/accounts/sign-in/finish-sign-in.server.ts'
import { describeLoginFailure } from '#app/features/accounts/sign-in/form-errors.ts'
import { messages } from '#app/features/accounts/sign-in/messages.ts'
import { type Caller, signIn } from '#app/features/accounts/sign-in/sign-in.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { computeCode, getStep } from './one-time-code.server.ts'
import { openTwoFactor, removeTwoFactor, spendCode } from './two-factor.server.ts'

const member = { email: 'member@example.org', password: 'recovery-demo-member' }
const visitor: Caller = { address: null, cookie: null, device: 'Firefox on Windows' }
const nobody = '00000000-0000-4000-8000-000000000000'

const limits: AccountLimits = {
  take: async () => ({ ok: true, refund: async () => {} }),
  forgive: async () => {},
}

describeWithDatabase('two-factor sign-in', (database) => {
  let accounts: Accounts
  let userId = ''
  const logged: string[] = []
  beforeAll(async () => {
    await addSamples(database())
    accounts = createAccounts({
      database: database(),
      site: { name: 'Site', url: 'http://localhost:3000' },
      secret: 'a secret that only this test knows, 0123456789',
      logger: {
        error: (entry: { err?: Error }) => logged.push(String(entry.err)),
      } as unknown as Accounts['logger'],
      wakeOutbox: () => {},
      limits,
    })
    userId =
      (
        await operate<{ id: string }>(sql`select id from auth_users where email = ${member.email}`)
      )[0]?.id ?? ''
  })
  beforeEach(async () => {
    await operate(sql`delete from outbox`)
    await operate(sql`delete from auth_sessions`)
    await asOperator(database(), (tx) => removeTwoFactor(tx, userId))
  })

  const operate = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    asOperator(database(), (tx) => readRows<Row>(tx, statement))
  const open = (sessionId = nobody) =>
    openTwoFactor(accounts, { id: userId, email: member.email, sessionId })
  const listSubjects = async () =>
    (await operate<{ subject: string }>(sql`select subject from outbox order by created_at`)).map(
      ({ subject }) => subject,
    )
  const now = Date.now()
  const codeOf = (secret: string, by = 0) => computeCode(secret, getStep(now) + by)

  /** Turned on: the secret and the backup codes. */
  async function turnOn() {
    const twoFactor = open()
    await twoFactor.start()
    const setup = await twoFactor.read()
    if (setup.kind !== 'setup') throw new Error(setup.kind)
    const bytes = base32.decode(setup.secret.replaceAll(' ', ''))
    const secret = new TextDecoder().decode(bytes)
    const codes = await twoFactor.confirm(await codeOf(secret), now)
    if (!codes) throw new Error('the code was not taken')
    return { secret, codes: codes.map((code) => code.replace(' ', '')) }
  }
  const keep = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  async function givePassword() {
    const result = await signIn(accounts, member, visitor)
    if (!result.ok) throw new Error(result.errors.text)
    return { ...result.value, caller: { ...visitor, cookie: keep(result.value.cookies) } }
  }
  const countSessions = async () =>
    (await operate<{ count: number }>(sql`select count(*)::integer as count from auth_sessions`))[0]
      ?.count

  it('asks for nothing until a code confirms it', async () => {
    const twoFactor = open()
    expect(await twoFactor.read()).toEqual({ kind: 'off' })
    await twoFactor.start()
    expect(await twoFactor.confirm('000000', now)).toBeNull()
    expect((await givePassword()).secondFactor).toBe('none')
    expect(await listSubjects()).toEqual([])
    await operate(sql`update auth_two_factors set created_at = now() - interval '31 minutes'`)
    expect(await twoFactor.read()).toEqual({ kind: 'off' })
  })

  it('makes another secret each time it is begun, and none over one that counts', async () => {
    const twoFactor = open()
    await twoFactor.start()
    const first = await twoFactor.read()
    await twoFactor.start()
    expect(await twoFactor.read()).not.toEqual(first)
    const { secret } = await turnOn()
    await twoFactor.start()
    expect(await twoFactor.read()).toEqual({ kind: 'on', backupCodesLeft: 10 })
    expect(await spendCode(accounts, userId, await codeOf(secret, 1), now)).toBe(true)
  })

  it('stores neither the secret nor a backup code', async () => {
    const { secret, codes } = await turnOn()
    const stored = await operate<{ all: string }>(
      sql`select (select string_agg(t::text, ' ') from auth_two_factors t) || ' ' ||
        (select string_agg(c::text, ' ') from auth_backup_codes c) as all`,
    )
    const text = stored[0]?.all ?? ''
    expect(text).toContain(userId)
    for (const word of [secret, base32.encode(secret), ...codes]) expect(text).not.toContain(word)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^\d{10}$/)
  })

  it('signs every other device out and tells the owner', async () => {
    await givePassword()
    const [here] = await operate<{ id: string }>(sql`select id from auth_sessions`)
    await givePassword()
    const twoFactor = open(here?.id)
    await twoFactor.start()
    const setup = await twoFactor.read()
    const bytes = base32.decode(setup.kind === 'setup' ? setup.secret.replaceAll(' ', '') : '')
    await twoFactor.confirm(await codeOf(new TextDecoder().decode(bytes)), now)
    expect(await operate(sql`select id from auth_sessions`)).toEqual([here])
    expect(await listSubjects()).toEqual(['Two-factor sign-in was turned on'])
  })

  it('opens no session by the password alone, and one by the code', async () => {
    const { secret } = await turnOn()
    const { secondFactor, cookies, caller } = await givePassword()
    expect([secondFactor, await countSessions()]).toEqual(['needed', 0])
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(
      /^directory\.second_step=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    expect((await readSession(accounts, caller.cookie)).session).toBeNull()
    expect(await finishSignIn(accounts, '000000', caller)).toMatchObject({
      errors: { fields: { code: messages.en.codeWrong } },
    })
    const done = await finishSignIn(accounts, await codeOf(secret, 1), caller)
    if (!done.ok || done.value === 'expired') throw new Error('not signed in')
    expect((await readSession(accounts, keep(done.value.cookies))).session).toMatchObject({
      user: { id: userId },
      hasTwoFactor: true,
    })
    expect(await operate(sql`select user_agent from auth_sessions`)).toEqual([
      { user_agent: 'Firefox on Windows' },
    ])
    // What the password left behind is used up with it.
    expect(await finishSignIn(accounts, await codeOf(secret, 1), caller)).toEqual({
      ok: true,
      value: 'expired',
    })
  })

  it('takes a code once, and none from before the last', async () => {
    const { secret } = await turnOn()
    const spend = async (by: number) => spendCode(accounts, userId, await codeOf(secret, by), now)
    // The one that confirmed it is used as well.
    expect([
      await spend(0),
      await spend(1),
      await spend(1),
      await spend(0),
      await spend(-1),
    ]).toEqual([false, true, false, false, false])
  })

  it('takes one code once from two who send it at the same moment', async () => {
    const { secret, codes } = await turnOn()
    for (const code of [await codeOf(secret, 1), codes[0] ?? '']) {
      const spent = await Promise.all([1, 2, 3].map(() => spendCode(accounts, userId, code, now)))
      expect(spent.filter(Boolean)).toHaveLength(1)
    }
  })

  it('takes each backup code once and mails about it; new ones void the old', async () => {
    const { codes } = await turnOn()
    const [first = '', second = ''] = codes
    expect(await spendCode(accounts, userId, first)).toBe(true)
    expect(await spendCode(accounts, userId, first)).toBe(false)
    expect(await open().read()).toEqual({ kind: 'on', backupCodesLeft: 9 })
    expect(await listSubjects()).toContain('A backup code was used')
    const renewed = await open().renew()
    expect(renewed).toHaveLength(10)
    expect(await spendCode(accounts, userId, second)).toBe(false)
    expect(await spendCode(accounts, userId, renewed[3]?.replace(' ', '') ?? '')).toBe(true)
  })

  it('takes no code of another member', async () => {
    const { codes } = await turnOn()
    const [other] = await operate<{ id: string }>(
      sql`select id from auth_users where id <> ${userId} limit 1`,
    )
    expect(await spendCode(accounts, other?.id ?? '', codes[0] ?? '')).toBe(false)
  })

  it('waits ten minutes for the code', async () => {
    const { secret } = await turnOn()
    const { caller } = await givePassword()
    await operate(
      sql`update auth_verifications set expires_at = expires_at - interval '10 minutes'`,
    )
    const late = await finishSignIn(accounts, await codeOf(secret, 1), caller)
    expect(late).toEqual({ ok: true, value: 'expired' })
    const forged = { ...visitor, cookie: 'directory.second_step=forged' }
    expect(await finishSignIn(accounts, await codeOf(secret, 1), forged)).toEqual({
      ok: true,
      value: 'expired',
    })
  })

  it('lets in nobody who was banned meanwhile', async () => {
    const { secret } = await turnOn()
    const { caller } = await givePassword()
    await operate(sql`update profiles set status = 'banned' where id = ${userId}`)
    const result = await finishSignIn(accounts, await codeOf(secret, 1), caller)
    await operate(sql`update profiles set status = 'active' where id = ${userId}`)
    expect([result, await countSessions()]).toEqual([
      { ok: false, errors: describeLoginFailure('banned', 'en') },
      0,
    ])
  })

  it('is gone once it is off, with its codes, and the owner is told', async () => {
    const { codes } = await turnOn()
    await open().turnOff()
    expect((await givePassword()).secondFactor).toBe('none')
    expect(await spendCode(accounts, userId, codes[0] ?? '')).toBe(false)
    expect(await listSubjects()).toContain('Two-factor sign-in was turned off')
  })

  it('says that something failed where the site’s secret is another one, and logs no value', async () => {
    const { secret } = await turnOn()
    const stored = await operate<{ secret: string }>(sql`select secret from auth_two_factors`)
    const { caller } = await givePassword()
    const moved = { ...accounts, secret: 'another secret of the site, 0123456789abcdef' }
    const code = await codeOf(secret, 1)
    expect(await finishSignIn(moved, code, caller)).toEqual({
      ok: false,
      errors: describeLoginFailure('unexpected', 'en'),
    })
    expect(logged).toHaveLength(1)
    for (const word of [secret, code, stored[0]?.secret ?? '', member.email]) {
      expect(logged[0]).not.toContain(word)
    }
  })
})
