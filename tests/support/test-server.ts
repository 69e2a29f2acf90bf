import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'
import { placeMigrated } from './migrated-database.ts'

type Settings = Record<string, string>

/**
 * In milliseconds, far longer than any shutdown: a server that hangs fails the run instead of
 * blocking it.
 */
const maxStopping = 120_000

/**
 * The environment variables that servers get, without the tests' own settings (DATABASE_URL,
 * NODE_ENV).
 */
export const ownEnvironment = { PATH: process.env.PATH, HOME: process.env.HOME }

export type Ending = { code: number | null; signal: NodeJS.Signals | null }

export type TestServer = {
  /** "http://127.0.0.1:40123" */
  url: string
  pid: number
  /** Return everything printed so far, including the log. */
  readOutput(): string
  /** Stop the process and wait for its end. Kills it and rejects after `maxStopping`. */
  stop(signal?: NodeJS.Signals): Promise<Ending>
}

/** Create a temporary data folder for one server; `remove` deletes it. */
export async function makeDataFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-test-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * Create a data folder with an embedded, migrated database: the first start only adds the samples.
 */
export async function makeMigratedFolder(): ReturnType<typeof makeDataFolder> {
  const data = await makeDataFolder()
  await placeMigrated(data.folder)
  return data
}

/** The script of `npm start`. */
const startScript = 'scripts/start.mjs'

/**
 * Run the script of `npm start`, or that of another release, in its own process, on a free port,
 * and wait for its URL.
 */
export async function startServer(settings: Settings, script = startScript): Promise<TestServer> {
  const all = { PORT: '0', LOG_LEVEL: 'debug', ...settings }
  const { child, readOutput, ended } = launch(all, script)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = / is at http:\/\/localhost:(\d+)/.exec(readOutput())?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    ended.then(({ code }) => reject(new Error(`The server ended with ${code}: ${readOutput()}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    readOutput,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => {
          child.kill('SIGKILL')
          reject(new Error(`The server did not stop after ${signal}: ${readOutput()}`))
        }, maxStopping)
        ended.then((ending) => {
          clearTimeout(giveUp)
          resolve(ending)
        })
      })
    },
  }
}

/** Start a server that should fail by itself; return how it ended and what it printed. */
export async function runServer(settings: Settings): Promise<Ending & { output: string }> {
  const { child, readOutput, ended } = launch(
    { PORT: '0', LOG_LEVEL: 'info', ...settings },
    startScript,
  )
  const giveUp = setTimeout(() => child.kill('SIGKILL'), 180_000)
  const ending = await ended
  clearTimeout(giveUp)
  return { ...ending, output: readOutput() }
}

function launch(settings: Settings, script: string) {
  const root = findProjectRoot()
  const env = {
    ...ownEnvironment,
    // Tests shouldn't wait two seconds for every server that they stop.
    DRAIN_SECONDS: '0',
    ...settings,
  } as NodeJS.ProcessEnv
  const child: ChildProcess = spawn(process.execPath, [script], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  // No server outlives its tests, even if they crash.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const ended = new Promise<Ending>((resolve) => {
    // 'close' comes after all output.
    child.once('close', (code, signal) => {
      process.off('exit', end)
      resolve({ code, signal })
    })
  })
  return { child, readOutput: () => output, ended }
}
