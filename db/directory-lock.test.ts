import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseLockedError, lockDirectory } from './directory-lock.server.ts'
import { findProjectRoot } from './project-root.ts'

let folder: string
let directory: string
let file: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-lock-'))
  directory = path.join(folder, 'pglite')
  file = `${directory}.lock`
})

afterEach(async () => {
  for (const child of children.splice(0)) await end(child)
  await rm(folder, { recursive: true })
})

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** A process that says 'ready', waits for a line, tries the lock, says how it went, and stays. */
async function startContender() {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { lockDirectory } from './db/directory-lock.server.ts'
      console.log('ready')
      process.stdin.once('data', async () => {
        try {
          await lockDirectory(${JSON.stringify(directory)})
          console.log('taken')
        } catch (error) {
          console.log(error.name)
        }
      })`,
    ],
    { cwd: findProjectRoot(), stdio: ['pipe', 'pipe', 'inherit'] },
  )
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const say = async () => String((await lines.next()).value)
  expect(await say()).toBe('ready')
  return {
    child,
    tryLock: async () => {
      child.stdin.write('\n')
      return say()
    },
  }
}

const readLock = async () => JSON.parse(await readFile(file, 'utf8'))

describe('a lock on the embedded database', () => {
  it('is refused while a live process holds it, and says which', async () => {
    const holder = await startContender()
    expect(await holder.tryLock()).toBe('taken')
    await expect(lockDirectory(directory)).rejects.toThrow(
      new DatabaseLockedError(
        `The database in ${directory} is in use by process ${holder.child.pid}. Stop that process first, or set another DATA_DIR.`,
      ),
    )
    expect((await readLock()).pid).toBe(holder.child.pid)
  })

  it('is replaced once its holder was killed', async () => {
    const holder = await startContender()
    expect(await holder.tryLock()).toBe('taken')
    await end(holder.child)
    expect(existsSync(file)).toBe(true)
    await lockDirectory(directory)
    expect((await readLock()).pid).toBe(process.pid)
  })

  it('is refused a second time in the same process, and free after release', async () => {
    const lock = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(DatabaseLockedError)
    await lock.release()
    expect(await readdir(folder)).toEqual([])
    await lockDirectory(directory)
  })

  it('of an earlier boot is replaced, though a process has its id', async () => {
    await lockDirectory(directory)
    await writeFile(file, JSON.stringify({ ...(await readLock()), boot: 'earlier' }))
    await lockDirectory(directory)
    expect((await readLock()).boot).not.toBe('earlier')
  })

  it.runIf(process.platform === 'linux')(
    'of an earlier process is replaced, though this one was given its id, as in a container',
    async () => {
      await lockDirectory(directory)
      await writeFile(file, JSON.stringify({ ...(await readLock()), started: '1' }))
      await lockDirectory(directory)
      expect((await readLock()).started).not.toBe('1')
    },
  )

  it.each(['', '{"pid":', 'null', '{"pid":0}', '{"pid":-1}', '{"pid":"1"}'])(
    'that is damaged (%j) is replaced',
    async (content) => {
      await writeFile(file, content)
      await lockDirectory(directory)
      expect((await readLock()).pid).toBe(process.pid)
      expect(await readdir(folder)).toEqual(['pglite.lock'])
    },
  )

  it('is replaced although a process was killed while it replaced one', async () => {
    const dead = JSON.stringify({ pid: 2 ** 22 + 1, boot: 'earlier', started: '1' })
    await writeFile(file, dead)
    await writeFile(`${file}.takeover`, dead)
    await lockDirectory(directory)
    expect(await readdir(folder)).toEqual(['pglite.lock'])
  })

  it.each([
    ['a free one', null],
    ['a dead one', '{"pid":1,"boot":"earlier","started":"1"}'],
    ['a damaged one', ''],
  ])('goes to exactly one of many who try at once for %s', async (_, content) => {
    for (let round = 0; round < 20; round++) {
      if (content !== null) await writeFile(file, content)
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, () => lockDirectory(directory)),
      )
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
      await rm(file)
    }
  })

  it('goes to exactly one of several processes that find the same dead one', async () => {
    await writeFile(file, '{"pid":1,"boot":"earlier","started":"1"}')
    const contenders = await Promise.all(Array.from({ length: 4 }, startContender))
    const answers = await Promise.all(contenders.map((contender) => contender.tryLock()))
    expect(answers.toSorted()).toEqual([
      'DatabaseLockedError',
      'DatabaseLockedError',
      'DatabaseLockedError',
      'taken',
    ])
  })
})
