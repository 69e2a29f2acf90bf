import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { id } from './columns.ts'
import { openToAdmins } from './policies.ts'

export const changeSetKinds = ['import', 'source', 'bulk-edit'] as const
export type ChangeSetKind = (typeof changeSetKinds)[number]

/**
 * Changes of centers that were made together and are undone together: by an import, by the accepted differences of a
 * source's run, by a bulk edit. Bulk edits older than 30 days are deleted.
 */
export const changeSets = pgTable(
  'change_sets',
  {
    /** The id of the import or the run that made it. */
    id: id(),
    kind: text({ enum: changeSetKinds }).notNull(),
    /** The file, the source, or the edited field. */
    title: text().notNull(),
    /** How a bulk edit chose its centers and their new values; null for others. */
    bulkEdit: jsonb().$type<BulkEditDetails>(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for the command line, a schedule and former members. */
    madeBy: uuid().default(sql`app_user_id()`),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('change_sets_newest').on(t.kind, t.madeAt.desc().nullsFirst()),
    check('change_sets_kind_known', sql.raw(`kind in ('${changeSetKinds.join("','")}')`)),
    openToAdmins('change_sets'),
  ],
)

/** How a bulk edit makes a field's new value. `find` is the text that `value` replaces, or ''. */
export type BulkChange = {
  kind: 'set' | 'clear' | 'replace' | 'add' | 'remove'
  value: string
  find: string
}

export type BulkEditDetails = {
  change: BulkChange
  /** The table's query string that chose the centers; '' if staff selected single rows. */
  chosenBy: string
}

/** What a set did to a center. As in `claims`, there is no foreign key to centers. */
export const centerChanges = pgTable(
  'center_changes',
  {
    setId: uuid()
      .notNull()
      .references(() => changeSets.id, { onDelete: 'cascade' }),
    /** The order in the set. In an import, the record's number in the file. */
    number: integer().notNull(),
    centerId: uuid().notNull(),
    /** The set added the center. */
    isAdded: boolean().notNull().default(false),
    /** Each field from its old to its new value; a list by its removed and added entries. */
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The accepted difference. */
    differenceId: uuid(),
    undone: boolean().notNull().default(false),
    /** Why an undo left the center, or some of its values. */
    keptBecause: text(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.number] }),
    index('center_changes_center').on(t.centerId, t.setId),
    index('center_changes_to_undo')
      .on(t.setId, t.number)
      .where(sql`not undone and kept_because is null`),
    openToAdmins('center_changes'),
  ],
)
