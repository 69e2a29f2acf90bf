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

/** A file of so many megabytes; it is a hole, and takes no room. */
async function makeFile(file: string, size: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, '')
  await truncate(file, size * 1024 * 1024)
}

it.each([
  ['a database that is still to be made', [], 16],
  ['a small one', [10, 20], 16],
  ['one of 200 thousand centers', [400, 400, 44], 211],
  ['a larger one', [900, 900], 256],
])('keeps of %s at %j MB %i MB in memory', async (_, sizes, buffers) => {
  for (const [number, size] of sizes.entries()) {
    await makeFile(path.join(directory, 'base', String(number % 2), String(number)), size)
  }
  // The write-ahead log is not read.
  await makeFile(path.join(directory, 'pg_wal', '1'), 1_000)
  expect(await chooseBuffers(directory)).toBe(buffers)
})
