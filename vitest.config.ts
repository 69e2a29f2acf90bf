import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const exclude = ['node_modules/**', 'build/**']

/**
 * Of two seconds that a file with a database took before its first test, most went into compiling the
 * engine and reading the built app. A worker's files share both, and with them the state of modules: a
 * test that changes it (a fake timer, a stub) puts it back.
 */
const isolate = false

/**
 * Milliseconds after which something hangs. Machines that run the tests differ tenfold, and speed is the
 * benches' business: no test fails for having taken long.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 90_000 } },
}

export default defineConfig({
  test: {
    // One more than processors: a test mostly waits, for a browser, a server, PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          include: ['{app,db,server,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...exclude, '**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          isolate,
          ...patience,
          environment: 'node',
          include: ['{app,db,server,commands,tests}/**/*.db.test.ts'],
          exclude,
        },
      },
      {
        test: {
          name: 'http',
          isolate,
          ...patience,
          environment: 'node',
          include: ['tests/http/**/*.test.ts'],
          exclude,
        },
      },
      {
        test: {
          name: 'e2e',
          isolate,
          ...patience,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/e2e-setup.ts'],
          exclude,
        },
      },
    ],
  },
})
