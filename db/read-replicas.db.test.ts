import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeWithReplica, patient } from '#tests/support/replica-place.ts'
import { readRows } from './read-rows.server.ts'

describeWithReplica('what visitors read, with a replica', (place) => {
  const { states, open, read, write, untilStandby } = place
  const replayed = () => place.pair.standby.ask('select pg_wal_replay_resume()')

  it('comes from it while nothing changes, and never after a change that it does not show', async () => {
    await place.pair.standby.ask('select pg_wal_replay_pause()')
    await write('early')
    // The change is told a moment after it is made.
    await vi.waitFor(
      async () => expect(await read()).toEqual({ phone: 'early', standby: false }),
      patient,
    )
    for (let round = 0; round < 20; round += 1) {
      expect(await read()).toEqual({ phone: 'early', standby: false })
    }
    expect(place.database.describeReplicas()[0]?.missingBytes).toBeGreaterThan(0)
    await replayed()
    await untilStandby()
    expect(await read()).toEqual({ phone: 'early', standby: true })
    expect(place.database.describeReplicas()).toEqual([
      { name: new URL(place.pair.standby.url).host, isServing: true, missingBytes: 0 },
    ])
    // To lag is no failure.
    expect(states).toEqual([])
  })

  it('is as new as what was heard, however replay stutters', async () => {
    let heard = 0
    let fromStandby = 0
    const stale: string[] = []
    const readings: Promise<void>[] = []
    let told = () => {}
    const stop = place.database.watch({
      lost: () => {},
      heard: () => {},
      changed: () => {
        // What is committed by now is at least what this tells of.
        const least = heard + 1
        heard = least
        readings.push(
          read().then((row) => {
            if (row?.standby) fromStandby += 1
            if (Number(row?.phone) < least) stale.push(`${row?.phone} < ${least}`)
          }),
        )
        told()
      },
    })
    await place.pair.standby.ask('select pg_wal_replay_resume()')
    for (let round = 1; round <= 150; round += 1) {
      const isHeard = new Promise<void>((resolve) => {
        told = resolve
      })
      if (round % 30 === 10) await place.pair.standby.ask('select pg_wal_replay_pause()')
      if (round % 30 === 20) await replayed()
      await write(String(round))
      await isHeard
      const after = await Promise.all([read(), read()])
      for (const row of after) {
        if (row?.standby) fromStandby += 1
        if (Number(row?.phone) < round) stale.push(`${row?.phone} < ${round} afterwards`)
      }
      if (round % 10 === 0) {
        // Long enough without a change for the standby to be asked again, where it replays.
        if (round % 30 === 0) await untilStandby()
      }
    }
    await Promise.all(readings)
    await stop()
    expect(stale).toEqual([])
    expect(heard).toBe(150)
    expect(fromStandby).toBeGreaterThan(0)
  })

  it('comes from the primary while no change can be heard', async () => {
    await untilStandby()
    const isLost = new Promise<void>((resolve) => {
      place.database.watch({ changed: () => {}, lost: resolve, heard: () => {} })
    })
    await place.pair.primary.ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'directory-changes'`)
    await isLost
    expect(await read()).toMatchObject({ standby: false })
    await untilStandby()
  })

  it('comes from the primary where the replica alone refuses a statement', async () => {
    await untilStandby()
    const rows = await readRows(
      place.database.chooseReader(),
      sql`select pg_current_wal_lsn() is not null as primary`,
    )
    expect(rows).toEqual([{ primary: true }])
    expect(states[0]).toMatch(/^resting: recovery is in progress/)
    await untilStandby()
    // One that is wrong is wrong on both.
    await expect(readRows(place.database.chooseReader(), sql`select nonsense`)).rejects.toThrow()
    expect(await read()).toMatchObject({ standby: true })
  })

  it('cannot be a write, nor a transaction', async () => {
    await untilStandby()
    const reader = place.database.chooseReader()
    await expect(reader.execute(sql`update treatment_centers set phone = 'evil'`)).rejects.toThrow()
    expect(() => reader.transaction(async () => {})).toThrow(/no transactions/)
    await untilStandby()
    expect((await read())?.phone).not.toBe('evil')
  })

  it('comes from no server that is not a standby of this database', async () => {
    await place.pair.primary.ask('create database other owner directory_login')
    const wrong = [
      place.pair.primary.url,
      place.pair.standby.url.replace(/directory$/, 'other'),
      'postgres://directory_login@127.0.0.1:9/directory',
    ]
    for (const url of wrong) {
      states.splice(0)
      const mistaken = await open([url])
      await vi.waitFor(() => expect(states[0]).toMatch(/^resting: /), patient)
      for (let round = 0; round < 5; round += 1) {
        expect(await read(mistaken)).toMatchObject({ standby: false })
      }
      expect(mistaken.describeReplicas()[0]).toMatchObject({ isServing: false })
    }
  })

  it('comes from the others where one of several is gone', async () => {
    const several = await open([
      'postgres://directory_login@127.0.0.1:9/directory',
      place.pair.standby.url,
    ])
    await vi.waitFor(async () => {
      for (let round = 0; round < 4; round += 1) {
        expect(await read(several)).toMatchObject({ standby: true })
      }
    }, patient)
  })

  // Last: it is no standby afterwards.
  it('comes from the primary once the replica was made a primary', async () => {
    await untilStandby()
    await place.pair.standby.ask('select pg_promote()')
    await place.pair.standby.ask(`update treatment_centers set phone = 'of the other'`)
    await write('of the primary')
    await vi.waitFor(
      async () => expect(await read()).toEqual({ phone: 'of the primary', standby: false }),
      patient,
    )
    // It is looked at where it may be asked again, once the write was heard of.
    await vi.waitFor(async () => {
      expect(await read()).toMatchObject({ phone: 'of the primary' })
      expect(states.at(-1)).toMatch(/not a standby/)
    }, patient)
  })
})
