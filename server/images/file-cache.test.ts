import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openFileCache } from './file-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-images-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const megabyte = 1024 * 1024
const filled = (letter: string, bytes: number) => Buffer.alloc(bytes, letter)

it('stores bytes by name, also for the next process', async () => {
  const inside = path.join(folder, 'made', 'when needed')
  const cache = openFileCache(inside, megabyte)
  expect(await cache.read('a.webp')).toBeNull()
  await cache.write('a.webp', filled('a', 10))
  await cache.write('a.webp', filled('b', 20))
  expect(await cache.read('a.webp')).toEqual(filled('b', 20))
  expect(await openFileCache(inside, megabyte).read('a.webp')).toEqual(filled('b', 20))
  expect(await readdir(inside)).toEqual(['a.webp'])
})

it('deletes the least recently used first, also of files that it finds', async () => {
  for (const [name, age] of [
    ['new', 1],
    ['used', 9],
    ['old', 5],
  ] as const) {
    await writeFile(path.join(folder, name), filled('x', 40_000))
    const time = Date.now() / 1000 - age * 86_400
    await utimes(path.join(folder, name), time, time)
  }
  const cache = openFileCache(folder, 150_000)
  await cache.read('used')
  await cache.write('next', filled('n', 40_000))
  expect((await readdir(folder)).sort()).toEqual(['new', 'next', 'used'])
})

it('deletes old unfinished files, but not one that another process may be writing', async () => {
  await writeFile(path.join(folder, 'a.0123.part'), 'half')
  await writeFile(path.join(folder, 'b.4567.part'), 'half')
  await utimes(path.join(folder, 'a.0123.part'), 1_000_000, 1_000_000)
  await openFileCache(folder, megabyte).write('c', filled('c', 10))
  expect((await readdir(folder)).sort()).toEqual(['b.4567.part', 'c'])
})
