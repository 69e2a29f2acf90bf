import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnv, readSessionSecret } from './env.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const read = (settings: Record<string, string>) =>
  readSessionSecret(readEnv({ DATA_DIR: folder, ...settings }))

it('is created once, and only its owner may read it', async () => {
  const first = await read({})
  expect(first).toMatch(/^[\w-]{64}$/)
  expect(await read({})).toBe(first)
  const { mode } = await stat(path.join(folder, 'session-secret'))
  expect(mode & 0o777).toBe(0o600)
})

it('must be set with DATABASE_URL, and long enough', async () => {
  const database = { DATABASE_URL: 'postgres://localhost/directory' }
  await expect(read(database)).rejects.toThrow('SESSION_SECRET: must be set with DATABASE_URL')
  expect(() => readEnv({ SESSION_SECRET: 'short' })).toThrow(/^SESSION_SECRET: /)
})
