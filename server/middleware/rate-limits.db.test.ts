import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountLimits, MessageLimit } from '#app/context.ts'
import { createFailingDatabase } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createRateLimits } from './rate-limits.ts'

/** Send `count` messages from the addresses in turn, and count those that may be emailed. */
async function countMessages(limit: MessageLimit, count: number, addresses: (string | null)[]) {
  let taken = 0
  for (let index = 0; index < count; index++) {
    const result = await limit.take(addresses[index % addresses.length] ?? null, { toMail: true })
    if (result.ok && result.value.mayMail) taken += 1
  }
  return taken
}

type Try = [address: string | null, account: string]

/** Count the sign-in attempts that pass the limit. */
async function countTries(limits: AccountLimits, tries: Try[]) {
  let taken = 0
  for (const [address, account] of tries) {
    if ((await limits.take('sign-in', address, account)).ok) taken += 1
  }
  return taken
}

const fromEverywhere = (count: number, account: string): Try[] =>
  Array.from({ length: count }, (_, index) => [`198.51.100.${index}`, account])

// More in `tests/http/contact.test.ts` and `auth-attacks.test.ts`.
describeWithDatabase('limits', (database, operate) => {
  const create = () => createRateLimits(database(), 'secret')
  let limits: ReturnType<typeof create>
  beforeEach(async () => {
    await operate(sql`delete from rate_limits`)
    limits = create()
  })
  const readKeys = async () => {
    const rows = await operate<{ key: string }>(sql`select key from rate_limits`)
    return rows.map(({ key }) => key)
  }

  describe('of messages', () => {
    it('refund failed messages, and count concurrent ones from unknown addresses as one network', async () => {
      const limit = limits.messageLimit
      for (let attempt = 0; attempt < 12; attempt++) {
        const taken = await limit.take(null, { toMail: true })
        expect(taken.ok).toBe(true)
        if (taken.ok) await taken.value.refund()
      }
      const results = await Promise.all(
        Array.from({ length: 12 }, () => limit.take(null, { toMail: true })),
      )
      expect(results.filter(({ ok }) => ok)).toHaveLength(5)
    })
  })

  describe('of accounts', () => {
    it('refund successful attempts, and clear an account after a password reset by email', async () => {
      const limit = limits.accountLimits
      for (let round = 0; round < 15; round++) {
        const taken = await limit.take('sign-in', '203.0.113.9', 'robin@example.org')
        expect(taken.ok).toBe(true)
        if (taken.ok) await taken.value.refund()
      }
      await countTries(limit, fromEverywhere(10, 'robin@example.org'))
      await limit.forgive('robin@example.org')
      expect(await countTries(limit, [['203.0.113.3', 'robin@example.org']])).toBe(1)
    })

    it('count sign-ups and password resets separately: three an hour for an account', async () => {
      for (const what of ['sign-up', 'reset'] as const) {
        const answers = []
        for (let index = 0; index < 4; index++) {
          const address = `198.51.100.${index}`
          answers.push(await limits.accountLimits.take(what, address, 'robin@example.org'))
        }
        expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false])
      }
    })
  })

  it('are shared between processes on PostgreSQL, which sees neither address nor email', async (test) => {
    test.skip(database().engine === 'pglite', 'the embedded engine has one process')
    const other = create()
    expect(await countMessages(limits.messageLimit, 3, ['203.0.113.9'])).toBe(3)
    expect(await countMessages(other.messageLimit, 3, ['203.0.113.9'])).toBe(2)
    const tries = fromEverywhere(6, 'robin@example.org')
    expect(await countTries(limits.accountLimits, tries)).toBe(6)
    expect(await countTries(other.accountLimits, tries)).toBe(4)
    for (const key of await readKeys()) {
      expect(key).toMatch(/^(messages:all|(message|sign-in (network|account)):[\w-]{43})$/)
    }
  })
})

it('reject if the database fails, instead of saying that there were too many attempts', async () => {
  const { messageLimit, accountLimits } = createRateLimits(createFailingDatabase(), 'secret')
  await expect(messageLimit.take('203.0.113.9', { toMail: true })).rejects.toThrow()
  await expect(accountLimits.take('sign-in', '203.0.113.9', 'a@example.org')).rejects.toThrow()
})
