import { type ChildProcess, spawn } from 'node:child_process'
import autocannon from 'autocannon'
import { findProjectRoot } from '#db/project-root.ts'
import { printTable } from './statistics.ts'

/** Requests per second of each page of the built server over `dataDir`, without any cache. */
export async function benchPages(dataDir: string, paths: Record<string, string>, seconds: number) {
  const server = await startServer(dataDir)
  try {
    const rows: (string | number)[][] = [
      ['page, 10 connections', 'requests/s', 'median ms', 'p99 ms'],
    ]
    for (const [name, page] of Object.entries(paths)) {
      const url = server.address + page
      const check = await fetch(url)
      await check.arrayBuffer()
      if (check.status !== 200) throw new Error(`${page} answered ${check.status}`)
      await autocannon({ url, connections: 10, duration: 2 })
      const { requests, latency, non2xx, errors } = await autocannon({
        url,
        connections: 10,
        duration: seconds,
      })
      if (non2xx || errors) throw new Error(`${page}: ${non2xx} refused, ${errors} failed`)
      rows.push([name, requests.average, latency.p50, latency.p99])
    }
    console.log('\nPages over HTTP')
    printTable(rows)
  } finally {
    await server.stop()
  }
}

async function startServer(dataDir: string) {
  const entry = 'import("./build/server/index.js").then((server) => server.start())'
  const child: ChildProcess = spawn(process.execPath, ['-e', entry], {
    cwd: findProjectRoot(),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'warn',
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
  return { address, stop }
}
