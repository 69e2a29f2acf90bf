import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'

/** The sources of a test's database; the packages include the embedded engine. */
const sources = [
  'db',
  'site',
  'app/lib',
  'app/center',
  'app/data/import',
  'app/data/samples',
  'tests/support',
]

let hashed: Promise<string> | undefined

/** Hash everything that a database is made from: its sources and the packages. Returns 16 digits. */
export function hashSources(): Promise<string> {
  hashed ??= hash()
  return hashed
}

async function hash(): Promise<string> {
  const root = findProjectRoot()
  const hash = createHash('sha256').update(await readFile(path.join(root, 'package-lock.json')))
  for (const source of sources) {
    const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !/\.test\./.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.sort()) {
      hash.update(path.relative(root, file)).update(await readFile(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
