import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { directoryPolicies } from './policies.ts'

/**
 * A provider with centers at several places. Staff group the centers; each keeps its own facts. Rows
 * that nothing refers to anymore are deleted.
 */
export const organizations = pgTable(
  'organizations',
  { id: id(), createdAt: createdAt(), name: text().notNull(), website: text() },
  (t) => [
    uniqueIndex('organizations_name').on(sql`lower(${t.name})`),
    check('organizations_name_given', sql`length(btrim(name)) between 1 and 200`),
    check('organizations_website_http', sql`website ~* '^https?://'`),
    ...directoryPolicies('organizations'),
  ],
)
