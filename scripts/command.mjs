// npm run import|sample|bench …: runs a command of the project's, in TypeScript, as it stands.
import { spawnSync } from 'node:child_process'
import { findBrowser } from './lib/find-browser.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

ensureInstalled()
const [name, ...args] = process.argv.slice(2)
if (name === 'bench') {
  ensureBuilt()
  // React as it is served.
  process.env.NODE_ENV = 'production'
  if (args.join().includes('pages')) process.env.CHROMIUM = findBrowser()
}
const file = name === 'bench' ? 'bench/main.ts' : `commands/${name}.ts`
// What a command writes is for the operator alone: the embedded database, an admin's report.
process.umask(0o077)
// A terminal's Ctrl+C goes to the command as well, which says how to go on: this waits for it.
process.on('SIGINT', () => {})
const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(signal ? 1 : (status ?? 1))
