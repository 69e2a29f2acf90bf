import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { MessageLimit } from '#app/context.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { breakDatabase } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createMessageLimit } from './rate-limit.ts'

/** How many of `count` messages from the addresses in turn are taken, to be mailed. */
async function takeMany(limit: MessageLimit, count: number, addresses: (string | null)[]) {
  let taken = 0
  for (let index = 0; index < count; index++) {
    const result = await limit.take(addresses[index % addresses.length] ?? null, { toMail: true })
    if (result.ok && result.mayMail) taken += 1
  }
  return taken
}

describeWithDatabase('the limit of messages', (database) => {
  const create = async () => {
    await asOperator(database(), (tx) => tx.execute(sql`delete from rate_limits`))
    return createMessageLimit(database(), 'secret')
  }

  it('is five an hour from one address, and says how long to wait', async () => {
    const limit = await create()
    expect(await takeMany(limit, 9, ['203.0.113.9'])).toBe(5)
    const refused = await limit.take('203.0.113.9', { toMail: true })
    expect(refused).toMatchObject({ ok: false })
    const wait = refused.ok ? 0 : refused.retryAfter
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
    expect(await takeMany(limit, 1, ['203.0.113.10'])).toBe(1)
  })

  it('is one for all addresses of an IPv6 household, and one for unknown ones', async () => {
    const limit = await create()
    const household = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:0:1:2:3']
    expect(await takeMany(limit, 9, household)).toBe(5)
    expect(await takeMany(limit, 1, ['2001:db8:1:3::1'])).toBe(1)
    expect(await takeMany(limit, 6, [null])).toBe(5)
  })

  it('mails a hundred an hour of all, and takes what comes beyond', async () => {
    const limit = await create()
    const addresses = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`)
    expect(await takeMany(limit, 120, addresses)).toBe(100)
    for (let attempt = 0; attempt < 5; attempt++) {
      const late = await limit.take('203.0.113.77', { toMail: true })
      expect(late).toMatchObject({ ok: true, mayMail: false })
    }
    expect(await limit.take('203.0.113.77', { toMail: true })).toMatchObject({ ok: false })
    const first = await create()
    expect(await first.take('203.0.113.77', { toMail: false })).toMatchObject({ mayMail: false })
    expect(await takeMany(first, 120, addresses)).toBe(100)
  })

  it('gives back what came to nothing', async () => {
    const limit = await create()
    for (let attempt = 0; attempt < 12; attempt++) {
      const taken = await limit.take('203.0.113.9', { toMail: true })
      expect(taken.ok).toBe(true)
      if (taken.ok) await taken.refund()
    }
    expect(await takeMany(limit, 9, ['203.0.113.9'])).toBe(5)
  })

  it('is shared between processes on PostgreSQL, which sees no address', async (test) => {
    test.skip(database().engine === 'pglite', 'the embedded engine has one process')
    const [one, other] = [await create(), createMessageLimit(database(), 'secret')]
    expect(await takeMany(one, 3, ['203.0.113.9'])).toBe(3)
    expect(await takeMany(other, 3, ['203.0.113.9'])).toBe(2)
    const stored = await asOperator(database(), (tx) =>
      readRows<{ key: string; minutes: number }>(
        tx,
        sql`select key, (expire / 1000 - extract(epoch from now()))::double precision / 60 as minutes from rate_limits`,
      ),
    )
    expect(stored).toHaveLength(2)
    for (const { key, minutes } of stored) {
      expect(key).toMatch(/^(message:[\w-]{43}|messages:all)$/)
      expect(minutes).toBeGreaterThan(58)
      expect(minutes).toBeLessThan(61)
    }
  })

  it('counts those who come at once', async () => {
    const limit = await create()
    const results = await Promise.all(
      Array.from({ length: 12 }, () => limit.take('203.0.113.9', { toMail: true })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(5)
  })
})

it('rejects where the database does not answer, so that nobody is refused as too many', async () => {
  const limit = createMessageLimit(breakDatabase())
  await expect(limit.take('203.0.113.9', { toMail: true })).rejects.toThrow()
})
