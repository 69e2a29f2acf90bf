import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { AccountLimits } from '#app/context.ts'
import { type Accounts, createAccounts } from '#app/features/accounts/session/accounts.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { describeLoginFailure } from './form-errors.ts'
import { mailMessages } from './mail-messages.ts'
import { messages } from './messages.ts'
import { requestReset, resetPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'
import { confirmEmail } from './verify-email.server.ts'

const robin = {
  fullName: 'Robin Example',
  username: 'robin',
  email: 'robin@example.org',
  password: 'lavender teapot 9',
}
const visitor = { address: null, cookie: null, device: '' }
const noLimits: AccountLimits = {
  take: async () => ({ ok: true, refund: async () => {} }),
  forgive: async () => {},
}

describeWithDatabase('an account', (database) => {
  let accounts: Accounts
  const errors: unknown[] = []
  const operate = (statement: ReturnType<typeof sql>) =>
    asOperator(database(), (tx) => tx.execute(statement))
  const readAs = <Row>(statement: ReturnType<typeof sql>) =>
    asOperator(database(), (tx) => readRows<Row>(tx, statement))

  beforeAll(() => {
    accounts = createAccounts({
      database: database(),
      site: { name: 'Site', url: 'http://localhost:3000' },
      secret: 'a secret that only this test knows, 0123456789',
      logger: { error: (entry: unknown) => errors.push(entry) } as unknown as Accounts['logger'],
      wakeOutbox: () => {},
      limits: noLimits,
    })
  })
  beforeEach(async () => {
    errors.length = 0
    await operate(sql`delete from outbox`)
    await operate(sql`delete from auth_users`)
    await operate(sql`delete from auth_verifications`)
  })

  const countRows = async () =>
    (
      await readAs<Record<string, number>>(sql`select
        (select count(*)::integer from auth_users) as users,
        (select count(*)::integer from auth_accounts) as accounts,
        (select count(*)::integer from profiles) as profiles,
        (select count(*)::integer from user_roles where role = 'user') as roles,
        (select count(*)::integer from outbox) as mails`)
    )[0]
  async function findToken(path: string) {
    const mails = await readAs<{ text: string }>(sql`select text from outbox order by created_at`)
    const tokens = mails.flatMap(
      ({ text }) => new RegExp(`${path}\\?token=(\\S+)`).exec(text)?.[1] ?? [],
    )
    return tokens.at(-1) ?? ''
  }

  it('is made whole: account, password, profile, role and mail', async () => {
    expect(await signUp(accounts, robin, null)).toMatchObject({ ok: true })
    expect(await countRows()).toEqual({ users: 1, accounts: 1, profiles: 1, roles: 1, mails: 1 })
    const [stored] = await readAs<{ password: string }>(sql`select password from auth_accounts`)
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('is not made at all when one part fails, and the log holds nothing of it', async () => {
    await operate(sql`alter table user_roles add constraint broken check (false) not valid`)
    try {
      expect(await signUp(accounts, robin, null)).toMatchObject({ errors: { status: 503 } })
    } finally {
      await operate(sql`alter table user_roles drop constraint broken`)
    }
    expect(await countRows()).toEqual({ users: 0, accounts: 0, profiles: 0, roles: 0, mails: 0 })
    const said = JSON.stringify(errors, (_key, value) =>
      value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
    )
    expect(errors).toHaveLength(1)
    for (const secret of [robin.email, robin.password, 'argon2id'])
      expect(said).not.toContain(secret)
  })

  it('is made once when two ask at the same moment', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => signUp(accounts, { ...robin, username: null }, null)),
    )
    expect(results).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    expect(await countRows()).toEqual({ users: 1, accounts: 1, profiles: 1, roles: 1, mails: 3 })
  })

  it('gives a name to one of two who ask for it at the same moment', async () => {
    const results = await Promise.all(
      ['a@example.org', 'b@example.org'].map((email) =>
        signUp(accounts, { ...robin, email }, null),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({
      ok: false,
      errors: expect.objectContaining({ fields: { username: messages.en.usernameTaken } }),
    })
    expect(await countRows()).toMatchObject({ users: 1, profiles: 1 })
  })

  it('keeps the password of its first maker when a stranger signs up with its email', async () => {
    await signUp(accounts, robin, null)
    await signUp(accounts, { ...robin, username: null, password: 'marigold ladder 4' }, null)
    expect(await confirmEmail(accounts, await findToken('/verify-email'))).toMatchObject({
      ok: true,
    })
    expect(
      await signIn(accounts, { ...robin, password: 'marigold ladder 4' }, visitor),
    ).toMatchObject({ ok: false })
    expect(await signIn(accounts, robin, visitor)).toMatchObject({ ok: true })
  })

  it('is taken back by the owner of the address from whoever made it with that address', async () => {
    await signUp(accounts, { ...robin, password: 'a stranger made this' }, null)
    const strangersLink = await findToken('/verify-email')
    await requestReset(accounts, robin.email, null)
    expect(
      await resetPassword(accounts, await findToken('/reset-password'), robin.password),
    ).toMatchObject({ ok: true })
    expect(await confirmEmail(accounts, strangersLink)).toMatchObject({ ok: false })
    expect(
      await signIn(accounts, { ...robin, password: 'a stranger made this' }, visitor),
    ).toMatchObject({ errors: describeLoginFailure('wrong', 'en') })
    expect(await signIn(accounts, robin, visitor)).toMatchObject({ ok: true })
  })

  it('stores no link that was mailed, only its hash, and uses each once', async () => {
    await signUp(accounts, robin, null)
    await requestReset(accounts, robin.email, null)
    const tokens = [await findToken('/verify-email'), await findToken('/reset-password')]
    const stored = JSON.stringify(await readAs(sql`select * from auth_verifications`))
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{20,}$/)
      expect(stored).not.toContain(token)
    }
    const [, reset = ''] = tokens
    const both = await Promise.all(
      ['marigold ladder 4', 'marigold ladder 5'].map((password) =>
        resetPassword(accounts, reset, password),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is not confirmed by a link of a day ago', async () => {
    await signUp(accounts, robin, null)
    const [link] = await readAs<{ hours: number }>(
      sql`select round(extract(epoch from expires_at - now()) / 3600)::integer as hours from auth_verifications`,
    )
    expect(link?.hours).toBe(24)
    await operate(sql`update auth_verifications set expires_at = now() - interval '1 second'`)
    expect(await confirmEmail(accounts, await findToken('/verify-email'))).toMatchObject({
      ok: false,
    })
    expect(await signIn(accounts, robin, visitor)).toMatchObject({
      errors: describeLoginFailure('unverified-resent', 'en'),
    })
  })

  it('gets its mails in the language of the page that caused them', async () => {
    await signUp(accounts, robin, null, 'es')
    await requestReset(accounts, robin.email, null, 'es')
    const token = await findToken('/es/contrasena-nueva')
    expect(await resetPassword(accounts, token, 'marigold ladder 4', 'es')).toMatchObject({
      ok: true,
    })
    await requestReset(accounts, robin.email, null)
    const mails = await readAs<{ subject: string }>(
      sql`select subject from outbox order by created_at`,
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      mailMessages.es.verification.subject,
      mailMessages.es.reset.subject,
      mailMessages.es.passwordChanged.subject,
      mailMessages.en.reset.subject,
    ])
  })

  it('mails nobody who has none', async () => {
    expect(await requestReset(accounts, 'stranger@example.org', null)).toMatchObject({ ok: true })
    expect(await countRows()).toMatchObject({ mails: 0 })
  })
})
