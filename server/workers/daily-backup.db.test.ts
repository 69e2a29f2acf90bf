import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BackupRunningError, getBackupFolder, listBackups } from '#db/backups.server.ts'
import { MissingProgramError } from '#db/postgres-programs.server.ts'
import { createLogger } from '#server/logger.ts'
import { dumpText } from '#tests/support/backups.ts'
import { createFailingDatabase } from '#tests/support/test-app.ts'
import { createBackupJob } from './daily-backup.ts'

const { signal } = new AbortController()
let dataDir: string
const log: string[] = []
const logger = createLogger('info', { write: (line) => void log.push(line) })

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'directory-backups-'))
  log.length = 0
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDir, { recursive: true, force: true })
})

const list = (engine: 'pglite' | 'postgres') => listBackups(getBackupFolder(dataDir), engine)

it.each(['pglite', 'postgres'] as const)('backs up %s once a day', async (engine) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 3) })
  const database = { ...createFailingDatabase(), engine, dump: dumpText('content') }
  const { run } = createBackupJob(database, dataDir, logger)
  await run(signal)
  await run(signal)
  expect(await list(engine)).toEqual([expect.stringMatching(/^directory-2026-11-20T030000Z\./)])
  vi.setSystemTime(Date.UTC(2026, 10, 21, 3))
  await run(signal)
  expect(await list(engine)).toHaveLength(2)
  // After the clock is set back, a backup is dated in the future.
  vi.setSystemTime(Date.UTC(2026, 10, 1, 3))
  await run(signal)
  await run(signal)
  expect(await list(engine)).toHaveLength(3)
})

it('without pg_dump says so once', async () => {
  const dump = vi.fn().mockRejectedValue(new MissingProgramError('pg_dump cannot be run here.'))
  const { run } = createBackupJob({ ...createFailingDatabase(), dump }, dataDir, logger)
  await run(signal)
  await run(signal)
  expect(log).toEqual([expect.stringContaining('no daily backup: pg_dump cannot be run here.')])
})

it('leaves the backup to the process that makes it already', async () => {
  const dump = vi.fn().mockRejectedValue(new BackupRunningError('another process'))
  const { run } = createBackupJob({ ...createFailingDatabase(), dump }, dataDir, logger)
  await run(signal)
  await run(signal)
  expect(dump).toHaveBeenCalledTimes(2)
  expect(log).toEqual([])
})
