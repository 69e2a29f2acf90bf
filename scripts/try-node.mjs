// Starts the built server on another major version of Node (npm's `node` package) and requests one
// page.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, fail, root, say } from './lib/prepare.mjs'

const major = process.argv[2] ?? '24'
ensureInstalled()
ensureBuilt()
const folder = mkdtempSync(path.join(tmpdir(), 'directory-node-'))
try {
  const install = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `node@${major}`],
    { stdio: 'inherit' },
  )
  if (install.status !== 0) fail(`Node ${major} could not be installed.`)
  const node = path.join(folder, 'node_modules/node/bin/node')
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  if (!version?.startsWith(`v${major}.`)) fail(`Expected Node ${major}, got ${version}.`)
  const server = spawn(
    node,
    [
      '-e',
      "process.env.NODE_ENV='production';import('./build/server/index.js').then(m=>m.start())",
    ],
    {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const giveUp = setTimeout(() => server.kill('SIGKILL'), 180_000)
  try {
    const address = await new Promise((resolve, reject) => {
      server.stdout.on('data', (chunk) => {
        const match = /http:\/\/localhost:\d+/.exec(String(chunk))
        if (match) resolve(match[0].replace('localhost', '127.0.0.1'))
      })
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    })
    const response = await fetch(`${address}/centers`)
    const page = await response.text()
    if (response.status !== 200 || !page.includes('Treatment Centers Found')) {
      fail(`/centers on ${version} answered ${response.status} without its list.`)
    }
    say(`The built server serves /centers on Node ${version}.`)
  } finally {
    clearTimeout(giveUp)
    server.kill('SIGTERM')
    await new Promise((resolve) =>
      server.exitCode === null ? server.once('exit', resolve) : resolve(),
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
