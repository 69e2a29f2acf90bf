import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Accounts, createAccounts } from '#app/features/accounts/session/accounts.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { requestReset } from './reset-password.server.ts'
import { signUp } from './sign-up.server.ts'

const known = 'member@example.org'
const stranger = 'stranger@example.org'

describeWithDatabase('half a second, whether or not an email is known', (database) => {
  let accounts: Accounts
  beforeAll(async () => {
    await addSamples(database())
    accounts = createAccounts({
      database: database(),
      site: { name: 'Site', url: 'http://localhost:3000' },
      secret: 'a secret that only this test knows, 0123456789',
      logger: { error: () => {} } as unknown as Accounts['logger'],
      wakeOutbox: () => {},
      limits: {
        take: async () => ({ ok: true, refund: async () => {} }),
        forgive: async () => {},
      },
    })
  })
  // Only what waits is held: the databases go on.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** Lets all that does not wait for a clock go on. */
  const look = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    await readRows(database().accounts, sql`select 1`)
  }
  const countMails = async () =>
    (await asOperator(database(), (tx) => readRows(tx, sql`select 1 from outbox`))).length

  const forms: [string, (email: string) => Promise<unknown>][] = [
    ['asking for a new password', (email) => requestReset(accounts, email, null)],
    [
      'signing up',
      (email) =>
        signUp(
          accounts,
          { fullName: 'Some One', username: null, email, password: 'lavender teapot 9' },
          null,
        ),
    ],
  ]

  it.each(
    forms.flatMap(([name, send]) => [
      { name, email: known, send },
      { name, email: stranger, send },
    ]),
  )('$name with $email', async ({ name, email, send }) => {
    const before = await countMails()
    let answer: unknown
    const done = send(email).then((result) => {
      answer = result
    })
    // The work itself is over when its mail waits; where there is none to wait for, long before this.
    const hasMail = email === known || name === 'signing up'
    if (hasMail) while ((await countMails()) === before) await look()
    for (let round = 0; round < 100; round++) await look()
    expect(answer).toBeUndefined()
    vi.advanceTimersByTime(499)
    await look()
    expect(answer).toBeUndefined()
    vi.advanceTimersByTime(1)
    await done
    expect(answer).toMatchObject({ ok: true })
  })
})
