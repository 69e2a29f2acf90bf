import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseBuffers } from './embedded-buffers.server.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'directory-buffers-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** A database's files of these sizes, in megabytes; they have holes, and take no room. */
async function makeFiles(...sizes: number[]): Promise<void> {
  for (const [number, size] of sizes.entries()) {
    const file = path.join(directory, 'base', String(number % 2), String(number))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '')
    await truncate(file, size * 1024 * 1024)
  }
}

it.each([
  ['a database that is still to be made', [], 16],
  ['a small one', [10, 20], 16],
  ['one of 200 thousand centers', [400, 400, 44], 211],
  ['a larger one', [900, 900], 256],
])('keeps of %s at %j MB %i MB in memory', async (_, sizes, buffers) => {
  await makeFiles(...sizes)
  // The write-ahead log is not read.
  await mkdir(path.join(directory, 'pg_wal'))
  await writeFile(path.join(directory, 'pg_wal', '1'), Buffer.alloc(1024 * 1024))
  expect(await chooseBuffers(directory)).toBe(buffers)
})
