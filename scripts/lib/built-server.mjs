// Starts the built server for a moment, also on another Node or PostgreSQL.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fail, root } from './prepare.mjs'

/** End the process unless `/centers` has its list. `on` names what the server runs on. */
export function requestPage(on, options) {
  return withBuiltServer(options, async (address) => {
    const response = await fetch(`${address}/centers`)
    const page = await response.text()
    if (response.status !== 200 || !page.includes('Treatment Centers Found')) {
      fail(`/centers on ${on} answered ${response.status} without its list.`)
    }
  })
}

/** Run `work` with the address of a built server that has the samples: "http://127.0.0.1:40123". */
export async function withBuiltServer({ node = process.execPath, env = {} }, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-request-'))
  const script =
    "process.env.NODE_ENV='production';import('./build/server/index.js').then(m=>m.start())"
  const server = spawn(node, ['-e', script], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Also where `fail` ends this process.
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  const giveUp = setTimeout(end, 180_000)
  try {
    const address = await new Promise((resolve, reject) => {
      server.stdout.on('data', (chunk) => {
        const match = /http:\/\/localhost:\d+/.exec(String(chunk))
        if (match) resolve(match[0].replace('localhost', '127.0.0.1'))
      })
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    })
    await work(address)
  } finally {
    clearTimeout(giveUp)
    process.removeListener('exit', end)
    server.kill('SIGTERM')
    await new Promise((resolve) =>
      server.exitCode === null ? server.once('exit', resolve) : resolve(),
    )
    rmSync(folder, { recursive: true, force: true })
  }
}
