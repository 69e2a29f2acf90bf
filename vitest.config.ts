import { defineConfig } from 'vitest/config'

const exclude = ['node_modules/**', 'build/**']

/**
 * Of two seconds that a file with a database took before its first test, most went into compiling the
 * engine and reading the built app. A worker's files share both, and with them the state of modules: a
 * test that changes it (a fake timer, a stub) puts it back.
 */
const isolate = false

export default defineConfig({
  test: {
    // Vitest leaves one processor idle, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{app,db,server,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...exclude, '**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          isolate,
          environment: 'node',
          include: ['{app,db,server,commands,tests}/**/*.db.test.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'http',
          isolate,
          environment: 'node',
          include: ['tests/http/**/*.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          isolate,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/e2e-setup.ts'],
          expect: { poll: { timeout: 15_000 } },
          exclude,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
