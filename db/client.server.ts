import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ChangeListener } from './change-feed.server.ts'

/** Drizzle over either engine. Outside `asViewer` and `asOperator` it has the anonymous role. */
export type Orm = PgDatabase<PgQueryResultHKT>

/** The first parameter of every function that reads or writes rows; usually a transaction. */
export type Executor = Orm

/**
 * Gives the whole database to `save` as the content of a file: the embedded database's files as a
 * gzipped tar, or an archive of `pg_dump`. An abort of `signal` rejects on PostgreSQL.
 */
export type Dump = <Result>(
  save: (content: AsyncIterable<Uint8Array>) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>

export type Database = {
  engine: 'pglite' | 'postgres'
  /** Has the role `directory_anonymous`, which can only read public rows. */
  orm: Orm
  /** Handle for the authentication service: its statements run as `directory_auth`. */
  accounts: Orm
  /**
   * Number of migrations and functions that this version does not know, because a newer version ran
   * here.
   */
  unknownMigrations: number
  /** Whether DATABASE_URL's login bypasses row-level security; false for the embedded database. */
  isSuperuser: boolean
  /**
   * Notify `listener` of every committed change that a public page shows. Returns a function that
   * stops it.
   */
  watch(listener: ChangeListener): () => Promise<void>
  dump: Dump
  /** Free dead rows and update statistics after many changes. */
  vacuum(): Promise<void>
  /** Resolve when the database answers; reject with the reason otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}
