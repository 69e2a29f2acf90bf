import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const exclude = ['node_modules/**', 'build/**']

/**
 * The files of a worker share its modules: loading the sources, compiling the database engine and reading
 * the built app for each file takes a third to half of the time. A test that changes shared state (a fake timer, a
 * stubbed global) puts it back.
 */
const isolate = false

/** Relative to this folder. */
const setupFiles = ['tests/support/fixed-seed.ts']

/** Milliseconds after which something hangs. Machines differ tenfold: no test fails for having been slow. */
const timeLimits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

const inBrowser = { globalSetup: ['tests/support/e2e-setup.ts'] }

export default defineConfig({
  test: {
    // One more than processors: a test mostly waits, for a browser, a server, PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project(
        'unit',
        ['{app,commands,db,server,bench}/**/*.test.{ts,tsx}', 'tests/{,search/}*.test.ts'],
        {
          exclude: [...exclude, '**/*.{db,process}.test.ts'],
        },
      ),
      project('database', ['{app,bench,db,server,commands,tests}/**/*.db.test.ts']),
      project('http', ['tests/http/**/*.test.ts']),
      // What starts and kills processes of its own: slow, and rarely broken.
      project('process', [
        '{app,bench,db,server,commands}/**/*.process.test.ts',
        'tests/process/*.test.ts',
      ]),
      // The browser, as visitors use the site.
      project('e2e', ['tests/e2e/*.test.ts'], inBrowser),
      // The browser, through the long work of members and staff.
      project('journeys', ['tests/journeys/*.test.ts'], inBrowser),
    ],
  },
})

function project(name: string, include: string[], more = {}) {
  return { test: { name, include, exclude, isolate, setupFiles, ...timeLimits, ...more } }
}
