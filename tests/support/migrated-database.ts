import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Database, openDatabase } from '#db/client.server.ts'
import { nameDirectory, openInMemory } from '#db/embedded.server.ts'
import { findProjectRoot } from '#db/project-root.ts'

/**
 * A database in memory with its schema and no rows. Building one takes three times as long as reading
 * it: whoever is first leaves it in `node_modules/.cache`, unpacked, since unpacking is a fifth of the
 * reading, under a name that says what it was made of.
 */
export async function openMigrated(): Promise<Database> {
  const file = `${await findPlace()}.tar`
  const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept) return openInMemory(new Blob([kept], { type: 'application/x-tar' }))
  const database = await openInMemory()
  const dump = await database.dump?.()
  if (!dump) throw new Error('the embedded database gives no dump')
  const unfinished = await startKeeping(file)
  await writeFile(unfinished, await promisify(gunzip)(await dump.arrayBuffer()))
  await rename(unfinished, file)
  return database
}

/**
 * Puts into a DATA_DIR what the first start of a server makes there, but for the samples: a copy of files
 * that whoever was first left beside those of `openMigrated`. Making them takes six seconds of a processor.
 */
export async function placeMigrated(dataDir: string): Promise<void> {
  const place = await findPlace()
  if (!existsSync(place)) {
    const unfinished = await startKeeping(place)
    await (await openDatabase({ dataDir: unfinished })).close()
    await rename(nameDirectory(unfinished), place).catch((error: NodeJS.ErrnoException) => {
      // Another was first.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    await rm(unfinished, { recursive: true })
  }
  await cp(place, nameDirectory(dataDir), { recursive: true })
}

/** Several may be first at once: each makes one of its own, whole, under this name. Those of other sources go. */
async function startKeeping(place: string): Promise<string> {
  const folder = path.dirname(place)
  const current = path.basename(place, '.tar')
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!name.startsWith(current)) {
      await rm(path.join(folder, name), { recursive: true, force: true })
    }
  }
  return `${place}.${randomUUID()}`
}

/** Where it is kept: named after all of `db`'s sources and the packages, the engine among them. */
async function findPlace(): Promise<string> {
  const root = findProjectRoot()
  const names = await readdir(path.join(root, 'db'), { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile() && !/test/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of [...files, path.join(root, 'package-lock.json')]) {
    hash.update(path.relative(root, file)).update(await readFile(file))
  }
  const name = `migrated-${hash.digest('hex').slice(0, 16)}`
  return path.join(root, 'node_modules/.cache/directory-tests', name)
}
