import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, constants, gzip } from 'node:zlib'
import pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { startEngine } from '#db/embedded-engine.server.ts'
import { getDatabaseFolder } from '#db/embedded-files.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { restoreEmbedded } from '#db/restore-embedded.server.ts'
import { restorePostgres } from '#db/restore-postgres.server.ts'
import { ownerRoleName } from '#db/roles.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { makeDataFolder } from '#tests/support/test-server.ts'
import { type EveryRow, moveTimes, readEveryRow } from './every-row.ts'
import { type FixtureFacts, fixtureFiles, fixturesFolder, readFacts } from './fixture-files.ts'

export type FixtureEngine = keyof FixtureFacts

/** A fixture after its upgrade to the current code. */
export type UpgradedFixture = {
  /** Every row as the release wrote it, and as it is after the upgrade. */
  before: EveryRow
  after: EveryRow
  database: Database
  facts: FixtureFacts['pglite']
  /** Remove what was put in place; close the database first. */
  remove(): Promise<void>
}

/** Milliseconds between the making of a fixture and its upgrade, as its rows see it. */
const pause = 5 * 60_000

/** Put a release's directory in place as its operator has it, and open it with the current code. */
export async function upgradeFixture(
  release: string,
  engine: FixtureEngine,
): Promise<UpgradedFixture> {
  const file = path.join(fixturesFolder, release, fixtureFiles[engine])
  const facts = readFacts(release)[engine]
  const age = Date.now() - Date.parse(facts.madeAt) - pause
  const place = await (engine === 'pglite' ? placeEmbedded(file) : placePostgres(file))
  const readAll = (prepare: (client: pg.Client) => Promise<void> = async () => {}) =>
    place.connect(async (client) => {
      await prepare(client)
      return readEveryRow(client)
    })
  const before = await readAll((client) => moveTimes(client, age))
  await (await openDatabase(place.settings)).close()
  const after = await readAll()
  const database = await openDatabase(place.settings)
  return { before, after, database, facts, remove: place.remove }
}

type Place = {
  settings: { dataDir: string; databaseUrl?: string }
  /** Calls `use` with the owner's rights over the tables, without any upgrade. */
  connect<Value>(use: (client: pg.Client) => Promise<Value>): Promise<Value>
  remove(): Promise<void>
}

async function placeEmbedded(file: string): Promise<Place> {
  const { folder, remove } = await makeDataFolder()
  const tar = await promisify(brotliDecompress)(await readFile(file))
  const backup = path.join(folder, 'backup.tar.gz')
  await writeFile(backup, await promisify(gzip)(tar, { level: constants.Z_BEST_SPEED }))
  const dataDir = path.join(folder, 'data')
  await restoreEmbedded(backup, dataDir)
  return {
    settings: { dataDir },
    connect: async (use) => {
      const engine = await startEngine({ dataDir: getDatabaseFolder(dataDir) })
      try {
        return await withClient(new pg.Client(engine.connection), use)
      } finally {
        await engine.close()
      }
    },
    remove,
  }
}

async function placePostgres(file: string): Promise<Place> {
  const { url, drop } = await createPostgresDatabase()
  const client = () => new pg.Client({ connectionString: url })
  await restorePostgres(file, url, '')
  return {
    settings: { dataDir: '', databaseUrl: url },
    connect: (use) =>
      withClient(client(), async (connected) => {
        await connected.query(`set role ${ownerRoleName}`)
        return use(connected)
      }),
    remove: drop,
  }
}

async function withClient<Value>(
  client: pg.Client,
  use: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
