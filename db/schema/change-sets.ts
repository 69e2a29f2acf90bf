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
import { importerRole } from '../roles.ts'
import type { FieldChange } from './activities.ts'
import { id } from './columns.ts'
import { openTo, openToAdmins } from './policies.ts'

export const changeSetKinds = ['import', 'source', 'bulk-edit', 'bulk-delete'] as const
export type ChangeSetKind = (typeof changeSetKinds)[number]

/**
 * What the worker does: running → done → undoing → undone. An import has states of its own, and a run has those of its
 * differences.
 */
export const changeSetStates = ['running', 'done', 'undoing', 'undone', 'failed'] as const
export type ChangeSetState = (typeof changeSetStates)[number]

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
    /** The group of differences that is accepted; null for others. */
    accepting: jsonb().$type<Accepting>(),
    state: text({ enum: changeSetStates }).notNull().default('done'),
    /** Why its work ended, in words for staff. */
    error: text(),
    /** Its present work has this person's rights; null where it never had any. */
    actorId: uuid(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for the command line, a schedule and former members. */
    madeBy: uuid().default(sql`app_user_id()`),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('change_sets_newest').on(t.kind, t.madeAt.desc().nullsFirst()),
    index('change_sets_waiting').on(t.madeAt).where(sql`state in ('running', 'undoing')`),
    check('change_sets_kind_known', sql.raw(`kind in ('${changeSetKinds.join("','")}')`)),
    check('change_sets_state_known', sql.raw(`state in ('${changeSetStates.join("','")}')`)),
    openTo(importerRole, 'change_sets'),
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
  /** None in a deletion. */
  change?: BulkChange
  /** The table's query string that chose the centers; '' if staff selected single rows. */
  chosenBy: string
  /** Centers that were to change, but changed or were verified before their turn. */
  leftOut?: number
}

/** A group of a run's differences, how many they were, and the last one that was tried. */
export type Accepting = { group: string; after: string | null; total: number }

/** A set's change to one center. As in `claims`, there is no foreign key to centers. */
export const centerChanges = pgTable(
  'center_changes',
  {
    setId: uuid()
      .notNull()
      .references(() => changeSets.id, { onDelete: 'cascade' }),
    /** The order in the set. In an import, the record's number in the file. */
    number: integer().notNull(),
    centerId: uuid().notNull(),
    /** A bulk edit will make it: `changes` has the field's old and new value as text. */
    isPlanned: boolean().notNull().default(false),
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
