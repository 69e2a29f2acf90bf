import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listBackups, nameBackupFolder } from '#db/backups.server.ts'
import type { Database } from '#db/client.server.ts'
import { breakDatabase } from '#tests/support/test-app.ts'
import { isDue, startBackups } from './backups.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'directory-backups-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

function start(dump: Database['dump'], every: number) {
  const log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line) => void log.push(line) })
  const database = { ...breakDatabase(), dump }
  return { log, backups: startBackups({ database, dataDir, logger, every, lookEvery: 5 }) }
}

it('are made when one is due', async () => {
  const { log, backups } = start(async () => new Blob(['content']), 3_600_000)
  await expect.poll(() => log.length).toBe(1)
  await backups.stop()
  expect(await listBackups(nameBackupFolder(dataDir))).toHaveLength(1)
})

it('are due a day after the newest', () => {
  const newest = 'directory-2026-11-20T030000Z.tar.gz'
  const made = Date.UTC(2026, 10, 20, 3)
  const day = 24 * 3_600_000
  expect(isDue(undefined, day, made)).toBe(true)
  expect(isDue(newest, day, made + day - 1)).toBe(false)
  expect(isDue(newest, day, made + day)).toBe(true)
})

it('that fail are logged and tried again', async () => {
  let tries = 0
  const { log, backups } = start(async () => {
    if (++tries === 1) throw new Error('disk full')
    return new Blob(['content'])
  }, 3_600_000)
  await expect.poll(() => log.length).toBe(2)
  await backups.stop()
  expect(log[0]).toContain('disk full')
  expect(log[1]).toContain('backed the database up')
})

it('are not made of PostgreSQL', async () => {
  const { backups } = start(null, 0)
  await backups.stop()
  expect(await listBackups(nameBackupFolder(dataDir))).toEqual([])
})
