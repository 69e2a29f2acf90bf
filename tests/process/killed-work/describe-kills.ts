import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerPages, makeLocatorRow } from '#tests/support/locator-pages.ts'
import { testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { type RemoteHost, startRemoteHost } from '#tests/support/remote-host.ts'
import { fuzzSeed, runs } from '#tests/support/thorough.ts'
import { makeBulkDeletionWorks, makeBulkEditWorks } from './bulk-work.ts'
import { makeCallWorks } from './call-work.ts'
import { addCenters } from './centers.ts'
import { makeImportWorks } from './import-work.ts'
import { doUnkilled, killAtMoments, type Tally, type Work } from './kill-at-moments.ts'
import { type EngineName, type KillableServer, openKillable } from './killable-server.ts'
import { makeLocatorWork, makeSourceWorks } from './source-work.ts'

/** Kills of each kind of work, in different rounds; every second round kills twice. */
const rounds = runs(1, 4)
const pages = 2

/** Kill a server at random moments of every kind of work, and expect that nothing is lost or half done. */
export function describeKills(engine: EngineName): void {
  const isHere = engine === 'embedded' || testDatabaseUrl !== undefined
  describe.skipIf(!isHere)(`killed at any moment, on ${engine}`, () => kill(engine))
}

function kill(engine: EngineName): void {
  const tallies = new Map<string, Tally>()
  const random = createRandom(fuzzSeed)
  let server: KillableServer
  let host: RemoteHost
  beforeAll(async () => {
    host = await startRemoteHost()
    const rows = Array.from({ length: pages * 100 }, (_, index) => makeLocatorRow(index + 1))
    host.answer = answerPages(rows)
    server = await openKillable(engine, addCenters, {
      LOCAL_HOST_PORT: String(host.port),
      LOCAL_HOST_CA: host.access.ca ?? '',
      LOCAL_HOST_NAME: new URL(host.origin).hostname,
    })
  })
  afterAll(async () => {
    await server?.close()
    await host?.close()
    const lines = [...tallies].map(([name, { milliseconds, kills, ...left }]) => {
      const states = Object.entries(left).map(([state, count]) => `${count} ${state}`)
      return `  ${name} (${Math.round(milliseconds)} ms): ${kills} kills, then ${states.join(', ')}`
    })
    process.stdout.write(`${engine}, FUZZ_SEED=${fuzzSeed}\n${lines.join('\n')}\n`)
  })

  /** Do the works once to measure them, then kill each of them, once or twice a round. */
  const killEach = async (make: (round: number) => Promise<Work[]>) => {
    for (const work of await make(0)) {
      tallies.set(work.name, { milliseconds: await doUnkilled(server, work), kills: 0 })
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const work of await make(round)) {
        const tally = tallies.get(work.name)
        if (!tally) throw new Error(`${work.name} was not measured`)
        // A little later than the end: what follows it can be cut off, too.
        const pick = () => random() * 1.1 * tally.milliseconds
        const isTwice = round % 2 === 0
        await killAtMoments(server, work, isTwice ? [pick(), pick()] : [pick()], tally)
      }
    }
  }
  const options = { timeout: 1_200_000 }

  it('an import is whole, and its undo restores all', options, () =>
    killEach((round) => makeImportWorks(server, `list-${round}.csv`)),
  )
  it('a source’s run is whole, and its undo restores all', options, () =>
    killEach(() => makeSourceWorks(server)),
  )
  it('a bulk edit is whole, and its undo restores all', options, () =>
    killEach(() => makeBulkEditWorks(server)),
  )
  it('a bulk deletion is whole, and its undo restores all', options, () =>
    killEach(() => makeBulkDeletionWorks(server)),
  )
  it('a fetch of the locator is whole', options, async () => {
    await killEach(async () => [await makeLocatorWork(server, pages * 100)])
    expect(host.asked.length).toBeGreaterThanOrEqual(pages)
  })
  it('what a call changes is whole, and so is its undo', options, () =>
    killEach(() => makeCallWorks(server)),
  )
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
