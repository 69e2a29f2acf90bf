// Starts the built server on another major version of Node (npm's `node` package) and requests one
// page.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installInto } from './lib/install-into.mjs'
import { ensureBuilt, ensureInstalled, fail, say } from './lib/prepare.mjs'
import { requestPage } from './lib/request-page.mjs'

const major = process.argv[2] ?? '24'
ensureInstalled()
ensureBuilt()
const folder = mkdtempSync(path.join(tmpdir(), 'directory-node-'))
try {
  installInto(folder, `node@${major}`)
  const node = path.join(folder, 'node_modules/node/bin/node')
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  if (!version?.startsWith(`v${major}.`)) fail(`Expected Node ${major}, got ${version}.`)
  await requestPage(version, { node })
  say(`The built server serves /centers on Node ${version}.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
