import { expect, it, vi } from 'vitest'
import { describeWithReplica, patient } from '#tests/support/replica-place.ts'

describeWithReplica('what visitors read where a server fails', (place) => {
  const { states, read, write, untilStandby } = place

  it('goes on when the replica is killed, and comes back to it', async () => {
    await untilStandby()
    await place.pair.standby.kill()
    for (let round = 0; round < 20; round += 1) {
      expect(await read()).toMatchObject({ standby: false })
    }
    await vi.waitFor(() => expect(states[0]).toMatch(/^resting: /), patient)
    await write('while it was gone')
    await place.pair.standby.start()
    await untilStandby()
    expect(await read()).toMatchObject({ phone: 'while it was gone' })
    expect(states.at(-1)).toBe('serving')
  })

  it('waits for a replica that hangs once, and not for each request', async () => {
    await untilStandby()
    await place.pair.standby.freeze()
    try {
      const began = performance.now()
      for (let round = 0; round < 30; round += 1) {
        expect(await read()).toMatchObject({ standby: false })
      }
      // One waits for a second. Each of them would for half a minute.
      const waited = performance.now() - began
      expect(waited).toBeGreaterThan(700)
      expect(waited).toBeLessThan(15_000)
      await write('while it hung')
      // While it is tried again, nobody waits for it either.
      await vi.waitFor(
        () => expect(place.database.describeReplicas()[0]?.isServing).toBe(false),
        patient,
      )
    } finally {
      await place.pair.standby.thaw()
    }
    await untilStandby()
    expect(await read()).toMatchObject({ phone: 'while it hung' })
  })

  it('comes from the replica, as old as it is, while the primary is gone', async () => {
    await untilStandby()
    await write('before')
    await untilStandby()
    await place.pair.primary.kill()
    await vi.waitFor(
      async () => expect(await read()).toEqual({ phone: 'before', standby: true }),
      patient,
    )
    await expect(write('nowhere')).rejects.toThrow()
    await expect(place.database.ping()).rejects.toThrow()
    await place.pair.primary.start()
    await vi.waitFor(() => place.database.ping(), patient)
    await write('after')
    await vi.waitFor(async () => expect(await read()).toMatchObject({ phone: 'after' }), patient)
    await untilStandby()
  })

  it('is not kept once the primary has gone silent', async () => {
    await untilStandby()
    const told: string[] = []
    const stop = place.database.watch({
      changed: () => {},
      lost: () => told.push('lost'),
      heard: () => told.push('heard'),
    })
    told.splice(0)
    await place.pair.primary.freeze()
    try {
      // Its connections are open, and say nothing.
      await expect(place.database.ping()).rejects.toThrow()
      await vi.waitFor(() => expect(told).toContain('lost'), patient)
    } finally {
      await place.pair.primary.thaw()
    }
    await vi.waitFor(() => expect(told.at(-1)).toBe('heard'), patient)
    await stop()
    await untilStandby()
  })
})
