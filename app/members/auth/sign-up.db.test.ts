import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { listSubjects, openCaller } from '#tests/support/account-caller.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import type { Caller } from './caller.server.ts'
import { describeLoginFailure } from './form-errors.ts'
import { signInMessages } from './messages.tsx'
import { requestReset, resetPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { confirmEmail, signUp } from './sign-up.server.ts'

const robin = {
  fullName: 'Robin Example',
  username: 'robin',
  email: 'robin@example.org',
  password: 'lavender teapot 9',
}

describeWithDatabase('an account', (database, operate) => {
  let caller: Caller
  const errors: unknown[] = []

  beforeAll(() => {
    caller = openCaller(database(), errors)
  })
  beforeEach(async () => {
    errors.length = 0
    for (const table of ['outbox', 'auth_users', 'auth_verifications']) {
      await operate(sql`delete from ${sql.identifier(table)}`)
    }
  })

  const countRows = async () =>
    (
      await operate<Record<string, number>>(sql`select
        (select count(*)::integer from auth_users) as users,
        (select count(*)::integer from auth_accounts) as accounts,
        (select count(*)::integer from profiles) as profiles,
        (select count(*)::integer from user_roles where role = 'user') as roles,
        (select count(*)::integer from outbox) as mails`)
    )[0]
  async function findToken(path: string) {
    const mails = await operate<{ text: string }>(sql`select text from outbox order by created_at`)
    const tokens = mails.flatMap(
      ({ text }) => new RegExp(`${path}\\?token=(\\S+)`).exec(text)?.[1] ?? [],
    )
    return tokens.at(-1) ?? ''
  }

  it('is created completely: account, password, profile, role and email', async () => {
    expect(await signUp(caller, robin)).toMatchObject({ ok: true })
    expect(await countRows()).toEqual({ users: 1, accounts: 1, profiles: 1, roles: 1, mails: 1 })
    expect(await operate(sql`select password from auth_accounts`)).toEqual([
      { password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
    ])
  })

  it('is not created at all if one part fails, and the log has none of its data', async () => {
    await operate(sql`alter table user_roles add constraint broken check (false) not valid`)
    try {
      expect(await signUp(caller, robin)).toMatchObject({ errors: { status: 503 } })
    } finally {
      await operate(sql`alter table user_roles drop constraint broken`)
    }
    expect(await countRows()).toEqual({ users: 0, accounts: 0, profiles: 0, roles: 0, mails: 0 })
    const said = JSON.stringify(errors, (_key, value) =>
      value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
    )
    expect(errors).toHaveLength(1)
    for (const secret of [robin.email, robin.password, 'argon2id']) {
      expect(said).not.toContain(secret)
    }
  })

  it('is created once for two simultaneous requests', async () => {
    const nameless = { ...robin, username: null }
    const results = await Promise.all([1, 2, 3].map(() => signUp(caller, nameless)))
    expect(results).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    expect(await countRows()).toEqual({ users: 1, accounts: 1, profiles: 1, roles: 1, mails: 3 })
  })

  it('gives a name to one of two simultaneous requests', async () => {
    const results = await Promise.all(
      ['a@example.org', 'b@example.org'].map((email) => signUp(caller, { ...robin, email })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({
      ok: false,
      errors: expect.objectContaining({ fields: { username: signInMessages.en.usernameTaken } }),
    })
    expect(await countRows()).toMatchObject({ users: 1, profiles: 1 })
  })

  it('reports a taken username, whether or not the email is known', async () => {
    await signUp(caller, robin)
    const again = await signUp(caller, robin)
    expect(again).toMatchObject({
      errors: { fields: { username: signInMessages.en.usernameTaken } },
    })
    const other = { ...robin, email: 'other@example.org', username: 'ROBIN' }
    expect(await signUp(caller, other)).toEqual(again)
  })

  it('can be taken over by the owner of the email address from the person who created it', async () => {
    const stranger = { ...robin, password: 'a stranger made this' }
    await signUp(caller, stranger)
    const strangersLink = await findToken('/verify-email')
    await requestReset(caller, robin.email)
    const token = await findToken('/reset-password')
    expect(await resetPassword(caller, token, robin.password)).toMatchObject({ ok: true })
    expect(await confirmEmail(caller, strangersLink)).toMatchObject({ ok: false })
    const errors = describeLoginFailure('wrong', 'en')
    expect(await signIn(caller, stranger)).toMatchObject({ errors })
    expect(await signIn(caller, robin)).toMatchObject({ ok: true })
  })

  it('stores only the hash of an emailed link, and uses each link once', async () => {
    await signUp(caller, robin)
    await requestReset(caller, robin.email)
    const tokens = [await findToken('/verify-email'), await findToken('/reset-password')]
    const stored = JSON.stringify(await operate(sql`select * from auth_verifications`))
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(stored).not.toContain(token)
    }
    const [verify = '', reset = ''] = tokens
    // A link works only for its own purpose.
    expect(await resetPassword(caller, verify, 'marigold ladder 3')).toMatchObject({ ok: false })
    expect(await confirmEmail(caller, reset)).toMatchObject({ ok: false })
    const both = await Promise.all(
      ['marigold ladder 4', 'marigold ladder 5'].map((password) =>
        resetPassword(caller, reset, password),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('has links valid for a day to confirm it, and for an hour for a new password', async () => {
    await signUp(caller, robin)
    await requestReset(caller, robin.email)
    const hours = sql`select round(extract(epoch from expires_at - now()) / 3600)::integer as hours
      from auth_verifications order by 1`
    expect(await operate(hours)).toEqual([{ hours: 1 }, { hours: 24 }])
    await operate(sql`update auth_verifications set expires_at = now() - interval '1 second',
      created_at = now() - interval '1 day'`)
    const token = await findToken('/verify-email')
    expect(await confirmEmail(caller, token)).toMatchObject({ ok: false })
    expect(await signIn(caller, robin)).toMatchObject({
      errors: describeLoginFailure('unverified-resent', 'en'),
    })
  })

  it('gets its emails in the language of the page that caused them, with links to pages in it', async () => {
    const spanish = { ...caller, language: 'es' as const }
    await signUp(spanish, robin)
    await requestReset(spanish, robin.email)
    const token = await findToken('/es/contrasena-nueva')
    expect(await resetPassword(spanish, token, 'marigold ladder 4')).toMatchObject({ ok: true })
    await requestReset(caller, robin.email)
    expect(await asOperator(database(), listSubjects)).toEqual([
      'Confirme su correo',
      'Elija una contraseña nueva',
      'Su contraseña se cambió',
      'Set a new password',
    ])
    const [mail] = await operate<{ text: string; html: string }>(
      sql`select text, html from outbox order by created_at limit 1`,
    )
    expect(mail?.text).toMatch(/es\/confirmar-correo\?token=[\s\S]*988/)
    expect(mail?.html).toContain('<html lang="es"')
  })
})
