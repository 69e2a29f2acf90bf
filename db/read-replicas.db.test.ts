import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPostgres, type PostgresPair, startPostgresPair } from '#tests/support/postgres-pair.ts'
import { asOperator } from './as-viewer.server.ts'
import { type Database, openDatabase } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import { centers, seedEveryTable } from './test-fixtures.ts'

const bin = await findPostgres()
const patient = { timeout: 60_000, interval: 20 }

// Without PostgreSQL's own programs there is no standby to try.
describe.skipIf(!bin)('what visitors read, with a replica', () => {
  let pair: PostgresPair
  let database: Database
  const opened: Database[] = []
  const states: string[] = []

  const open = async (databaseReadUrls: string[]) => {
    const fresh = await openDatabase({
      databaseUrl: pair.primary.url,
      databaseReadUrls,
      dataDir: '',
      tellReplica: ({ isServing, reason }) =>
        states.push(isServing ? 'serving' : `resting: ${(reason as Error).message}`),
    })
    opened.push(fresh)
    fresh.watch({ changed: () => {}, lost: () => {}, heard: () => {} })
    return fresh
  }
  const write = (phone: string) =>
    asOperator(database, (tx) =>
      tx.execute(sql`update treatment_centers set phone = ${phone} where id = ${centers.approved}`),
    )
  const read = async (from = database) => {
    const [row] = await readRows<{ phone: string; standby: boolean }>(
      from.chooseReader(),
      sql`select phone, pg_is_in_recovery() as standby from treatment_centers where id = ${centers.approved}`,
    )
    return row
  }
  const untilStandby = () =>
    vi.waitFor(async () => expect(await read()).toMatchObject({ standby: true }), patient)
  const replayed = () => pair.standby.ask('select pg_wal_replay_resume()')

  beforeAll(async () => {
    pair = await startPostgresPair(bin as string)
    database = await open([pair.standby.url])
    await seedEveryTable(database)
    await untilStandby()
    states.splice(0)
  })
  afterEach(() => void states.splice(0))
  afterAll(async () => {
    await pair?.standby.thaw()
    for (const one of opened) await one.close()
    await pair?.remove()
  })

  it('comes from it while nothing changes, and never after a change that it does not show', async () => {
    await pair.standby.ask('select pg_wal_replay_pause()')
    await write('early')
    // The change is told a moment after it is made.
    await vi.waitFor(
      async () => expect(await read()).toEqual({ phone: 'early', standby: false }),
      patient,
    )
    for (let round = 0; round < 20; round += 1) {
      expect(await read()).toEqual({ phone: 'early', standby: false })
    }
    expect(database.describeReplicas()[0]?.missingBytes).toBeGreaterThan(0)
    await replayed()
    await untilStandby()
    expect(await read()).toEqual({ phone: 'early', standby: true })
    expect(database.describeReplicas()).toEqual([
      { name: new URL(pair.standby.url).host, isServing: true, missingBytes: 0 },
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
    const stop = database.watch({
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
    await pair.standby.ask('select pg_wal_replay_resume()')
    for (let round = 1; round <= 150; round += 1) {
      const isHeard = new Promise<void>((resolve) => {
        told = resolve
      })
      if (round % 30 === 10) await pair.standby.ask('select pg_wal_replay_pause()')
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
      database.watch({ changed: () => {}, lost: resolve, heard: () => {} })
    })
    await pair.primary.ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'directory-changes'`)
    await isLost
    expect(await read()).toMatchObject({ standby: false })
    await untilStandby()
  })

  it('comes from the primary where the replica alone refuses a statement', async () => {
    await untilStandby()
    const rows = await readRows(
      database.chooseReader(),
      sql`select pg_current_wal_lsn() is not null as primary`,
    )
    expect(rows).toEqual([{ primary: true }])
    expect(states[0]).toMatch(/^resting: recovery is in progress/)
    await untilStandby()
    // One that is wrong is wrong on both.
    await expect(readRows(database.chooseReader(), sql`select nonsense`)).rejects.toThrow()
    expect(await read()).toMatchObject({ standby: true })
  })

  it('cannot be a write, nor a transaction', async () => {
    await untilStandby()
    const reader = database.chooseReader()
    await expect(reader.execute(sql`update treatment_centers set phone = 'evil'`)).rejects.toThrow()
    expect(() => reader.transaction(async () => {})).toThrow(/no transactions/)
    await untilStandby()
    expect((await read())?.phone).not.toBe('evil')
  })

  it('goes on when the replica is killed, and comes back to it', async () => {
    await untilStandby()
    await pair.standby.kill()
    for (let round = 0; round < 20; round += 1) {
      expect(await read()).toMatchObject({ standby: false })
    }
    await vi.waitFor(() => expect(states[0]).toMatch(/^resting: /), patient)
    await write('while it was gone')
    await pair.standby.start()
    await untilStandby()
    expect(await read()).toMatchObject({ phone: 'while it was gone' })
    expect(states.at(-1)).toBe('serving')
  })

  it('waits for a replica that hangs once, and not for each request', async () => {
    await untilStandby()
    await pair.standby.freeze()
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
      await vi.waitFor(() => expect(database.describeReplicas()[0]?.isServing).toBe(false), patient)
    } finally {
      await pair.standby.thaw()
    }
    await untilStandby()
    expect(await read()).toMatchObject({ phone: 'while it hung' })
  })

  it('comes from no server that is not a standby of this database', async () => {
    await pair.primary.ask('create database other owner directory_login')
    const wrong = [
      pair.primary.url,
      pair.standby.url.replace(/directory$/, 'other'),
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
      pair.standby.url,
    ])
    await vi.waitFor(async () => {
      for (let round = 0; round < 4; round += 1) {
        expect(await read(several)).toMatchObject({ standby: true })
      }
    }, patient)
  })

  it('comes from the replica, as old as it is, while the primary is gone', async () => {
    await untilStandby()
    await write('before')
    await untilStandby()
    await pair.primary.kill()
    await vi.waitFor(
      async () => expect(await read()).toEqual({ phone: 'before', standby: true }),
      patient,
    )
    await expect(write('nowhere')).rejects.toThrow()
    await expect(database.ping()).rejects.toThrow()
    await pair.primary.start()
    await vi.waitFor(() => database.ping(), patient)
    await write('after')
    await vi.waitFor(async () => expect(await read()).toMatchObject({ phone: 'after' }), patient)
    await untilStandby()
  })

  it('is not kept once the primary has gone silent', async () => {
    await untilStandby()
    const told: string[] = []
    const stop = database.watch({
      changed: () => {},
      lost: () => told.push('lost'),
      heard: () => told.push('heard'),
    })
    told.splice(0)
    await pair.primary.freeze()
    try {
      // Its connections are open, and say nothing.
      await expect(database.ping()).rejects.toThrow()
      await vi.waitFor(() => expect(told).toContain('lost'), patient)
    } finally {
      await pair.primary.thaw()
    }
    await vi.waitFor(() => expect(told.at(-1)).toBe('heard'), patient)
    await stop()
    await untilStandby()
  })

  // Last: it is no standby afterwards.
  it('comes from the primary once the replica was made a primary', async () => {
    await untilStandby()
    await pair.standby.ask('select pg_promote()')
    await pair.standby.ask(`update treatment_centers set phone = 'of the other'`)
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
