import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, say } from './prepare.mjs'

const squawk = path.join(root, 'node_modules/squawk-cli/js/bin/squawk')

/**
 * Report statements in unreleased migrations that hold a lock for long or break the version before,
 * and end the process if there are any. `-- squawk-ignore RULE` above a statement allows it.
 */
export function checkMigrations(folder = path.join(root, 'db/migrations')) {
  const released = readFileSync(path.join(root, 'db/migrations/checksums.txt'), 'utf8')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !released.includes(`  ${name}\n`))
    .map((name) => path.join(folder, name))
  if (files.length === 0) return
  if (!existsSync(path.join(root, 'node_modules/@squawk-cli'))) {
    say('squawk has no binary for this machine: new migrations are not checked here.')
    return
  }
  const config = ['--config', path.join(root, '.squawk.toml')]
  const isAlone = (file) => readFileSync(file, 'utf8').startsWith('-- no-transaction')
  const alone = files.filter(isAlone)
  const together = files.filter((file) => !isAlone(file))
  if (together.length > 0) {
    run(process.execPath, [squawk, ...config, '--assume-in-transaction', ...together])
  }
  if (alone.length > 0) run(process.execPath, [squawk, ...config, ...alone])
}
