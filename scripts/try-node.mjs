// node scripts/try-node.mjs 24 [--test]: starts the built server on another major version of Node (npm's `node`
// package) and requests one page, then with --test runs `npm test` there. Whatever follows --test goes to `npm test`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requestPage } from './lib/built-server.mjs'
import { installInto } from './lib/install-into.mjs'
import { ensureBuilt, ensureInstalled, fail, root, say } from './lib/prepare.mjs'

const [major = '24', mode, ...testOptions] = process.argv.slice(2)
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
  if (mode === '--test') test(node)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Run the suites; that version of Node builds first. */
function test(node) {
  const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH}` }
  const { status } = spawnSync('npm', ['test', '--', ...testOptions], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (status !== 0) fail(`npm test fails on Node ${major}.`)
  say(`npm test passes on Node ${major}.`)
}
