import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FieldChange } from './activities.ts'
import type { BulkChange } from './change-sets.ts'
import { createdAt, id } from './columns.ts'
import { openToAdmins } from './policies.ts'

// 1.4 moved these two tables to `change_sets`; 1.5 drops them.

/** One field that staff edited for many centers at once. A new one deletes those older than 30 days. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    id: id(),
    createdAt: createdAt(),
    createdBy: uuid().default(sql`app_user_id()`),
    /** A name in `app/center/fields/center-fields.ts`. */
    field: text().notNull(),
    change: jsonb().$type<BulkChange>().notNull(),
    /** The table's query string that chose the centers; '' if staff selected single rows. */
    chosenBy: text().notNull(),
    changed: integer().notNull(),
    undoneAt: timestamp({ withTimezone: true }),
    /** How many centers an undo left because they changed again. */
    kept: integer(),
  },
  (t) => [
    index('bulk_edits_newest').on(t.createdAt.desc().nullsFirst()),
    openToAdmins('bulk_edits'),
  ],
)

/** The changes of a bulk edit, by center. As in `claims`, there is no foreign key to centers. */
export const bulkEditCenters = pgTable(
  'bulk_edit_centers',
  {
    bulkEditId: uuid()
      .notNull()
      .references(() => bulkEdits.id, { onDelete: 'cascade' }),
    centerId: uuid().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bulkEditId, t.centerId] }), openToAdmins('bulk_edit_centers')],
)
