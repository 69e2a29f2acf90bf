import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { runCommand } from '#tests/support/run-command.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-admin-'))
  await placeMigrated(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runAdmin = (args: string[], input?: string) =>
  runCommand('admin', args, { DATA_DIR: folder }, input)

async function query<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  const database = await openDatabase({ dataDir: folder })
  try {
    return await asOperator(database, (db) => readRows<Row>(db, statement))
  } finally {
    await database.close()
  }
}

const readAccounts = () =>
  query<{ email: string; password: string }>(
    sql`select u.email, u.email_verified, p.username, p.full_name, r.role, a.password
      from auth_users u join profiles p using (id) join user_roles r on r.user_id = u.id
        join auth_accounts a on a.user_id = u.id order by u.email`,
  )
const create = ['create', '--username', 'Ops.1', '--email', ' Ops@Example.org ']

it('creates an admin whose password is printed once and signs in', async () => {
  const { code, output, errors } = await runAdmin([...create, '--name', 'Olive Ops'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const [, password = ''] = /^Password: (\S+)$/m.exec(output) ?? []
  expect(password).toHaveLength(20)
  const [account] = await readAccounts()
  expect(account).toMatchObject({
    email: 'ops@example.org',
    email_verified: true,
    username: 'Ops.1',
    full_name: 'Olive Ops',
    role: 'admin',
  })
  expect(await verify(account?.password ?? '', password)).toBe(true)
  expect(
    await query(sql`select actor_name, action, subject_name, changes from activities`),
  ).toEqual([
    {
      actor_name: 'Command line',
      action: 'member.created',
      subject_name: 'Ops.1',
      changes: [{ field: 'role', old: null, new: 'admin' }],
    },
  ])
})

it.each([
  ['an email that is taken', [...create.slice(0, 2), 'other', ...create.slice(3)], 'email'],
  ['a username that is taken', ['create', '--username', 'OPS.1', '--email', 'b@b.org'], 'username'],
])('rejects %s', async (_what, args, named) => {
  const { code, errors } = await runAdmin(args)
  expect(code).toBe(1)
  expect(errors).toContain(`There is an account with this ${named} already.`)
  expect(await readAccounts()).toHaveLength(1)
})

it('reads a password from standard input, rejects a weak one, and never prints it', async () => {
  const args = ['create', '--username', 'mod', '--email', 'mod@example.org', '--password-stdin']
  const { code, errors } = await runAdmin(args, 'njrecovery1\n')
  expect(code).toBe(1)
  expect(errors).toMatch(/^password: /)
  const made = await runAdmin([...args, '--role', 'moderator'], 'seven quiet ferries\r\nmore')
  expect(made).toEqual({ code: 0, output: 'Created: mod, moderator.\n', errors: '' })
  const account = (await readAccounts()).find(({ email }) => email === 'mod@example.org')
  expect(account).toMatchObject({ role: 'moderator' })
  expect(await verify(account?.password ?? '', 'seven quiet ferries')).toBe(true)
})

it('resets a password, a role and a lost second factor, and signs out', async () => {
  await query(sql`with u as (select id from auth_users where email = 'mod@example.org'),
    s as (insert into auth_sessions (user_id, token, expires_at)
      select id, 'token', now() + interval '1 day' from u returning 1),
    t as (insert into auth_two_factors (user_id, secret, confirmed_at)
      select id, 'secret', now() from u returning 1)
    insert into auth_backup_codes select id, 'hash' from u returning 1`)
  const args = ['reset', '--email', 'MOD@example.org', '--role', 'admin', '--remove-two-factor']
  const { code, output } = await runAdmin([...args, '--password-stdin'], 'nine loud trains\n')
  expect({ code, output }).toEqual({ code: 0, output: 'Reset: mod, admin.\n' })
  const account = (await readAccounts()).find(({ email }) => email === 'mod@example.org')
  expect(account).toMatchObject({ role: 'admin' })
  expect(await verify(account?.password ?? '', 'nine loud trains')).toBe(true)
  expect(
    await query(sql`select (select count(*)::integer from auth_sessions) as sessions,
      (select count(*)::integer from auth_two_factors) as steps,
      (select count(*)::integer from auth_backup_codes) as codes`),
  ).toEqual([{ sessions: 0, steps: 0, codes: 0 }])
  expect(
    await query(sql`select action from activities where subject_name = 'mod' order by id offset 1`),
  ).toEqual([
    { action: 'member.password-reset' },
    { action: 'member.two-factor-removed' },
    { action: 'member.role-changed' },
  ])
})

it('reports missing and invalid options', async () => {
  const wrong: [args: string[], words: string][] = [
    [['create', 'extra'], 'Usage: npm run admin'],
    [['create', '--username', 'a b', '--email', 'c@c.org'], 'username: Use 3 to 30 letters'],
    [['reset'], 'Give one of --username and --email.'],
    [['reset', '--username', 'nobody'], 'There is no such account.'],
    [['create', '--colour', 'red'], "Unknown option '--colour'"],
  ]
  const endings = await Promise.all(wrong.map(([args]) => runAdmin(args)))
  expect(endings).toEqual(
    wrong.map(([, words]) => ({ code: 1, output: '', errors: expect.stringContaining(words) })),
  )
})

it('prints help', async () => {
  const { code, output } = await runAdmin(['--help'])
  expect(code).toBe(0)
  expect(output).toContain('--password-stdin')
})
