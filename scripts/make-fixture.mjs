// Writes tests/upgrade/fixtures/VERSION with this release's data, for the upgrade tests of later ones. Run it by hand
// before a release.
import { spawnSync } from 'node:child_process'
import { startPostgres } from './lib/postgres.mjs'
import { ensureBuilt, fail, root } from './lib/prepare.mjs'

ensureBuilt()
const server = await startPostgres()
if (!server) fail('PostgreSQL is not installed.')
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tests/upgrade/make-fixture.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url } },
)
process.exit(status ?? 1)
