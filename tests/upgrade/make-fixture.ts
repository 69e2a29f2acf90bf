// Writes the fixture of this release: TEST_DATABASE_URL=… node --import tsx tests/upgrade/make-fixture.ts
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip } from 'node:zlib'
import { writeBackup } from '#db/backups.server.ts'
import type { Database } from '#db/client.server.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readProductVersion } from '#db/product-version.server.ts'
import { addFixtureCenters, addSamples } from '#tests/support/fixture-center.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { chapters } from './chapters.ts'
import { type FixtureFacts, fixtureFiles, fixturesFolder } from './fixture-files.ts'
import { openUpgradeApp } from './open-upgrade-app.ts'

const folder = path.join(fixturesFolder, readProductVersion())
const at = (name: keyof typeof fixtureFiles) => path.join(folder, fixtureFiles[name])
await mkdir(folder, { recursive: true })

async function fill(database: Database): Promise<FixtureFacts['pglite']> {
  await addSamples(database)
  await addFixtureCenters(database)
  const app = await openUpgradeApp(database)
  const made: FixtureFacts['pglite']['chapters'] = {}
  for (const [name, chapter] of Object.entries(chapters)) {
    made[name as keyof typeof chapters] = await chapter.fill(app)
    process.stdout.write(`${database.engine}: ${name}\n`)
  }
  return { madeAt: new Date().toISOString(), chapters: made }
}

/** Back the database up as `npm run backup` does; return the file's content. */
async function backUp(database: Database): Promise<Buffer> {
  const place = await mkdtemp(path.join(tmpdir(), 'directory-fixture-'))
  const content = await readFile(await writeBackup(database, place))
  await rm(place, { recursive: true })
  return content
}

const embedded = await openInMemory()
const pglite = await fill(embedded)
await embedded.vacuum()
const tar = await promisify(gunzip)(await backUp(embedded))
const params = {
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
}
await writeFile(at('pglite'), await promisify(brotliCompress)(tar, { params }))

const { url, drop } = await createPostgresDatabase()
const server = await openDatabase({ databaseUrl: url, dataDir: '' })
const postgres = await fill(server)
await writeFile(at('postgres'), await backUp(server))
await server.close()
await drop()

await writeFile(at('facts'), `${JSON.stringify({ pglite, postgres }, null, 2)}\n`)
process.exit(0)
