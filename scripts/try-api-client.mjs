// node scripts/try-api-client.mjs: lints the API's OpenAPI document as the built server gives it, generates a client
// from it, compiles that with the project's TypeScript, and runs it. The packages for this stay in a folder of their own.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withBuiltServer } from './lib/built-server.mjs'
import { ensureBuilt, ensureInstalled, fail, root, say } from './lib/prepare.mjs'

ensureInstalled()
ensureBuilt()
const folder = mkdtempSync(path.join(tmpdir(), 'directory-api-client-'))
try {
  cpSync(path.join(root, 'tests/api-client'), folder, { recursive: true })
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  await withBuiltServer({}, async (address) => {
    const response = await fetch(`${address}/api/openapi.json`)
    if (!response.ok) fail(`The OpenAPI document answered ${response.status}.`)
    writeFileSync(path.join(folder, 'openapi.json'), await response.text())
    runPackage('@redocly/cli/bin/cli.js', 'lint', 'openapi.json')
    runPackage('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'openapi.d.ts')
    run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'])
    run(process.execPath, ['built/client.js', address])
  })
  say('The OpenAPI document lints clean, and a client generated from it compiles and works.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function runPackage(program, ...args) {
  run(process.execPath, [path.join(folder, 'node_modules', program), ...args])
}

/** End the process on failure. */
function run(command, args) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env })
  if (status !== 0) fail(`${[command, ...args].join(' ')} failed.`)
}
