import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountLimits, MessageLimit } from '#app/context.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { breakDatabase } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createRateLimits } from './rate-limits.ts'

/** How many of `count` messages from the addresses in turn are taken, to be mailed. */
async function countMessages(limit: MessageLimit, count: number, addresses: (string | null)[]) {
  let taken = 0
  for (let index = 0; index < count; index++) {
    const result = await limit.take(addresses[index % addresses.length] ?? null, { toMail: true })
    if (result.ok && result.mayMail) taken += 1
  }
  return taken
}

type Try = [address: string | null, account: string]

/** How many of these tries to sign in are taken. */
async function countTries(limits: AccountLimits, tries: Try[]) {
  let taken = 0
  for (const [address, account] of tries) {
    if ((await limits.take('sign-in', address, account)).ok) taken += 1
  }
  return taken
}

const fromEverywhere = (count: number, account: string): Try[] =>
  Array.from({ length: count }, (_, index) => [`198.51.100.${index}`, account])
const forEverybody = (count: number, address: string | null): Try[] =>
  Array.from({ length: count }, (_, index) => [address, `person${index}@example.org`])

describeWithDatabase('limits', (database) => {
  const create = () => createRateLimits(database(), 'secret')
  let limits: ReturnType<typeof create>
  beforeEach(async () => {
    await asOperator(database(), (tx) => tx.execute(sql`delete from rate_limits`))
    limits = create()
  })
  const readKeys = async () => {
    const rows = await asOperator(database(), (tx) =>
      readRows<{ key: string }>(tx, sql`select key from rate_limits`),
    )
    return rows.map(({ key }) => key)
  }

  describe('of messages', () => {
    it('are five an hour from one address, an IPv6 household or unknown ones', async () => {
      const limit = limits.messageLimit
      expect(await countMessages(limit, 9, ['203.0.113.9'])).toBe(5)
      const refused = await limit.take('203.0.113.9', { toMail: true })
      const wait = refused.ok ? 0 : refused.retryAfter
      expect(wait).toBeGreaterThan(3500)
      expect(wait).toBeLessThanOrEqual(3600)
      const household = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:0:1:2:3']
      expect(await countMessages(limit, 9, household)).toBe(5)
      expect(await countMessages(limit, 1, ['2001:db8:1:3::1'])).toBe(1)
      expect(await countMessages(limit, 6, [null])).toBe(5)
    })

    it('mail a hundred an hour of all, and take what comes beyond', async () => {
      const limit = limits.messageLimit
      const addresses = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`)
      expect(await limit.take('203.0.113.77', { toMail: false })).toMatchObject({ mayMail: false })
      expect(await countMessages(limit, 120, addresses)).toBe(100)
      const late = await limit.take('203.0.113.77', { toMail: true })
      expect(late).toMatchObject({ ok: true, mayMail: false })
    })

    it('give back what came to nothing, and count those who come at once', async () => {
      const limit = limits.messageLimit
      for (let attempt = 0; attempt < 12; attempt++) {
        const taken = await limit.take('203.0.113.9', { toMail: true })
        expect(taken.ok).toBe(true)
        if (taken.ok) await taken.refund()
      }
      const results = await Promise.all(
        Array.from({ length: 12 }, () => limit.take('203.0.113.9', { toMail: true })),
      )
      expect(results.filter(({ ok }) => ok)).toHaveLength(5)
    })
  })

  describe('of accounts', () => {
    it('take ten tries a minute from a network, also from one that is not known', async () => {
      const limit = limits.accountLimits
      expect(await countTries(limit, forEverybody(12, '203.0.113.9'))).toBe(10)
      const refused = await limit.take('sign-in', '203.0.113.9', 'new@example.org')
      expect(refused.ok ? 0 : refused.retryAfter).toBeLessThanOrEqual(60)
      expect(await countTries(limit, forEverybody(12, null))).toBe(10)
    })

    it('take ten in a quarter of an hour for an account, however it is written', async () => {
      const limit = limits.accountLimits
      expect(await countTries(limit, fromEverywhere(9, 'robin@example.org'))).toBe(9)
      expect(await countTries(limit, [['203.0.113.1', 'Robin@Example.org']])).toBe(1)
      const refused = await limit.take('sign-in', '203.0.113.2', 'robin@example.org')
      expect(refused.ok ? 0 : refused.retryAfter).toBeGreaterThan(850)
      expect(await countTries(limit, [['203.0.113.2', 'other@example.org']])).toBe(1)
    })

    it('give back what succeeded, and forget an account whose owner came by mail', async () => {
      const limit = limits.accountLimits
      for (let round = 0; round < 15; round++) {
        const taken = await limit.take('sign-in', '203.0.113.9', 'robin@example.org')
        expect(taken.ok).toBe(true)
        if (taken.ok) await taken.refund()
      }
      await countTries(limit, fromEverywhere(10, 'robin@example.org'))
      await limit.forgive('robin@example.org')
      expect(await countTries(limit, [['203.0.113.3', 'robin@example.org']])).toBe(1)
    })

    it('count signing up and new passwords apart: three an hour for an address', async () => {
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

it('reject where the database does not answer, so that nobody is refused as too many', async () => {
  const { messageLimit, accountLimits } = createRateLimits(breakDatabase(), 'secret')
  await expect(messageLimit.take('203.0.113.9', { toMail: true })).rejects.toThrow()
  await expect(accountLimits.take('sign-in', '203.0.113.9', 'a@example.org')).rejects.toThrow()
})
