import type { Database } from './client.server.ts'
import { makePrivate } from './data-folder.server.ts'
import { type OnEngineChange, openEmbedded } from './embedded.server.ts'
import { openPostgres } from './postgres.server.ts'

export type DatabaseSettings = {
  /** The URL of a PostgreSQL server; without it, PGlite stores its files in `dataDir`. */
  databaseUrl?: string | undefined
  onEngineChange?: OnEngineChange | undefined
  /** Folder for the embedded database, or 'memory://'. */
  dataDir: string
}

/**
 * Open the database, migrate its schema, and make `dataDir` private to this user. Throws
 * `DatabaseLockedError` if another process holds the embedded directory, and `DataFolderError`.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, onEngineChange } = settings
  if (!databaseUrl) return openEmbedded(dataDir, onEngineChange)
  await makePrivate(dataDir)
  return openPostgres(databaseUrl)
}
