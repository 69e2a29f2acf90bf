import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { keeperRole } from '../roles.ts'
import { treatmentCenters } from './centers.ts'
import { openTo, openToAdmins } from './policies.ts'

const countPolicies = (table: string) => [openToAdmins(table), openTo(keeperRole, table)]

/** How often a center's page was opened on a day of New Jersey’s. Nothing of who opened it is known here. */
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

/** How often a search found nothing on a day of New Jersey’s: its words, folded, and nothing of who searched. */
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
