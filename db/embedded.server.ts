import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type ChangeListener, changeChannel } from './change-feed.server.ts'
import type { Database } from './client.server.ts'
import { makePrivate } from './data-folder.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { type Engine, type EngineOptions, startEngine } from './embedded-engine.server.ts'
import { getDatabaseFolder, prepareFiles } from './embedded-files.server.ts'
import { migrate } from './migrate.server.ts'
import { lendTo, openPool, vacuum } from './pools.server.ts'
import { authRole, restingRoleName } from './roles.ts'

/** Called with the reason when the embedded engine ends, and with null when it is back. */
export type OnEngineChange = (reason: Error | null) => void

/** Open PGlite in memory, without persistence: empty, or with the rows of a `dump`. */
export function openInMemory(dump?: Blob): Promise<Database> {
  return openEngine({ ...(dump && { dump }) })
}

/** Open PGlite in `dataDir/pglite` and lock it: a second process would silently lose data. */
export async function openEmbedded(
  dataDir: string,
  onEngineChange?: OnEngineChange,
): Promise<Database> {
  if (dataDir === 'memory://') return openInMemory()
  const lock = await lockDirectory(getDatabaseFolder(dataDir))
  try {
    const options = await prepareFiles(dataDir)
    // The engine ignores the umask and makes files that everyone can write.
    await makePrivate(dataDir)
    return await openEngine(options, onEngineChange, lock.release)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Milliseconds that a statement waits for the only session before it fails. */
const maxWait = 60_000
/** Milliseconds between the end of an engine and its restart. */
const restartPause = 1_000

/**
 * Settings for each connection, because it may get a new session or the previous connection's. In
 * WebAssembly, computing costs more than reading memory, so an index always wins. There is no
 * autovacuum and searches read the whole pending list of a GIN index, so the list must not grow.
 */
const beginning = `
  rollback;
  deallocate all;
  set enable_seqscan = off;
  set random_page_cost = 1.1;
  set gin_pending_list_limit = '64kB';
  listen ${changeChannel};
  set role ${restingRoleName}`

async function openEngine(
  options: EngineOptions,
  onEngineChange: OnEngineChange = () => {},
  release = async () => {},
): Promise<Database> {
  const listeners = new Set<ChangeListener>()
  const notify = (what: string) => {
    for (const listener of listeners) listener.changed(what)
  }
  const closing = new AbortController()
  let engine = await startEngine(options)
  let unknownMigrations: number
  try {
    unknownMigrations = await migrateThrough(engine)
  } catch (error) {
    // The caller releases the lock: no writes to the files may follow.
    await engine.close().catch(() => {})
    throw error
  }
  const pool = openPool({
    ...engine.connection,
    stream: () => engine.connection.stream(),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: maxWait,
    onConnect: async (client) => {
      client.on('notification', ({ payload }) => notify(payload ?? 'all'))
      await client.query(beginning)
    },
  })

  /**
   * Restart the engine over the same files whenever its thread ends; acknowledged writes are in
   * the files. Meanwhile, statements fail at once as unavailable.
   */
  const supervise = async () => {
    const { signal } = closing
    let reason = await engine.ended
    while (reason && !signal.aborted) {
      onEngineChange(reason)
      await wait(restartPause, null, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      try {
        engine = await startEngine(options)
      } catch (error) {
        reason = error as Error
        continue
      }
      if (signal.aborted) return engine.close()
      // The notification of the last change may be lost. There were no changes while the engine was
      // down.
      notify('all')
      onEngineChange(null)
      reason = await engine.ended
    }
  }
  // A database in memory is lost with its engine.
  const supervised = options.dataDir ? supervise() : undefined
  return {
    engine: 'pglite',
    orm: drizzle(lendTo(pool), { casing: 'snake_case' }),
    accounts: drizzle(lendTo(pool, authRole.name), { casing: 'snake_case' }),
    unknownMigrations,
    isSuperuser: false,
    watch: (listener) => {
      listeners.add(listener)
      listener.connected()
      return async () => {
        listeners.delete(listener)
      }
    },
    dump: async (save) => {
      const client = await pool.connect()
      const files = await engine.dump().finally(() => client.release())
      return save(files.stream())
    },
    vacuum: () => vacuum(pool),
    ping: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      closing.abort()
      try {
        await pool.end()
        await engine.close()
        await supervised
      } finally {
        await release()
      }
    },
  }
}

/** Migrate before any connection takes the anonymous role. */
async function migrateThrough({ connection }: Engine): Promise<number> {
  const client = new pg.Client(connection)
  // The statement gets the same error.
  client.on('error', () => {})
  await client.connect()
  const unknown = await migrate(drizzle(client, { casing: 'snake_case' }))
  await client.end()
  return unknown
}
