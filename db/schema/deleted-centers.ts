import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { openToAdmins } from './policies.ts'

/**
 * Deleted centers with all their dependent rows, which `restore_center` can restore. A trigger
 * fills the table; rows are deleted after 30 days.
 */
export const deletedCenters = pgTable(
  'deleted_centers',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    city: text(),
    deletedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedBy: uuid(),
    /** Rows by table name. */
    contents: jsonb().$type<Record<string, unknown[]>>().notNull(),
  },
  (t) => [
    index('deleted_centers_slug').on(t.slug),
    index('deleted_centers_newest').on(t.deletedAt.desc().nullsFirst()),
    openToAdmins('deleted_centers'),
  ],
)
