import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { keeperRole } from '../roles.ts'
import { treatmentCenters } from './centers.ts'
import { openTo, openToAdmins } from './policies.ts'

const countPolicies = (table: string) => [openToAdmins(table), openTo(keeperRole, table)]

/** Daily views of each center's page, by the day. Nothing about the visitor is stored. */
export const centerViews = pgTable(
  'center_views',
  {
    centerId: uuid()
      .notNull()
      .references(() => treatmentCenters.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.centerId, t.day] }),
    index('center_views_day').on(t.day),
    check('center_views_counted', sql`views > 0`),
    ...countPolicies('center_views'),
  ],
)

/**
 * Daily counts of searches without results, by the day: the folded words, and nothing
 * about the visitor.
 */
export const emptySearches = pgTable(
  'empty_searches',
  { query: text().notNull(), day: date().notNull(), searches: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.query, t.day] }),
    index('empty_searches_day').on(t.day),
    check('empty_searches_counted', sql`searches > 0 and length(query) between 1 and 80`),
    ...countPolicies('empty_searches'),
  ],
)
