import { sql } from 'drizzle-orm'
import {
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FieldChange } from './activities.ts'
import { createdAt, id } from './columns.ts'
import { openToAdmins, readableByAll, readableByApi } from './policies.ts'

// Duplicates and merged centers. As in `claims`, there are no foreign keys to centers: a center can
// be deleted and restored, and afterward is the same.

/** Two centers that staff say are different, so they are not listed as duplicates again. */
export const centerDistinctions = pgTable(
  'center_distinctions',
  {
    centerId: uuid().notNull(),
    /** The larger of the two ids, so a pair has one row. */
    otherCenterId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.centerId, t.otherCenterId] }),
    check('center_distinctions_order', sql`center_id < other_center_id`),
    openToAdmins('center_distinctions'),
  ],
)

/** Ids of centers that were merged into another. Links and visitors' lists on devices still have them. */
export const centerFormerIds = pgTable(
  'center_former_ids',
  { id: uuid().primaryKey(), centerId: uuid().notNull() },
  (t) => [
    index('center_former_ids_center').on(t.centerId),
    readableByAll('center_former_ids'),
    readableByApi('center_former_ids'),
  ],
)

/** Everything that `unmerge_center` needs to undo a merge. Rows are deleted after 30 days. */
export const centerMerges = pgTable(
  'center_merges',
  {
    id: id(),
    keptCenterId: uuid().notNull(),
    mergedCenterId: uuid().notNull(),
    mergedName: text().notNull(),
    mergedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    mergedBy: uuid(),
    /** The fields of the kept center that took the other's values. */
    changes: jsonb().$type<FieldChange[]>().notNull(),
    /** The merged center and the rows that had no place beside those of the kept one, by table. */
    contents: jsonb().$type<Record<string, unknown[]>>().notNull(),
    /** The keys of the rows that followed, by table. */
    followed: jsonb().$type<Record<string, string[]>>().notNull(),
  },
  (t) => [
    index('center_merges_newest').on(t.mergedAt.desc().nullsFirst()),
    openToAdmins('center_merges'),
  ],
)
