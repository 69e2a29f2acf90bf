import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { staffRole } from '../roles.ts'

const readPolicy = (table: string) =>
  pgPolicy(`${table}_read`, {
    for: 'select',
    to: staffRole,
    using: sql`(select app_role()) = 'admin'`,
  })

const kinds = ['users', 'reviews', 'comments', 'votes'] as const

/**
 * How many members, reviews, comments and votes there are, by the day of New Jersey's on which each was
 * made. To be read together with `daily_changes`: the sum of both is true at any moment.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    kind: text({ enum: kinds }).notNull(),
    day: date().notNull(),
    number: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.day] }),
    check('daily_counts_known', sql`kind in ('users', 'reviews', 'comments', 'votes')`),
    readPolicy('daily_counts'),
  ],
)

/**
 * What came and went since `fold_daily_changes` last added it to `daily_counts`. Rows are only ever
 * added, so that nobody who writes waits for anybody else.
 */
export const dailyChanges = pgTable(
  'daily_changes',
  {
    kind: text({ enum: kinds }).notNull(),
    day: date().notNull(),
    number: integer().notNull(),
  },
  (t) => [index('daily_changes_kind').on(t.kind, t.day), readPolicy('daily_changes')],
)
