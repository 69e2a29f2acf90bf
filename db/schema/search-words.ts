import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core'
import { everyone } from '../roles.ts'

/** The words that names, places and categories ever used: what a misspelt word is compared with. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  pgPolicy('search_words_read', { for: 'select', to: everyone, using: sql`true` }),
])
