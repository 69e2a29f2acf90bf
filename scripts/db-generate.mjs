// npm run db:generate: rebuilds the baseline's tables from `db/schema`. After the first release the
// baseline stays fixed, and this script becomes `drizzle-kit generate`, which adds a migration for
// each change.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/prepare.mjs'

const folder = path.join(root, 'db/migrations')
const tables = '0001_tables'

// Without a snapshot, drizzle-kit writes all tables into its first file.
rmSync(path.join(folder, 'meta'), { recursive: true, force: true })
rmSync(path.join(folder, `${tables}.sql`), { force: true })
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', 'tables'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
renameSync(path.join(folder, '0000_tables.sql'), path.join(folder, `${tables}.sql`))

// The journal also lists the hand-written files: the migrator reads them in this order.
const file = path.join(folder, 'meta/_journal.json')
const journal = JSON.parse(readFileSync(file, 'utf8'))
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
journal.entries = names.sort().map((name, idx) => {
  return { ...journal.entries[0], idx, tag: path.parse(name).name }
})
writeFileSync(file, `${JSON.stringify(journal, null, 2)}\n`)
const last = String(names.length - 1).padStart(4, '0')
renameSync(
  path.join(folder, 'meta/0000_snapshot.json'),
  path.join(folder, `meta/${last}_snapshot.json`),
)
