import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { openToAdmins } from './policies.ts'

/**
 * Centers that a person deleted, whole, with all that hung on them, so that `restore_center` can put
 * them back. A trigger fills it; what is older than 30 days is swept away.
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
    /** Table → its rows. */
    contents: jsonb().$type<Record<string, unknown[]>>().notNull(),
  },
  (t) => [
    index('deleted_centers_slug').on(t.slug),
    index('deleted_centers_newest').on(t.deletedAt.desc().nullsFirst()),
    openToAdmins('deleted_centers'),
  ],
)
