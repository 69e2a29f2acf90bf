import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseLockedError, lockDirectory } from './directory-lock.server.ts'
import { findProjectRoot } from './project-root.ts'

let folder: string
let directory: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-lock-'))
  directory = path.join(folder, 'pglite')
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

/**
 * Start a process that says 'ready', waits for a line, tries to lock, reports the result, and
 * stays.
 */
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

describe('a lock on the embedded database', () => {
  it('is refused while a live process holds it, even a stopped one, and free after that process is killed', async () => {
    const holder = await startContender()
    expect(await holder.tryLock()).toBe('taken')
    const refused = new DatabaseLockedError(
      `The database in ${directory} is in use by process ${holder.child.pid} on ${hostname()}. Stop that process first, or set another DATA_DIR.`,
    )
    await expect(lockDirectory(directory)).rejects.toThrow(refused)
    holder.child.kill('SIGSTOP')
    await expect(lockDirectory(directory)).rejects.toThrow(refused)
    await end(holder.child)
    expect(await readdir(folder)).toHaveLength(1)
    const lock = await lockDirectory(directory)
    // The dead process's socket is gone.
    expect(await readdir(folder)).toHaveLength(1)
    await lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('is refused to a process that cannot see its holder, as in another container', async (test) => {
    const apart = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
    test.skip(!canRun([...apart, 'true']), 'this user may not make a PID namespace (unshare)')
    const holder = await startContender(apart)
    expect(await holder.tryLock()).toBe('taken')
    const other = await startContender(apart)
    expect(await other.tryLock()).toBe('DatabaseLockedError')
    await end(holder.child)
    const next = await startContender(apart)
    expect(await next.tryLock()).toBe('taken')
  })

  it("works in a folder with a path longer than a socket's limit", async () => {
    const deep = path.join(folder, 'a'.repeat(100), 'b'.repeat(100), 'pglite')
    const lock = await lockDirectory(deep)
    await expect(lockDirectory(deep)).rejects.toThrow(DatabaseLockedError)
    await lock.release()
    expect(await readdir(path.dirname(deep))).toEqual([])
  })

  it.each([
    ['a free one', []],
    ['one of dead processes', ['pglite.lock.1.elsewhere.dead', 'pglite.lock.damaged']],
  ])('goes to exactly one of many concurrent callers for %s', async (_, left) => {
    for (let round = 0; round < 20; round++) {
      for (const name of left) await writeFile(path.join(folder, name), '')
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, () => lockDirectory(directory)),
      )
      const taken = results.filter((result) => result.status === 'fulfilled')
      expect(taken).toHaveLength(1)
      await taken[0]?.value.release()
    }
  })

  it('goes to exactly one of several concurrent processes', async () => {
    const contenders = await Promise.all(Array.from({ length: 4 }, () => startContender()))
    const answers = await Promise.all(contenders.map((contender) => contender.tryLock()))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
  })
})
