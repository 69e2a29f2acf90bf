import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { getDatabaseFolder } from '#db/embedded-files.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readRows } from '#db/read-rows.server.ts'
import { addFixtureCenters, addSamples } from './fixture-center.ts'
import { hashSources } from './hash-sources.ts'

/*
 * Databases for tests. Creating one takes three times as long as loading a copy: the first test
 * stores a copy in `node_modules/.cache`, named after a hash of its sources, and deletes outdated
 * copies.
 */

/** Open an in-memory database with the schema and no rows. */
export function openMigrated(): Promise<Database> {
  return openCached('migrated', () => openInMemory())
}

/** Open an in-memory database with today's samples and the fixture centers. */
export function openSampled(): Promise<Database> {
  return openCached(`sampled-${new Date().toISOString().slice(0, 10)}`, async () => {
    const database = await openMigrated()
    await addSamples(database)
    await addFixtureCenters(database)
    return database
  })
}

/**
 * Prepare a DATA_DIR like a server's first start, but without samples. Creating the database takes
 * six seconds of CPU time.
 */
export async function placeMigrated(dataDir: string): Promise<void> {
  const folder = path.join(await findFolder(), 'files')
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${randomUUID()}`
    await (await openDatabase({ dataDir: unfinished })).close()
    await rename(getDatabaseFolder(unfinished), folder).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    await rm(unfinished, { recursive: true })
  }
  await cp(folder, getDatabaseFolder(dataDir), { recursive: true })
}

/**
 * Open a copy, or a database in this process whose test only read it: loading a copy takes a second
 * of processor time.
 */
async function openCached(name: string, make: () => Promise<Database>): Promise<Database> {
  const database = unchanged.get(name) ?? (await loadCopy(name, make))
  unchanged.delete(name)
  const start = await readNextTransaction(database)
  const close = async () => {
    const isUnchanged = (await readNextTransaction(database).catch(() => null)) === start
    if (isUnchanged && !unchanged.has(name)) unchanged.set(name, database)
    else await database.close()
  }
  return { ...database, close }
}

/** At most one of each name. */
const unchanged = new Map<string, Database>()

/** Every transaction that writes takes the next number. */
async function readNextTransaction({ orm }: Database): Promise<string> {
  const [row] = await readRows<{ next: string }>(
    orm,
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  )
  return row?.next ?? ''
}

/**
 * Stored uncompressed: decompressing would be a fifth of the loading time. When several processes
 * are first, each creates its own whole copy.
 */
async function loadCopy(name: string, make: () => Promise<Database>): Promise<Database> {
  const file = path.join(await findFolder(), `${name}.tar`)
  if (!existsSync(file)) {
    const database = await make()
    await dropTemplates(database)
    const packed = await database.dump(buffer)
    await database.close()
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, await promisify(gunzip)(packed))
    await rename(unfinished, file)
  }
  return openInMemory(new Blob([await readFile(file)], { type: 'application/x-tar' }))
}

/** Without the databases that others are made from, a copy has half as many files. */
async function dropTemplates({ orm }: Database): Promise<void> {
  await orm.execute(sql`reset role`)
  await orm.execute(sql`update pg_database set datistemplate = false where datistemplate`)
  const names = await readRows<{ name: string }>(
    orm,
    sql`select datname as name from pg_database where datname <> current_database()`,
  )
  for (const { name } of names) await orm.execute(sql`drop database ${sql.identifier(name)}`)
}

let found: Promise<string> | undefined

/** Return the folder of the copies, which is named after everything that a database is made from. */
function findFolder(): Promise<string> {
  found ??= makeFolder()
  return found
}

async function makeFolder(): Promise<string> {
  const all = path.join(findProjectRoot(), 'node_modules/.cache/directory-tests')
  const folder = path.join(all, await hashSources())
  // Only the process that created the folder deletes outdated ones.
  const isNew = await mkdir(folder, { recursive: true })
  for (const name of isNew ? await readdir(all) : []) {
    if (name !== path.basename(folder)) await rm(path.join(all, name), { recursive: true })
  }
  return folder
}
