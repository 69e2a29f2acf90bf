// npm run db:generate -- NAME [--custom]: adds a migration with what changed in `db/schema`, and one
// with what changed in the vocabulary to filter by, or an empty one to write by hand. Released
// migrations never change: db/released-migrations.test.ts.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, fail, root, run } from './lib/prepare.mjs'

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
const generate = (...kind) =>
  run(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name, ...kind])

if (values.custom) {
  generate('--custom')
} else {
  await generateVocabulary()
  generate()
}
keepNewestSnapshot()

/** drizzle-kit compares the schema with the newest one alone. */
function keepNewestSnapshot() {
  const folder = path.join(root, 'db/migrations/meta')
  const snapshots = readdirSync(folder).filter((entry) => entry.endsWith('_snapshot.json'))
  for (const old of snapshots.sort().slice(0, -1)) rmSync(path.join(folder, old))
}

/** drizzle-kit knows no functions. */
async function generateVocabulary() {
  const { tsImport } = await import('tsx/esm/api')
  const { readMigratedVocabulary, writeVocabulary } = await tsImport(
    '../db/facet-vocabulary.ts',
    import.meta.url,
  )
  const vocabulary = writeVocabulary()
  if (vocabulary === readMigratedVocabulary()) return
  generate('--custom')
  const folder = path.join(root, 'db/migrations')
  const file = readdirSync(folder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort()
    .at(-1)
  writeFileSync(
    path.join(folder, file),
    `-- The choices to filter by, as app/center/offerings/offerings.ts and app/center/offerings/facets.ts have them.\n${vocabulary}`,
  )
}
