import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { type ChangeListener, changeChannel } from './change-feed.server.ts'
import type { Database } from './client.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { migrate } from './migrate.server.ts'
import { authRole, restingRoleName } from './roles.ts'

const engineVersion = '18'

/** PGlite in memory, which keeps nothing: empty, or as the `dump` of another was. */
export function openInMemory(dump?: Blob): Promise<Database> {
  return startEngine(new PGlite({ extensions: { pg_trgm }, ...(dump && { loadDataDir: dump }) }))
}

/** PGlite in `dataDir/pglite`, locked against a second process, which would lose data silently. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  if (dataDir === 'memory://') return openInMemory()
  const directory = nameDirectory(dataDir)
  const lock = await lockDirectory(directory)
  try {
    await checkVersion(directory)
    const pglite = new PGlite({
      dataDir: directory,
      extensions: { pg_trgm },
      postgresqlconf: ['shared_buffers=16MB'],
    })
    return await startEngine(pglite, lock.release)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Where in DATA_DIR the embedded database has its files. */
export const nameDirectory = (dataDir: string) => path.join(dataDir, 'pglite')

async function checkVersion(directory: string): Promise<void> {
  let found: string
  try {
    found = (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (found !== engineVersion) {
    throw new Error(
      `The database in ${directory} is of PostgreSQL ${found}; this version reads ${engineVersion}. Restore a backup into a new DATA_DIR.`,
    )
  }
}

async function startEngine(
  pglite: PGlite,
  release: () => Promise<void> = async () => {},
): Promise<Database> {
  const orm = drizzle(pglite, { casing: 'snake_case' })
  let unknownMigrations: number
  try {
    unknownMigrations = await migrate(orm)
    // To compute costs more here than to read: compiled to WebAssembly, from memory. An index always wins.
    // There is no autovacuum, so what waits to enter a GIN index must not grow: searches read all of it.
    await pglite.exec(`
    set enable_seqscan = off;
    set random_page_cost = 1.1;
    set gin_pending_list_limit = '64kB'`)
    await pglite.exec(`set role ${restingRoleName}`)
  } catch (error) {
    // The caller gives up the lock: nothing may write to the files from here on.
    await pglite.close().catch(() => {})
    throw error
  }
  return {
    engine: 'pglite',
    orm,
    accounts: drizzle(asAuth(pglite), { casing: 'snake_case' }),
    chooseReader: () => orm,
    describeReplicas: () => [],
    unknownMigrations,
    watch: (listener) => listenToEmbedded(pglite, listener),
    dump: () => pglite.dumpDataDir('gzip'),
    ping: async () => {
      await pglite.query('select 1')
    },
    close: async () => {
      await pglite.close()
      await release()
    },
  }
}

/** One process and one session: what is told is always heard, once listening has begun. */
function listenToEmbedded(pglite: PGlite, listener: ChangeListener): () => Promise<void> {
  const listening = pglite.listen(changeChannel, listener.changed).then((stop) => {
    listener.heard()
    return stop
  })
  listening.catch(() => listener.lost())
  return async () => {
    const stop = await listening.catch(() => undefined)
    if (!pglite.closed) await stop?.()
  }
}

/** The same engine, each of whose statements and transactions runs as the authentication service. */
function asAuth(pglite: PGlite): PGlite {
  const transaction: PGlite['transaction'] = (work) =>
    pglite.transaction(async (tx) => {
      await tx.query(`set local role ${authRole.name}`)
      return work(tx)
    })
  const query: PGlite['query'] = (text, parameters, options) =>
    transaction((tx) => tx.query(text, parameters, options))
  // All that Drizzle asks of its client.
  return { transaction, query } as PGlite
}
