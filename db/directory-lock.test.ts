import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
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
async function startContender([program, ...before]: string[] = []) {
  const child = spawn(
    program ?? process.execPath,
    [
      ...before,
      ...(program ? [process.execPath] : []),
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

const canRun = ([program = '', ...args]: string[]) => spawnSync(program, args).status === 0

const readLock = async () => JSON.parse(await readFile(file, 'utf8'))

describe('a lock on the embedded database', () => {
  it('is refused while a live process holds it, and says which', async () => {
    const holder = await startContender()
    expect(await holder.tryLock()).toBe('taken')
    await expect(lockDirectory(directory)).rejects.toThrow(
      new DatabaseLockedError(
        `The database in ${directory} is in use by process ${holder.child.pid} on ${hostname()}. Stop that process first, or set another DATA_DIR.`,
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

  it('of a process that has ended is replaced, though another was given its id', async () => {
    const holder = await startContender()
    expect(await holder.tryLock()).toBe('taken')
    const lock = await readLock()
    await end(holder.child)
    await writeFile(file, JSON.stringify({ ...lock, pid: process.pid }))
    await lockDirectory(directory)
    expect((await readLock()).socket).not.toBe(lock.socket)
    expect(await readdir(folder)).not.toContain(lock.socket)
  })

  it('is refused while its holder is stopped and can say nothing', async () => {
    const holder = await startContender()
    expect(await holder.tryLock()).toBe('taken')
    holder.child.kill('SIGSTOP')
    await expect(lockDirectory(directory)).rejects.toThrow(DatabaseLockedError)
  })

  it('is refused to a process that cannot see its holder, as between containers', async (test) => {
    const apart = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
    test.skip(!canRun([...apart, 'true']), 'this user may not make a PID namespace (unshare)')
    const holder = await startContender(apart)
    expect(await holder.tryLock()).toBe('taken')
    const { pid } = await readLock()
    // Its own id, which here is another process's.
    expect(pid).not.toBe(holder.child.pid)
    await expect(lockDirectory(directory)).rejects.toThrow(
      `is in use by process ${pid} on ${hostname()}. Stop that process first`,
    )
    const other = await startContender(apart)
    expect(await other.tryLock()).toBe('DatabaseLockedError')
    await end(holder.child)
    const next = await startContender(apart)
    expect(await next.tryLock()).toBe('taken')
  })

  it('works in a folder whose path is longer than that of a socket may be', async () => {
    const deep = path.join(folder, 'a'.repeat(100), 'b'.repeat(100), 'pglite')
    const lock = await lockDirectory(deep)
    await expect(lockDirectory(deep)).rejects.toThrow(DatabaseLockedError)
    await lock.release()
    expect(await readdir(path.dirname(deep))).toEqual([])
  })

  it.each(['', '{"pid":', 'null', '{"pid":1}', '{"pid":1,"socket":"../pglite"}'])(
    'that is damaged (%j) is replaced',
    async (content) => {
      await writeFile(file, content)
      await lockDirectory(directory)
      const { pid, socket } = await readLock()
      expect(pid).toBe(process.pid)
      expect(await readdir(folder)).toEqual(['pglite.lock', socket])
    },
  )

  it('is replaced although a process was killed while it replaced one', async () => {
    const dead = JSON.stringify({ pid: 1, host: 'elsewhere', socket: 'pglite.lock.dead' })
    await writeFile(file, dead)
    await writeFile(`${file}.takeover`, dead)
    await lockDirectory(directory)
    expect(await readdir(folder)).toEqual(['pglite.lock', (await readLock()).socket])
  })

  it.each([
    ['a free one', null],
    ['a dead one', '{"pid":1,"host":"elsewhere","socket":"pglite.lock.dead"}'],
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
    await writeFile(file, '{"pid":1,"host":"elsewhere","socket":"pglite.lock.dead"}')
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
