import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ChangeListener } from './change-feed.server.ts'
import { makePrivate } from './data-folder.server.ts'
import { type OnEngineChange, openEmbedded } from './embedded.server.ts'
import { openPostgres } from './postgres.server.ts'

/** Drizzle over either engine. Outside `asViewer` and `asOperator` it acts as nobody in particular. */
export type Orm = PgDatabase<PgQueryResultHKT>

/** Inside a transaction: what every function that touches rows takes first. */
export type Executor = Orm

export type Database = {
  engine: 'pglite' | 'postgres'
  /** At rest: `directory_anonymous`, which may only read what is public. */
  orm: Orm
  /** The authentication service's own handle: each of its statements runs as `directory_auth`. */
  accounts: Orm
  /** Migrations that ran here and that this version does not know: a newer version was here. */
  unknownMigrations: number
  /** Whether DATABASE_URL's login passes row-level security; false for the embedded database. */
  isSuperuser: boolean
  /** Tells `listener` of every committed change that a public page shows. Returns what stops it. */
  watch(listener: ChangeListener): () => Promise<void>
  /** The embedded database's files as a gzipped tar; null on PostgreSQL, which has its own ways. */
  dump: (() => Promise<Blob>) | null
  /** After many rows have changed: makes room, and lets the planner know. */
  vacuum(): Promise<void>
  /** Resolves when the database answers; rejects with the reason when it does not. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type DatabaseSettings = {
  /** PostgreSQL's address; without it, PGlite keeps its files in `dataDir`. */
  databaseUrl?: string | undefined
  onEngineChange?: OnEngineChange | undefined
  /** Folder for the embedded database, or 'memory://'. */
  dataDir: string
}

/**
 * Opens the database, brings its schema up to date, and closes `dataDir` to other users of the machine.
 * Throws `DatabaseLockedError` when another process holds the embedded directory, and `DataFolderError`.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, onEngineChange } = settings
  if (!databaseUrl) return openEmbedded(dataDir, onEngineChange)
  await makePrivate(dataDir)
  return openPostgres(databaseUrl)
}
