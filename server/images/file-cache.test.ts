import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { openFileCache } from './file-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-images-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const megabyte = 1024 * 1024
const filled = (letter: string, bytes: number) => Buffer.alloc(bytes, letter)

describe('openFileCache', () => {
  it('keeps bytes by name, also for the next who opens the folder', async () => {
    const inside = path.join(folder, 'made', 'when needed')
    const cache = openFileCache(inside, megabyte)
    expect(await cache.read('a.webp')).toBeNull()
    await cache.write('a.webp', filled('a', 10))
    await cache.write('a.webp', filled('b', 20))
    expect(await cache.read('a.webp')).toEqual(filled('b', 20))
    expect(await openFileCache(inside, megabyte).read('a.webp')).toEqual(filled('b', 20))
    expect(await readdir(inside)).toEqual(['a.webp'])
  })

  it('stays within its bytes, and lets go first what was not used for longest', async () => {
    const cache = openFileCache(folder, 100_000)
    for (const name of ['a', 'b', 'c']) await cache.write(name, filled(name, 30_000))
    await cache.read('a')
    await cache.write('d', filled('d', 30_000))
    expect((await readdir(folder)).sort()).toEqual(['a', 'd'])
    expect(await cache.read('b')).toBeNull()
    expect(await cache.read('a')).toEqual(filled('a', 30_000))
  })

  it('counts what it finds, the oldest to go first', async () => {
    for (const [name, age] of [
      ['new', 1],
      ['old', 9],
      ['middle', 5],
    ] as const) {
      await writeFile(path.join(folder, name), filled('x', 40_000))
      const time = Date.now() / 1000 - age * 86_400
      await utimes(path.join(folder, name), time, time)
    }
    await openFileCache(folder, 130_000).write('next', filled('n', 40_000))
    expect((await readdir(folder)).sort()).toEqual(['new', 'next'])
  })

  it('remembers on the disk that a file is in use', async () => {
    const file = path.join(folder, 'a')
    await writeFile(file, 'a')
    await utimes(file, 1_000_000, 1_000_000)
    await openFileCache(folder, megabyte).read('a')
    expect(Date.now() - (await stat(file)).mtimeMs).toBeLessThan(60_000)
  })

  it('does without a file that somebody took away', async () => {
    const cache = openFileCache(folder, megabyte)
    await cache.write('a', filled('a', 10))
    await rm(path.join(folder, 'a'))
    expect(await cache.read('a')).toBeNull()
  })

  it('sweeps up what was left half written, but not what another process may be writing', async () => {
    await writeFile(path.join(folder, 'a.0123.part'), 'half')
    await writeFile(path.join(folder, 'b.4567.part'), 'half')
    await utimes(path.join(folder, 'a.0123.part'), 1_000_000, 1_000_000)
    expect(await openFileCache(folder, megabyte).read('a')).toBeNull()
    expect(await readdir(folder)).toEqual(['b.4567.part'])
  })

  it.skipIf(process.getuid?.() === 0)('fails when it may not write, and recovers', async () => {
    const cache = openFileCache(folder, megabyte)
    await cache.read('a')
    await chmod(folder, 0o500)
    await expect(cache.write('a', filled('a', 10))).rejects.toThrow('EACCES')
    await chmod(folder, 0o700)
    await cache.write('a', filled('a', 10))
    expect(await cache.read('a')).toEqual(filled('a', 10))
  })

  it('never shows a broken file, however often the writer is killed', async () => {
    const size = 4 * megabyte
    for (let round = 0; round < 4; round += 1) {
      const writer = spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', writing, folder, String(size)],
        {
          cwd: findProjectRoot(),
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      await once(writer.stdout, 'data')
      await new Promise((resolve) => setTimeout(resolve, 5 + round * 7))
      writer.kill('SIGKILL')
      await once(writer, 'exit')
      const kept = await openFileCache(folder, 1000 * megabyte).read('picture')
      expect(kept).toHaveLength(size)
      expect(kept?.every((byte) => byte === kept[0])).toBe(true)
    }
    expect((await readFile(path.join(folder, 'picture'))).length).toBe(size)
  })
})

/** A process that writes the same name over and over, each time in one letter, and says when it began. */
const writing = `
  const { openFileCache } = await import('./server/images/file-cache.ts')
  const cache = openFileCache(process.argv[1], 1e9)
  for (let turn = 0; ; turn += 1) {
    await cache.write('picture', Buffer.alloc(Number(process.argv[2]), 97 + (turn % 26)))
    if (turn === 0) console.log('writing')
  }
`
