import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { treatmentCenters } from './centers.ts'
import { createdAt } from './columns.ts'
import { directoryPolicies } from './policies.ts'

const centerId = () =>
  uuid()
    .notNull()
    .references(() => treatmentCenters.id, { onDelete: 'cascade' })

/** Addresses that a center had before: each redirects for good to the current one. */
export const centerFormerSlugs = pgTable(
  'center_former_slugs',
  { slug: text().primaryKey(), centerId: centerId(), createdAt: createdAt() },
  (t) => [
    index('center_former_slugs_center').on(t.centerId),
    ...directoryPolicies('center_former_slugs'),
  ],
)

export const centerCategories = pgTable(
  'center_categories',
  { centerId: centerId(), category: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.centerId, t.category] }),
    ...directoryPolicies('center_categories'),
  ],
)

/** One row a weekday. `dayOfWeek` is ISO 8601: 1 is Monday, 7 is Sunday. `hours` is text as published. */
export const centerOpeningHours = pgTable(
  'center_opening_hours',
  { centerId: centerId(), dayOfWeek: smallint().notNull(), hours: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.centerId, t.dayOfWeek] }),
    check('center_opening_hours_day', sql`day_of_week between 1 and 7`),
    ...directoryPolicies('center_opening_hours'),
  ],
)

/** A center's own statements by section: it offers something (`true`) or does not (`false`). */
export const centerAdditionalInfo = pgTable(
  'center_additional_info',
  {
    centerId: centerId(),
    category: text().notNull(),
    infoKey: text().notNull(),
    infoValue: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.centerId, t.category, t.infoKey] }),
    ...directoryPolicies('center_additional_info'),
  ],
)
