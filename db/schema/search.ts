import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
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

/** Into how many parts, all of about as many centers, each order is cut: a number of this many bits. */
export const partDigits = 5

/**
 * Where each part of an order but the first begins, by what the order goes by: numbers as they ascend, so
 * negated, infinity for none, and the name in small letters. `centers` is how many there were when it was cut.
 */
export const searchOrders = pgTable(
  'search_orders',
  {
    sort: plainText().primaryKey(),
    firsts: doublePrecision().array().notNull(),
    seconds: doublePrecision().array().notNull(),
    names: text().array().notNull(),
    centers: integer().notNull(),
    /** The same for all orders that were cut at once. */
    cut: uuid().notNull(),
    ready: boolean().notNull().default(false),
  },
  () => readOnly('search_orders'),
)

/** In which part of an order each center is: the part's number in binary, digit by digit, the highest first. */
export const searchOrderBits = pgTable(
  'search_order_bits',
  {
    sort: plainText().notNull(),
    digit: integer().notNull(),
    chunk: integer().notNull(),
    bits: bits(bitsInChunk).notNull(),
  },
  (t) => [primaryKey({ columns: [t.sort, t.digit, t.chunk] }), ...readOnly('search_order_bits')],
)
