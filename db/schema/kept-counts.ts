import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { everyone } from '../roles.ts'

const readOnly = (table: string) => [
  pgPolicy(`${table}_read`, { for: 'select', to: everyone, using: sql`true` }),
]

/** How many centers, how many of them rated, and the sum of those ratings. One row, kept by triggers. */
export const directoryTotals = pgTable(
  'directory_totals',
  {
    singleton: boolean().primaryKey().default(true),
    centers: integer().notNull().default(0),
    samples: integer().notNull().default(0),
    rated: integer().notNull().default(0),
    /** Decimal, as text: a running sum of doubles would drift. */
    scoreSum: numeric().notNull().default('0'),
  },
  () => [check('directory_totals_single_row', sql`singleton`), ...readOnly('directory_totals')],
)

/** Every city and county that has a center, with their number. Kept by triggers. */
export const directoryPlaces = pgTable(
  'directory_places',
  {
    kind: text({ enum: ['city', 'county'] }).notNull(),
    state: text().notNull(),
    /** In lower case: what `location_keys` holds for it. */
    key: text().notNull(),
    name: text().notNull(),
    centers: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.state, t.key] }),
    index('directory_places_key').on(sql`key text_pattern_ops`),
    index('directory_places_size').on(t.kind, t.centers.desc()),
    index('directory_places_unused').on(t.key).where(sql`centers <= 0`),
    ...readOnly('directory_places'),
  ],
)

/** The words that names, places and categories ever used: what a misspelt word is compared with. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  ...readOnly('search_words'),
])
