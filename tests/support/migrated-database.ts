import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Database } from '#db/client.server.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { findProjectRoot } from '#db/project-root.ts'

/**
 * A database in memory with its schema and no rows. Building one takes three times as long as reading
 * it: whoever is first leaves it in `node_modules/.cache`, unpacked, since unpacking is a fifth of the
 * reading, under a name that says what it was made of.
 */
export async function openMigrated(): Promise<Database> {
  const file = await findPlace()
  const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept) return openInMemory(new Blob([kept], { type: 'application/x-tar' }))
  const database = await openInMemory()
  const dump = await database.dump?.()
  if (!dump) throw new Error('the embedded database gives no dump')
  await keep(file, await promisify(gunzip)(await dump.arrayBuffer()))
  return database
}

/** Several may be first at once: each writes a file of its own, whole. Those of other sources go. */
async function keep(file: string, dump: Buffer): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (/\.tar(\.gz)?$/.test(name)) await rm(path.join(folder, name), { force: true })
  }
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, dump)
  await rename(unfinished, file)
}

/** Named after all of `db`'s sources and the packages, the engine among them. */
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
  const name = `migrated-${hash.digest('hex').slice(0, 16)}.tar`
  return path.join(root, 'node_modules/.cache/directory-tests', name)
}
