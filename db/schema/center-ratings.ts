import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgPolicy,
  pgTable,
  uuid,
} from 'drizzle-orm/pg-core'
import { staffRole } from '../roles.ts'

/**
 * The approved reviews of each center that has any, counted. Kept by triggers. No foreign key: when a
 * center goes, its reviews go, and with the last of them the row.
 */
export const centerRatings = pgTable(
  'center_ratings',
  {
    centerId: uuid().primaryKey(),
    reviews: integer().notNull(),
    ratingSum: integer().notNull(),
    /** Doubles are divided to the last bit, so equal averages are equal. */
    average: doublePrecision().generatedAlwaysAs(
      sql`rating_sum::double precision / nullif(reviews, 0)`,
    ),
  },
  (t) => [
    index('center_ratings_best').on(t.average.desc().nullsLast(), t.reviews.desc().nullsLast()),
    check('center_ratings_counted', sql`reviews >= 0`),
    pgPolicy('center_ratings_read', {
      for: 'select',
      to: staffRole,
      using: sql`(select app_role()) = 'admin'`,
    }),
  ],
)
