// npm run db:generate -- NAME [--custom]: adds a migration with what changed in `db/schema`, or an
// empty one to write by hand. Released migrations never change: db/released-migrations.test.ts.
import { parseArgs } from 'node:util'
import { ensureInstalled, fail, run } from './lib/prepare.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { custom: { type: 'boolean', default: false } },
})
const [name, ...others] = positionals
if (!name || others.length > 0 || !/^[a-z0-9_]+$/.test(name)) {
  fail(
    'Usage: npm run db:generate -- NAME [--custom], where NAME says what changes: add_intake_phone',
  )
}
ensureInstalled()
const kind = values.custom ? ['--custom'] : []
run(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name, ...kind])
