import { expect, it } from 'vitest'
import { checkClock } from './check-clock.ts'

const askedAt = Date.UTC(2026, 10, 25)
const elsewhere = '203.0.113.9'
const read = (host: string, skew: number) => ({ host, now: askedAt + skew, askedAt })

it('compares with the clocks of other machines', async () => {
  expect(await checkClock([read('127.0.0.1', 0), read(elsewhere, -4_000)])).toEqual({
    state: 'good',
    text: `This machine's clock agrees with that of ${elsewhere}.`,
  })
})

it.each([
  [6_000, 'is 6 seconds behind that of'],
  [-90_000, 'is 90 seconds ahead of that of'],
])('names a difference of %i ms, on any machine', async (skew, words) => {
  for (const host of [elsewhere, '127.0.0.1']) {
    const finding = await checkClock([read(host, skew)])
    expect([finding.state, finding.text]).toEqual(['bad', `This machine's clock ${words} ${host}.`])
  }
})

it.each(['127.0.0.1', '[::1]', 'localhost', ''])(
  'claims nothing from a clock of this machine (%s)',
  async (host) => {
    expect((await checkClock([read(host, 100)])).state).toBe('unknown')
  },
)
