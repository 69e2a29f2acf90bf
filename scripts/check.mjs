// npm run check: format, lint, types and fast tests, or everything except tests with
// `--without-tests`.
import { checkMigrations } from './lib/check-migrations.mjs'
import { ensureInstalled, run } from './lib/prepare.mjs'

ensureInstalled()
run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'])
run(process.execPath, ['node_modules/@react-router/dev/bin.js', 'typegen'])
run(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'])
checkMigrations()
if (!process.argv.includes('--without-tests')) {
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'])
}
