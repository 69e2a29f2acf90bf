// npm test: runs the suites on the embedded engine, with visitors' pages in the browser. `npm test -- --project unit`
// runs one. `npm test -- --all` also runs what starts and kills processes, the journeys of members and staff in the
// browser, the database tests on PostgreSQL, and many random inputs, new in each run.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser, findHeadlessBrowser } from './lib/find-browser.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { ensureBuilt, ensureInstalled, root, say } from './lib/prepare.mjs'

ensureInstalled()
const isAll = process.argv.includes('--all')
const args = process.argv.slice(2).filter((arg) => arg !== '--all')
// Named, not excluded: Vitest runs what any of several filters matches.
const usual = ['unit', 'database', 'http', 'e2e']
if (!isAll && !args.some((arg) => arg.startsWith('--project'))) {
  args.push(...usual.flatMap((name) => ['--project', name]))
}
ensureBuilt()
const env = {
  ...process.env,
  NODE_ENV: 'test',
  CHROMIUM: findBrowser(),
  HEADLESS_CHROMIUM: findHeadlessBrowser(),
}
if (isAll) {
  env.TEST_ALL = 'true'
  env.FUZZ_SEED ??= String(randomInt(2 ** 31))
  env.TEST_DATABASE_URL ??= (await startPostgres())?.url
  if (!env.TEST_DATABASE_URL) {
    say('No PostgreSQL: the embedded engine alone is tested. Install it, or set TEST_DATABASE_URL.')
  }
  say(`Random inputs: FUZZ_SEED=${env.FUZZ_SEED}`)
}
const report = path.join(root, 'node_modules/.cache/test-report.json')
rmSync(report, { force: true })
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...args], {
  cwd: root,
  stdio: 'inherit',
  env,
})
summarize(JSON.parse(readFileSync(report, 'utf8')))
process.exitCode = status ?? 1

/** Print the slowest files, and last the counts. A file that could not be run counts as failed. */
function summarize({ testResults, numPassedTests, numFailedTests }) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000
  const slowest = testResults.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, 10)
  say('The slowest files:')
  for (const result of slowest) {
    say(`${seconds(result).toFixed(1).padStart(6)} s  ${path.relative(root, result.name)}`)
  }
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  for (const { name } of broken) say(`Could not be run: ${path.relative(root, name)}`)
  console.log(`${numPassedTests} passed, ${numFailedTests + broken.length} failed`)
}
