import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const exclude = ['node_modules/**', 'build/**']

/**
 * Of two seconds that a file with a database took before its first test, most went into compiling the
 * engine and reading the built app. A worker's files share both, and with them the state of modules: a
 * test that changes it (a fake timer, a stub) puts it back.
 */
const isolate = false

/** Milliseconds after which something hangs. Machines differ tenfold: no test fails for having been slow. */
const timeLimits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    // One more than processors: a test mostly waits, for a browser, a server, PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('unit', ['{app,db,server,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'], {
        isolate: true,
        exclude: [...exclude, '**/*.db.test.ts'],
      }),
      project('database', ['{app,db,server,commands,tests}/**/*.db.test.ts']),
      project('http', ['tests/http/**/*.test.ts']),
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        globalSetup: ['tests/support/e2e-setup.ts'],
      }),
    ],
  },
})

function project(name: string, include: string[], more = {}) {
  return { test: { name, include, exclude, isolate, ...timeLimits, ...more } }
}
