// npm run import|sample|bench …: runs a command of the project's, in TypeScript, as it stands.
import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

ensureInstalled()
const [name, ...args] = process.argv.slice(2)
if (name === 'bench') ensureBuilt()
const file = name === 'bench' ? 'bench/main.ts' : `commands/${name}.ts`
const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(signal ? 1 : (status ?? 1))
