import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centers, seedEveryTable } from '#db/test-fixtures.ts'
import { findPostgres, type PostgresPair, startPostgresPair } from './postgres-pair.ts'

const bin = await findPostgres()

/** For what comes some time after its cause. */
export const patient = { timeout: 60_000, interval: 20 }

export type ReplicaPlace = {
  pair: PostgresPair
  /** Reads from the standby. */
  database: Database
  open(databaseReadUrls: string[]): Promise<Database>
  /** Gives a center this telephone number. */
  write(phone: string): Promise<unknown>
  /** The number that visitors see, and whether it came from a standby. */
  read(from?: Database): Promise<{ phone: string; standby: boolean } | undefined>
  untilStandby(): Promise<unknown>
  /** What was told of standbys since the test began: 'serving', or 'resting' and why. */
  states: string[]
}

/** Tests on a primary and a standby of their own. Without PostgreSQL's own programs they are skipped. */
export function describeWithReplica(name: string, tests: (place: ReplicaPlace) => void): void {
  describe.skipIf(!bin)(name, () => {
    const opened: Database[] = []
    const states: string[] = []
    const place = { states } as ReplicaPlace

    place.open = async (databaseReadUrls) => {
      const fresh = await openDatabase({
        databaseUrl: place.pair.primary.url,
        databaseReadUrls,
        dataDir: '',
        tellReplica: ({ isServing, reason }) =>
          states.push(isServing ? 'serving' : `resting: ${(reason as Error).message}`),
      })
      opened.push(fresh)
      fresh.watch({ changed: () => {}, lost: () => {}, heard: () => {} })
      return fresh
    }
    place.write = (phone) =>
      asOperator(place.database, (tx) =>
        tx.execute(
          sql`update treatment_centers set phone = ${phone} where id = ${centers.approved}`,
        ),
      )
    place.read = async (from = place.database) => {
      const [row] = await readRows<{ phone: string; standby: boolean }>(
        from.chooseReader(),
        sql`select phone, pg_is_in_recovery() as standby from treatment_centers where id = ${centers.approved}`,
      )
      return row
    }
    place.untilStandby = () =>
      vi.waitFor(async () => expect(await place.read()).toMatchObject({ standby: true }), patient)

    beforeAll(async () => {
      place.pair = await startPostgresPair(bin as string)
      place.database = await place.open([place.pair.standby.url])
      await seedEveryTable(place.database)
      await place.untilStandby()
      states.splice(0)
    })
    afterEach(() => void states.splice(0))
    afterAll(async () => {
      await place.pair?.standby.thaw()
      for (const one of opened) await one.close()
      await place.pair?.remove()
    })
    tests(place)
  })
}
