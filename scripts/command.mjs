// npm run import|sample|bench …: runs one of the project's TypeScript commands from source.
import { spawnSync } from 'node:child_process'
import { findBrowser } from './lib/find-browser.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

ensureInstalled()
const [name, ...args] = process.argv.slice(2)
if (name === 'bench') {
  ensureBuilt()
  // Use React's production build, like the server.
  process.env.NODE_ENV = 'production'
  if (args.join().includes('pages')) process.env.CHROMIUM = findBrowser()
}
if (name === 'pictures') {
  ensureBuilt()
  process.env.HEADLESS_CHROMIUM = findBrowser()
}
const files = { bench: 'bench/main.ts', pictures: 'bench/pictures/take-pictures.ts' }
const program = files[name] ? [files[name]] : ['commands/main.ts', name]
// Only the operator may read what a command writes: the embedded database, an admin's report.
process.umask(0o077)
// Ctrl+C also reaches the command, which explains how to continue: wait for it.
process.on('SIGINT', () => {})
const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', ...program, ...args], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(signal ? 1 : (status ?? 1))
