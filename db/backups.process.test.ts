import {
  mkdir,
  mkdtemp,
  rename as move,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dumpText, recordLaterVersion } from '#tests/support/backups.ts'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { asOperator } from './as-viewer.server.ts'
import {
  getBackupFolder,
  listBackups,
  readBackupTime,
  UnreadableBackupError,
  writeBackup,
} from './backups.server.ts'
import type { Database } from './client.server.ts'
import { DatabaseLockedError } from './directory-lock.server.ts'
import { openDatabase } from './open-database.server.ts'
import { readRows } from './read-rows.server.ts'
import { restoreEmbedded } from './restore-embedded.server.ts'

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'directory-backups-'))
  folder = getBackupFolder(dataDir)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const rename = (database: Database, name: string) =>
  asOperator(database, (db) =>
    db.execute(sql`
    insert into treatment_centers (slug, name) values ('only', ${name})
    on conflict (slug) do update set name = excluded.name`),
  )
const readName = async (database: Database) =>
  (await readRows<{ name: string }>(database.orm, sql`select name from treatment_centers`))[0]?.name

it('restoring a backup brings back its rows and keeps the replaced database', async () => {
  await placeMigrated(dataDir)
  const database = await openDatabase({ dataDir })
  await rename(database, 'Before')
  const file = await writeBackup(database, folder)
  await rename(database, 'After')
  await expect(restoreEmbedded(file, dataDir)).rejects.toBeInstanceOf(DatabaseLockedError)
  expect(await readName(database)).toBe('After')
  await database.close()

  const aside = await restoreEmbedded(file, dataDir)
  const restored = await openDatabase({ dataDir })
  expect(await readName(restored)).toBe('Before')
  await restored.close()
  expect(await readdir(aside ?? '')).toContain('PG_VERSION')
})

it('the next start completes an interrupted restore', async () => {
  await placeMigrated(dataDir)
  const database = await openDatabase({ dataDir })
  await rename(database, 'Restored')
  const file = await writeBackup(database, folder)
  await rename(database, 'Former')
  await database.close()
  const aside = (await restoreEmbedded(file, dataDir)) ?? ''
  const directory = path.join(dataDir, 'pglite')

  // Between the last two steps: the old database is moved aside, the restored one is not in place
  // yet.
  await move(directory, `${directory}.restored`)
  const finished = await openDatabase({ dataDir })
  expect(await readName(finished)).toBe('Restored')
  await finished.close()

  // Before those steps: the old database is still in place and stays.
  await move(directory, `${directory}.restored`)
  await move(aside, directory)
  const undone = await openDatabase({ dataDir })
  expect(await readName(undone)).toBe('Former')
  await undone.close()
  expect((await readdir(dataDir)).filter((name) => name.includes('.restored'))).toEqual([])
})

it('restoring an unreadable backup changes nothing', async () => {
  await placeMigrated(dataDir)
  const database = await openDatabase({ dataDir })
  await rename(database, 'Still here')
  const file = await writeBackup(database, folder)
  await database.close()
  const broken = path.join(folder, 'broken.tar.gz')
  await writeFile(broken, (await readFile(file)).subarray(0, 200_000))
  await writeFile(path.join(folder, 'text'), 'no archive')
  for (const name of ['broken.tar.gz', 'text']) {
    await expect(restoreEmbedded(path.join(folder, name), dataDir)).rejects.toBeInstanceOf(
      UnreadableBackupError,
    )
  }
  const again = await openDatabase({ dataDir })
  expect(await readName(again)).toBe('Still here')
  await again.close()
})

it.each(['migration', 'function'] as const)(
  'refuses the backup of a later version with another %s, and changes nothing',
  async (what) => {
    await placeMigrated(dataDir)
    const database = await openDatabase({ dataDir })
    await rename(database, 'From later')
    await recordLaterVersion(database, what)
    const file = await writeBackup(database, folder)
    await rename(database, 'Still here')
    await database.close()
    await expect(restoreEmbedded(file, dataDir)).rejects.toThrow(/^Version 9\.1\.0 has used this/)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('pglite'))).toEqual(['pglite'])
  },
)

it('keeps the newest complete backups of its engine, readable only by their owner', async () => {
  const source = { engine: 'pglite', dump: dumpText('content') } as const
  await mkdir(folder)
  const former = 'directory-2026-11-19T010000Z.dump'
  await writeFile(path.join(folder, former), 'before the move to the embedded engine')
  for (let hour = 1; hour <= 4; hour++) {
    const now = new Date(Date.UTC(2026, 10, 20, hour))
    await writeBackup(source, folder, { keep: 2, now })
  }
  for (const extension of ['tar.gz', 'dump']) {
    const name = `directory-2026-11-20T010000Z.${extension}.part`
    await writeFile(path.join(folder, name), 'killed')
  }
  await writeBackup(source, folder, { keep: 2, now: new Date(Date.UTC(2026, 10, 20, 4)) })
  const names = await listBackups(folder, 'pglite')
  expect(names).toEqual([
    'directory-2026-11-20T030000Z.tar.gz',
    'directory-2026-11-20T040000Z.tar.gz',
  ])
  expect((await stat(path.join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600)
  expect(readBackupTime(names[1] ?? '')).toEqual(new Date(Date.UTC(2026, 10, 20, 4)))
  const failing = {
    engine: 'pglite',
    dump: async () => {
      throw new Error('disk full')
    },
  } as const
  await expect(writeBackup(failing, folder, { keep: 2 })).rejects.toThrow('disk full')
  expect(await readdir(folder)).toEqual([former, ...names])
})
