import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { readableByAll, readableByApi } from './policies.ts'

/** Every word that names, places and categories have used, for comparing misspelled words. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
  readableByAll('search_words'),
  readableByApi('search_words'),
])
