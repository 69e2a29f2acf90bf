import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { openToAdmins } from './policies.ts'

/** Named filters and orders of the admin's table of centers, shared by all admins. */
export const tableViews = pgTable(
  'table_views',
  {
    id: id(),
    createdAt: createdAt(),
    name: text().notNull(),
    /** A query string: "?county=Essex&sort=name". */
    query: text().notNull(),
  },
  () => [
    uniqueIndex('table_views_name').on(sql`lower(name)`),
    check('table_views_length', sql`length(name) between 1 and 60 and length(query) <= 1000`),
    openToAdmins('table_views'),
  ],
)
