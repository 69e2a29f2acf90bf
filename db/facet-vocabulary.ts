import path from 'node:path'
import { facets } from '#app/center/offerings/facets.ts'
import { isOffering } from '#app/center/offerings/offerings.ts'
import { findProjectRoot } from './project-root.ts'

/** The file of the vocabulary's function, which `npm run db:generate` writes. */
export const vocabularyFile = path.join(findProjectRoot(), 'db/functions/facet_vocabulary.sql')

/**
 * Write the vocabulary as the SQL function from which the database knows the bit and the group of each
 * choice. Replacing it rewrites no row and no index: a new choice is in no row yet.
 */
export function writeVocabulary(): string {
  const rows = facets
    .toSorted((one, other) => one.bit - other.bit)
    .map(({ bit, name, group }) => `    (${bit}, '${name}', '${group}', ${isOffering(name)})`)
  return `-- The choices to filter by, with their permanent bits: the only list of them in the database.
-- \`npm run db:generate\` writes this file from app/center/offerings.
CREATE OR REPLACE FUNCTION facet_vocabulary()
RETURNS TABLE (place integer, name text, choice_group text, is_offering boolean)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  VALUES
${rows.join(',\n')}
$$;
`
}
