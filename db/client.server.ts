import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ChangeListener } from './change-feed.server.ts'

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
