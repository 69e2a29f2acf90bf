import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { facets } from '#app/center/offerings/facets.ts'
import { isOffering } from '#app/center/offerings/offerings.ts'
import { findProjectRoot } from './project-root.ts'

const first = 'CREATE OR REPLACE FUNCTION facet_vocabulary()'
const last = '$$;\n'

/**
 * Write the vocabulary as the SQL function from which the database knows the bit and the group of each
 * choice. Replacing it rewrites no row and no index: a new choice is in no row yet.
 */
export function writeVocabulary(): string {
  const rows = facets
    .toSorted((one, other) => one.bit - other.bit)
    .map(({ bit, name, group }) => `    (${bit}, '${name}', '${group}', ${isOffering(name)})`)
  return `${first}
RETURNS TABLE (place integer, name text, choice_group text, is_offering boolean)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  VALUES
${rows.join(',\n')}
${last}`
}

/** Read the vocabulary that the newest migration with one writes; null without any. */
export function readMigratedVocabulary(): string | null {
  const folder = path.join(findProjectRoot(), 'db', 'migrations')
  for (const file of readdirSync(folder).sort().reverse()) {
    if (!file.endsWith('.sql')) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    const start = text.indexOf(first)
    if (start !== -1) return text.slice(start, text.indexOf(last, start) + last.length)
  }
  return null
}
