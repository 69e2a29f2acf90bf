import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { findProjectRoot } from '#db/project-root.ts'

export type Served = { address: string; pid: number; stop(): Promise<void> }

/** The built server as a process of its own on a free port, with these settings, as `npm start` runs it. */
export async function startBuiltServer(settings: Record<string, string>): Promise<Served> {
  const root = findProjectRoot()
  const entry = 'import("./build/server/index.js").then((server) => server.start())'
  const child: ChildProcess = spawn(process.execPath, ['-e', entry], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const port = /http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return { address, stop, pid: child.pid ?? 0 }
}

/** Microseconds of processor that a process and its children have had so far, all threads together. Linux. */
async function readProcessorTime(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  let nanoseconds = 0
  for (const each of pids) {
    for (const task of await readdir(`/proc/${each}/task`)) {
      const times = await readFile(`/proc/${each}/task/${task}/schedstat`, 'utf8')
      nanoseconds += Number(times.split(' ')[0])
    }
  }
  return nanoseconds / 1000
}

/**
 * A rendered page instead of a cached one: what somebody has just sent is answered for them alone, and they bring
 * this cookie.
 */
export const rendered = { cookie: 'flash=bench' }

export type Visit = { path: string; headers?: Record<string, string> }

/**
 * Asks for what `next` gives, over so many connections, each again as soon as it is answered, until it gives
 * null. Throws at any answer but 200.
 */
export async function visit(address: string, connections: number, next: () => Visit | null) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const read = ({ path, headers }: Visit) =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, headers: { 'accept-encoding': 'br', ...headers } }
      get(address + path, options, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
        answer.resume().once('end', resolve).once('error', reject)
      }).once('error', reject)
    })
  const walk = async () => {
    for (let page = next(); page; page = next()) await read(page)
  }
  try {
    await Promise.all(Array.from({ length: connections }, walk))
  } finally {
    agent.destroy()
  }
}

/** What `visit` of a server gives in so many seconds: answers a second, and microseconds of processor for each. */
export async function load({ address, pid }: Served, seconds: number, next: () => Visit) {
  let answers = 0
  const before = await readProcessorTime(pid)
  const started = performance.now()
  await visit(address, 50, () => {
    if (performance.now() - started > seconds * 1000) return null
    answers++
    return next()
  })
  const took = (performance.now() - started) / 1000
  return {
    perSecond: answers / took,
    processor: ((await readProcessorTime(pid)) - before) / answers,
  }
}
