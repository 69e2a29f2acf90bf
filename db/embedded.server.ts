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

/** Called when the embedded engine has ended, with the reason, and when it is back, without one. */
export type OnEngineChange = (reason: Error | null) => void

/** PGlite in memory, which keeps nothing: empty, or as the `dump` of another was. */
export function openInMemory(dump?: Blob): Promise<Database> {
  return openEngine({ ...(dump && { dump }) })
}

/** PGlite in `dataDir/pglite`, locked against a second process, which would lose data silently. */
export async function openEmbedded(
  dataDir: string,
  onEngineChange?: OnEngineChange,
): Promise<Database> {
  if (dataDir === 'memory://') return openInMemory()
  const lock = await lockDirectory(getDatabaseFolder(dataDir))
  try {
    const options = await prepareFiles(dataDir)
    // Whatever the umask, the engine makes files that everybody may write to.
    await makePrivate(dataDir)
    return await openEngine(options, onEngineChange, lock.release)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Milliseconds that a statement waits for the one session before it is told that the database cannot be had. */
const maxWait = 60_000
/** Milliseconds from the end of an engine to its next start. */
const restartPause = 1_000

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
    // The caller gives up the lock: nothing may write to the files from here on.
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
   * Starts the engine again, over the same files, whenever its thread has ended: what it had acknowledged is in
   * them. Meanwhile whoever asks is told at once that the database cannot be had.
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
      // The last change may not have been notified. While it was away there was none.
      notify('all')
      onEngineChange(null)
      reason = await engine.ended
    }
  }
  // What was in memory alone is gone.
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

/** Before anybody has a connection that rests as nobody. */
async function migrateThrough({ connection }: Engine): Promise<number> {
  const client = new pg.Client(connection)
  // What it says of its end it says to the statement, too.
  client.on('error', () => {})
  await client.connect()
  const unknown = await migrate(drizzle(client, { casing: 'snake_case' }))
  await client.end()
  return unknown
}
