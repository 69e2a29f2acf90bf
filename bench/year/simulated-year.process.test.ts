import { expect, it } from 'vitest'
import { describeWithPGlite } from '#tests/support/test-database.ts'
import { simulateYear } from './simulated-year.server.ts'

describeWithPGlite('the simulated year', (database) => {
  it('checks a small directory within two months', async () => {
    const { months, samples } = await simulateYear(database(), {
      centers: 60,
      callsADay: 20,
      seed: 1,
      months: 2,
    })
    expect(months.map(({ month }) => month)).toEqual(['2031-01', '2031-02'])
    expect(months[0]?.calls).toBeGreaterThan(60)
    expect(months[1]?.ofCallable).toBeGreaterThan(0.85)
    const [first] = months
    expect(first?.settled).toBeGreaterThan(0)
    expect(first?.changed).toBeGreaterThan(first?.settled ?? 0)
    expect(samples[0]?.results.size).toBe(60)
  })
})

describeWithPGlite('a year without calls', (database) => {
  it('leaves every center unchecked', async () => {
    const { months } = await simulateYear(database(), {
      centers: 60,
      callsADay: 0,
      seed: 1,
      months: 1,
    })
    expect(months[0]).toMatchObject({ calls: 0, ofCallable: 0, ofListed: 0 })
  })
})
