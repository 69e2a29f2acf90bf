import { spawnSync } from 'node:child_process'
import { fail } from './prepare.mjs'

/** Install a package that isn't a dependency of the project. Ends the process on failure. */
export function installInto(folder, spec) {
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...options, spec], {
    stdio: 'inherit',
  })
  if (status !== 0) fail(`${spec} could not be installed.`)
}
