// npm test: runs every suite, including browser tests. `npm test -- --project unit` runs one.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser, findHeadlessBrowser } from './lib/find-browser.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { ensureBuilt, ensureInstalled, root, run, say } from './lib/prepare.mjs'

ensureInstalled()
const args = process.argv.slice(2)
ensureBuilt()
const postgres = process.env.TEST_DATABASE_URL ?? (await startPostgres())?.url
if (!postgres) {
  say(
    'No PostgreSQL: the tests run on the embedded engine alone. Install it, or set TEST_DATABASE_URL.',
  )
}
const report = path.join(root, 'node_modules/.cache/test-report.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
run(
  process.execPath,
  [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args],
  {
    NODE_ENV: 'test',
    CHROMIUM: findBrowser(),
    HEADLESS_CHROMIUM: findHeadlessBrowser(),
    ...(postgres && { TEST_DATABASE_URL: postgres }),
  },
)
const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
const slowest = testResults
  .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
  .sort((a, b) => b.seconds - a.seconds)
say('The slowest files:')
for (const { name, seconds } of slowest.slice(0, 10)) {
  say(`${seconds.toFixed(1).padStart(6)} s  ${path.relative(root, name)}`)
}
