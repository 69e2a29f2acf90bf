import type { Database } from './client.server.ts'
import { makePrivate } from './data-folder.server.ts'
import { type OnEngineChange, openEmbedded } from './embedded.server.ts'
import { openPostgres } from './postgres.server.ts'

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
