import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type ChangeListener, changeChannel } from './change-feed.server.ts'
import type { Database } from './client.server.ts'
import { makePrivate, requireRoom } from './data-folder.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { chooseBuffers } from './embedded-buffers.server.ts'
import { type Engine, type EngineOptions, startEngine } from './embedded-engine.server.ts'
import { keepEngine, type TellEngine } from './embedded-keeper.server.ts'
import { migrate } from './migrate.server.ts'
import { outliveConnections } from './outlive-connections.ts'
import { findProjectRoot } from './project-root.ts'
import { actAs, lendTo } from './role-pool.server.ts'
import { authRole, restingRoleName } from './roles.ts'
import { vacuum } from './vacuum.server.ts'

const engineVersion = '18'

/** Megabytes of a disk: a new database takes 40, and one that is there writes some files when it starts. */
export const roomNeeded = { toMake: 64, toStart: 2 }

/** PGlite in memory, which keeps nothing: empty, or as the `dump` of another was. */
export function openInMemory(dump?: Blob): Promise<Database> {
  return openEngine({ ...(dump && { dump }) })
}

/** PGlite in `dataDir/pglite`, locked against a second process, which would lose data silently. */
export async function openEmbedded(dataDir: string, keeping: Keeping = {}): Promise<Database> {
  if (dataDir === 'memory://') return openInMemory()
  const directory = nameDirectory(dataDir)
  const lock = await lockDirectory(directory)
  try {
    const buffers = await chooseBuffers(directory)
    const postgresqlconf = [`shared_buffers=${buffers}MB`]
    const isNew = !(await checkVersion(directory))
    await requireRoom(dataDir, isNew ? roomNeeded.toMake : roomNeeded.toStart)
    if (isNew) await makeFiles(directory, postgresqlconf)
    // Whatever the umask, the engine makes files that everybody may write to.
    await makePrivate(dataDir)
    return await openEngine({ dataDir: directory, postgresqlconf }, keeping, lock.release)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Where in DATA_DIR the embedded database has its files. */
export const nameDirectory = (dataDir: string) => path.join(dataDir, 'pglite')

/** Whether there is a database; throws where another version of the engine made it. */
async function checkVersion(directory: string): Promise<boolean> {
  let found: string
  try {
    found = (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  if (found !== engineVersion) {
    throw new Error(
      `The database in ${directory} is of PostgreSQL ${found}; this version reads ${engineVersion}. Restore a backup into a new DATA_DIR.`,
    )
  }
  return true
}

/**
 * The files of a new database; see `embedded-files.mjs`. They get their name once they are whole: half of
 * them would be taken for a database by the next start. Who makes them may outlive a start that is killed, so
 * each start has a folder of its own.
 */
async function makeFiles(directory: string, postgresqlconf: string[]): Promise<void> {
  const script = path.join(findProjectRoot(), 'db/embedded-files.mjs')
  await removeUnfinished(directory)
  const unfinished = `${directory}${unfinishedMark}${randomUUID()}`
  try {
    const options: EngineOptions = { dataDir: unfinished, postgresqlconf }
    await promisify(execFile)(process.execPath, [script, JSON.stringify(options)])
    await rename(unfinished, directory)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    const { stderr } = error as { stderr?: string }
    throw new Error(`The database could not be made: ${stderr?.trim() || error}`, { cause: error })
  }
}

const unfinishedMark = '.unfinished-'

async function removeUnfinished(directory: string): Promise<void> {
  const folder = path.dirname(directory)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(directory)}${unfinishedMark}`)) continue
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

/** How long a statement waits for the one session before it is told that the database cannot be had. */
const longestWait = 60_000

/**
 * What each connection begins with, because it meets the session as the one before left it, or a new one. To
 * compute costs more here than to read: compiled to WebAssembly, from memory. An index always wins. There is
 * no autovacuum, so what waits to enter a GIN index must not grow: searches read all of it.
 */
const beginning = `
  rollback;
  deallocate all;
  set enable_seqscan = off;
  set random_page_cost = 1.1;
  set gin_pending_list_limit = '64kB';
  listen ${changeChannel};
  set role ${restingRoleName}`

type Keeping = { tell?: TellEngine | undefined; pauses?: readonly number[] | undefined }

async function openEngine(
  options: EngineOptions,
  { tell = () => {}, pauses }: Keeping = {},
  release = async () => {},
): Promise<Database> {
  const listeners = new Set<ChangeListener>()
  const tellAll = (what: string) => {
    for (const listener of listeners) listener.changed(what)
  }
  const start = () => startEngine(options)
  const first = await start()
  let unknownMigrations: number
  try {
    unknownMigrations = await migrateThrough(first)
  } catch (error) {
    // The caller gives up the lock: nothing may write to the files from here on.
    await first.close().catch(() => {})
    throw error
  }
  const engine = keepEngine(first, {
    start,
    tell,
    // What was in memory alone is gone.
    pauses: options.dataDir ? pauses : [],
    resume: async () => {
      await pool.query('select 1')
      // The last change may not have been told of. While it was away there was none.
      tellAll('all')
    },
  })
  const pool = new pg.Pool({
    ...engine.connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: longestWait,
    onConnect: async (client) => {
      client.on('notification', ({ payload }) => tellAll(payload ?? 'all'))
      await client.query(beginning)
    },
  })
  outliveConnections(pool)
  const orm = drizzle(lendTo(pool), { casing: 'snake_case' })
  return {
    engine: 'pglite',
    orm,
    accounts: drizzle(actAs(authRole.name, pool), { casing: 'snake_case' }),
    unknownMigrations,
    watch: (listener) => {
      listeners.add(listener)
      listener.connected()
      return async () => {
        listeners.delete(listener)
      }
    },
    dump: async () => {
      const client = await pool.connect()
      try {
        return await engine.dump()
      } finally {
        client.release()
      }
    },
    vacuum: () => vacuum(pool),
    ping: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      try {
        await pool.end()
        await engine.close()
      } finally {
        await release()
      }
    },
  }
}

/** Before anybody has a connection that rests as nobody. */
async function migrateThrough({ connection }: Pick<Engine, 'connection'>): Promise<number> {
  const client = new pg.Client(connection)
  // What it says of its end it says to the statement, too.
  client.on('error', () => {})
  await client.connect()
  const unknown = await migrate(drizzle(client, { casing: 'snake_case' }))
  await client.end()
  return unknown
}
