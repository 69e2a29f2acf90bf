import { sql } from 'drizzle-orm'
import { boolean, integer, pgPolicy, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { everyone } from '../roles.ts'
import { bits, plainText } from './columns.ts'

/** Centers in one row of `search_bits`. The functions of `0029_quick_search_terms.sql` know it too. */
export const bitsInChunk = 8_192

const readOnly = (table: string) => [
  pgPolicy(`${table}_read`, { for: 'select', to: [...everyone], using: sql`true` }),
]

/** Every word and stem that some center was ever found by. Kept by triggers; none is taken away. */
export const searchLexemes = pgTable('search_lexemes', { lexeme: plainText().primaryKey() }, () =>
  readOnly('search_lexemes'),
)

/**
 * What so many centers have in common that searches look it up in `search_bits` and not in an index.
 * A word or stem as it is; '%' and the first one to three letters of a word; '@' and a location key;
 * '#' and a treatment type; '*' and a minimum rating; '!open'. `ready` once all of its bits are there.
 */
export const searchTerms = pgTable(
  'search_terms',
  { term: plainText().primaryKey(), ready: boolean().notNull().default(false) },
  () => readOnly('search_terms'),
)

/** Which centers have a term: bit n of chunk c is the center at position c * 8192 + n. */
export const searchBits = pgTable(
  'search_bits',
  {
    term: plainText().notNull(),
    chunk: integer().notNull(),
    bits: bits(bitsInChunk).notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.chunk] }), ...readOnly('search_bits')],
)
