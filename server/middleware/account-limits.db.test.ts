import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { AccountLimits } from '#app/context.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { breakDatabase } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createAccountLimits } from './account-limits.ts'

type Try = [address: string | null, account: string]

/** How many of these tries to sign in are taken. */
async function countTaken(limits: AccountLimits, tries: Try[]) {
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

describeWithDatabase('the limits of accounts', (database) => {
  let limits: AccountLimits
  beforeEach(async () => {
    await asOperator(database(), (tx) => tx.execute(sql`delete from rate_limits`))
    limits = createAccountLimits(database(), 'secret')
  })

  it('take ten tries a minute from a network, also from one that is not known', async () => {
    expect(await countTaken(limits, forEverybody(12, '203.0.113.9'))).toBe(10)
    const refused = await limits.take('sign-in', '203.0.113.9', 'new@example.org')
    expect(refused).toMatchObject({ ok: false })
    expect(refused.ok ? 0 : refused.retryAfter).toBeLessThanOrEqual(60)
    expect(await countTaken(limits, forEverybody(12, null))).toBe(10)
  })

  it('take ten in a quarter of an hour for an account, however it is written', async () => {
    expect(await countTaken(limits, fromEverywhere(9, 'robin@example.org'))).toBe(9)
    expect(await countTaken(limits, [['203.0.113.1', 'Robin@Example.org']])).toBe(1)
    const refused = await limits.take('sign-in', '203.0.113.2', 'robin@example.org')
    const wait = refused.ok ? 0 : refused.retryAfter
    expect(wait).toBeGreaterThan(850)
    expect(wait).toBeLessThanOrEqual(900)
    expect(await countTaken(limits, [['203.0.113.2', 'other@example.org']])).toBe(1)
  })

  it('give back what succeeded, and forget an account whose owner came by mail', async () => {
    for (let round = 0; round < 15; round++) {
      const taken = await limits.take('sign-in', '203.0.113.9', 'robin@example.org')
      expect(taken.ok).toBe(true)
      if (taken.ok) await taken.refund()
    }
    await countTaken(limits, fromEverywhere(10, 'robin@example.org'))
    await limits.forgive('robin@example.org')
    expect(await countTaken(limits, [['203.0.113.3', 'robin@example.org']])).toBe(1)
  })

  it('count signing up and new passwords apart: three an hour for an address', async () => {
    for (const what of ['sign-up', 'reset'] as const) {
      const answers = []
      for (let index = 0; index < 4; index++) {
        answers.push((await limits.take(what, `198.51.100.${index}`, 'robin@example.org')).ok)
      }
      expect(answers).toEqual([true, true, true, false])
    }
    expect(await countTaken(limits, [['203.0.113.3', 'robin@example.org']])).toBe(1)
  })

  it('count those who come at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 15 }, () => limits.take('sign-in', '203.0.113.9', 'robin@example.org')),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
  })

  it('are shared between processes on PostgreSQL, which sees neither address nor email', async (test) => {
    test.skip(database().engine === 'pglite', 'the embedded engine has one process')
    const other = createAccountLimits(database(), 'secret')
    expect(await countTaken(limits, fromEverywhere(6, 'robin@example.org'))).toBe(6)
    expect(await countTaken(other, fromEverywhere(6, 'robin@example.org'))).toBe(4)
    const stored = await asOperator(database(), (tx) =>
      readRows<{ key: string }>(tx, sql`select key from rate_limits`),
    )
    for (const { key } of stored) {
      expect(key).toMatch(/^(sign-in|sign-up|reset) (network|account):[\w-]{43}$/)
    }
  })
})

it('reject where the database does not answer, so that nobody is refused as too many', async () => {
  const limits = createAccountLimits(breakDatabase(), 'secret')
  await expect(limits.take('sign-in', '203.0.113.9', 'robin@example.org')).rejects.toThrow()
})
