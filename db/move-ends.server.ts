import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DataFolderError, makePrivate, removeFolder } from './data-folder.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { startEngine } from './embedded-engine.server.ts'
import { getDatabaseFolder, getMovingFolder, prepareFiles } from './embedded-files.server.ts'
import { migrate } from './migrate.server.ts'
import { connectAlone, describePostgres } from './postgres-client.server.ts'
import { VersionError } from './release-rules.ts'
import { ownerRoleName } from './roles.ts'

/** One end of a move: a migrated database that no server uses, with the owner's rights. */
export type MoveEnd = {
  client: pg.Client
  /** Names the end for the operator, without a password. */
  label: string
  /** Put a new embedded database into its place. Call it after the last write. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** Times are compared as text. */
const settings = `set timezone = 'UTC'; set statement_timeout = 0; set role ${ownerRoleName}`

/** Open the database in `dataDir`. Throws `DataFolderError` if there is none. */
export async function openEmbeddedSource(dataDir: string): Promise<MoveEnd> {
  if (!existsSync(getDatabaseFolder(dataDir))) {
    throw new DataFolderError(`There is no database in ${dataDir}.`)
  }
  return openEmbeddedEnd(dataDir, dataDir)
}

/**
 * Make a database in a folder of its own inside `dataDir`; `finish` moves it into place. Until then
 * no server starts there. Throws `DataFolderError` if `dataDir` has a database already.
 */
export async function openEmbeddedTarget(dataDir: string): Promise<MoveEnd> {
  if (existsSync(getDatabaseFolder(dataDir))) {
    throw new DataFolderError(`There is a database in ${dataDir}. Set DATA_DIR to another folder.`)
  }
  const moving = getMovingFolder(dataDir)
  await removeFolder(moving)
  await mkdir(moving, { recursive: true })
  const end = await openEmbeddedEnd(dataDir, moving)
  const finish = async () => {
    await end.finish()
    await rename(getDatabaseFolder(moving), getDatabaseFolder(dataDir))
    await removeFolder(moving)
    await makePrivate(dataDir)
  }
  return { ...end, finish }
}

/** Open the embedded database of `folder`, and keep servers away from `dataDir`. */
async function openEmbeddedEnd(dataDir: string, folder: string): Promise<MoveEnd> {
  const lock = await lockDirectory(getDatabaseFolder(dataDir))
  try {
    const engine = await startEngine(await prepareFiles(folder))
    const client = new pg.Client(engine.connection)
    client.on('error', () => {})
    await client.connect()
    await migrateEnd(client, false)
    await client.query(settings)
    const finish = async () => {
      await client.end()
      await engine.close()
    }
    const close = async () => {
      await finish()
      await lock.release()
    }
    return { client, label: path.resolve(dataDir), finish, close }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/**
 * Open PostgreSQL. Until `close` a server that starts waits. Throws `DatabaseLockedError` while
 * others are connected to the database, and `UnreachableDatabaseError`.
 */
export async function openPostgresEnd(url: string, isTarget = false): Promise<MoveEnd> {
  const client = await connectAlone(url)
  try {
    await migrateEnd(client, isTarget)
    await client.query(settings)
    return {
      client,
      label: describePostgres(url),
      finish: async () => {},
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function migrateEnd(client: pg.Client, isTarget: boolean): Promise<void> {
  const orm = drizzle(client, { casing: 'snake_case' })
  const unknown = await migrate(orm, { isMoving: isTarget })
  if (unknown > 0) {
    throw new VersionError('A newer version has used this database: move it with that version.')
  }
}
