import { base32 } from '@better-auth/utils/base32'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { consumeCode } from '#app/members/auth/consume-code.server.ts'
import { describeLoginFailure } from '#app/members/auth/form-errors.ts'
import { computeCode, getStep } from '#app/members/auth/one-time-code.server.ts'
import { readSession } from '#app/members/auth/read-session.server.ts'
import { finishSignIn, signIn } from '#app/members/auth/sign-in.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { keepCookies, listSubjects, openCaller } from '#tests/support/account-caller.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import type { OwnAccount } from './own-account.server.ts'
import { readState, twoFactorForms } from './two-factor.server.ts'

const member = { email: 'member@example.org', password: 'recovery-demo-member' }

describeWithDatabase('two-factor sign-in', (database, operate) => {
  let own: OwnAccount
  const logged: unknown[] = []
  beforeAll(async () => {
    await addSamples(database())
    const [user] = await operate<{ id: string }>(
      sql`select id from auth_users where email = ${member.email}`,
    )
    const id = user?.id ?? ''
    own = {
      ...openCaller(database(), logged),
      user: { id, email: member.email, fullName: null, username: null },
      viewer: { kind: 'member', userId: id, role: 'user' },
      sessionId: '00000000-0000-4000-8000-000000000000',
    }
  })
  // A code is of a half-minute: none ends within a test.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  beforeEach(async () => {
    for (const table of ['outbox', 'auth_sessions', 'auth_two_factors', 'auth_backup_codes']) {
      await operate(sql`delete from ${sql.identifier(table)}`)
    }
  })

  const send = (intent: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return twoFactorForms.get(intent)?.(own, form)
  }
  const start = () => send('start-two-factor', { currentPassword: member.password })
  const codeOf = (secret: string, by = 0) => computeCode(secret, getStep(Date.now()) + by)
  const consume = (code: string, userId = own.user.id) => consumeCode(own, userId, code)

  async function startWithSecret() {
    await start()
    const setup = await readState(own)
    if (setup.kind !== 'setup') throw new Error(setup.kind)
    return new TextDecoder().decode(base32.decode(setup.secret.replaceAll(' ', '')))
  }
  /** Two codes of a secret may be the same: an old one would be taken for the next. */
  async function hasDistinctCodes(secret: string) {
    return new Set(await Promise.all([-1, 0, 1].map((by) => codeOf(secret, by)))).size === 3
  }
  /** Turn on two-factor sign-in and return the secret and the backup codes. */
  async function turnOnTwoFactor() {
    let secret = await startWithSecret()
    while (!(await hasDistinctCodes(secret))) secret = await startWithSecret()
    const done = await send('confirm-two-factor', { code: await codeOf(secret) })
    if (!done?.ok || typeof done.value === 'string') throw new Error('the code was not taken')
    return { secret, codes: done.value.codes.map((code) => code.replace(' ', '')) }
  }
  async function sendPassword() {
    const result = await signIn(own, member)
    if (!result.ok) throw new Error(result.errors.text)
    return { ...result.value, caller: { ...own, cookie: keepCookies(result.value.cookies) } }
  }

  it('creates a new secret on each start, but keeps a confirmed one', async () => {
    await start()
    const first = await readState(own)
    await start()
    expect(await readState(own)).not.toEqual(first)
    const { secret } = await turnOnTwoFactor()
    await start()
    expect(await readState(own)).toEqual({ kind: 'on', backupCodesLeft: 10 })
    expect(await consume(await codeOf(secret, 1))).toBe(true)
  })

  it('stores neither the secret nor a backup code in plain text', async () => {
    const { secret, codes } = await turnOnTwoFactor()
    const [stored] = await operate<{ all: string }>(
      sql`select (select string_agg(t::text, ' ') from auth_two_factors t) || ' ' ||
        (select string_agg(c::text, ' ') from auth_backup_codes c) as all`,
    )
    expect(stored?.all).toContain(own.user.id)
    for (const word of [secret, base32.encode(secret), ...codes]) {
      expect(stored?.all).not.toContain(word)
    }
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^\d{10}$/)
  })

  it('opens a session with the code, not with the password alone', async () => {
    const { secret } = await turnOnTwoFactor()
    const { secondFactor, caller } = await sendPassword()
    expect(secondFactor).toBe('needed')
    expect(await operate(sql`select 1 from auth_sessions`)).toEqual([])
    expect((await readSession(own.accounts, caller.cookie)).session).toBeNull()
    const done = await finishSignIn(caller, await codeOf(secret, 1))
    if (!done.ok || done.value === 'expired') throw new Error('not signed in')
    const { session } = await readSession(own.accounts, keepCookies(done.value.cookies))
    expect(session).toMatchObject({ user: { id: own.user.id }, hasTwoFactor: true })
    expect(await operate(sql`select user_agent from auth_sessions`)).toEqual([
      { user_agent: 'Firefox on Windows' },
    ])
  })

  it('accepts a code once, and none from before the last one', async () => {
    const { secret } = await turnOnTwoFactor()
    const taken: boolean[] = []
    // The code that confirmed the secret is used too.
    for (const by of [0, 1, 1, 0, -1]) taken.push(await consume(await codeOf(secret, by)))
    expect(taken).toEqual([false, true, false, false, false])
  })

  it('accepts a code only once from two simultaneous requests', async () => {
    const { secret, codes } = await turnOnTwoFactor()
    for (const code of [await codeOf(secret, 1), codes[0] ?? '']) {
      const consumed = await Promise.all([1, 2, 3].map(() => consume(code)))
      expect(consumed.filter(Boolean)).toHaveLength(1)
    }
    expect(await readState(own)).toEqual({ kind: 'on', backupCodesLeft: 9 })
    expect(await asOperator(database(), listSubjects)).toContain('A backup code was used')
  })

  it("does not accept another member's code", async () => {
    const { codes } = await turnOnTwoFactor()
    const [other] = await operate<{ id: string }>(
      sql`select id from auth_users where id <> ${own.user.id} limit 1`,
    )
    expect(await consume(codes[0] ?? '', other?.id)).toBe(false)
  })

  it('does not sign in a member who was banned meanwhile', async () => {
    const { secret } = await turnOnTwoFactor()
    const { caller } = await sendPassword()
    await operate(sql`update profiles set status = 'banned' where id = ${own.user.id}`)
    const result = await finishSignIn(caller, await codeOf(secret, 1))
    await operate(sql`update profiles set status = 'active' where id = ${own.user.id}`)
    expect(result).toEqual({ ok: false, errors: describeLoginFailure('banned', 'en') })
    expect(await operate(sql`select 1 from auth_sessions`)).toEqual([])
  })

  it("reports a failure if the site's secret has changed, and logs no values", async () => {
    const { secret } = await turnOnTwoFactor()
    const [stored] = await operate<{ secret: string }>(sql`select secret from auth_two_factors`)
    const { caller } = await sendPassword()
    const accounts = { ...own.accounts, secret: 'another secret of the site, 0123456789abcdef' }
    const code = await codeOf(secret, 1)
    expect(await finishSignIn({ ...caller, accounts }, code)).toEqual({
      ok: false,
      errors: describeLoginFailure('unexpected', 'en'),
    })
    expect(logged).toHaveLength(1)
    const said = String((logged[0] as { err: Error }).err)
    for (const word of [secret, code, stored?.secret ?? '', member.email]) {
      expect(said).not.toContain(word)
    }
  })
})
