// npm run db:generate [-- NAME [--custom]]: writes the function of the vocabulary to filter by, and with
// a NAME a migration with what changed in `db/schema`, or an empty one to write by hand. Released
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
if (others.length > 0 || !/^[a-z0-9_]+$/.test(name ?? 'none') || (values.custom && !name)) {
  fail(
    'Usage: npm run db:generate [-- NAME [--custom]], where NAME says what changes: add_intake_phone',
  )
}
ensureInstalled()
await writeVocabularyFile()
if (name) {
  const kind = values.custom ? ['--custom'] : []
  run(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name, ...kind])
  keepNewestSnapshot()
}

/** drizzle-kit compares the schema with the newest one alone. */
function keepNewestSnapshot() {
  const folder = path.join(root, 'db/migrations/meta')
  const snapshots = readdirSync(folder).filter((entry) => entry.endsWith('_snapshot.json'))
  for (const old of snapshots.sort().slice(0, -1)) rmSync(path.join(folder, old))
}

/** drizzle-kit knows no functions. */
async function writeVocabularyFile() {
  const { tsImport } = await import('tsx/esm/api')
  const { vocabularyFile, writeVocabulary } = await tsImport(
    '../db/facet-vocabulary.ts',
    import.meta.url,
  )
  writeFileSync(vocabularyFile, writeVocabulary())
}
