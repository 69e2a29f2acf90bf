import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { id } from './columns.ts'
import { openToAdmins } from './policies.ts'
import { differenceKinds, sourceFacts } from './source-facts.ts'
import { sourceRuns, sources } from './sources.ts'

// What sources say. As in `claims`, there are no foreign keys to centers: a center can be deleted
// and restored, and afterward is the same.

/** A center as a source names it: the rows of its file with one name at one address. */
export const sourceRecords = pgTable(
  'source_records',
  {
    sourceId: uuid()
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** The place id, or else name, street and ZIP code, folded. */
    key: text().notNull(),
    /** Null for a record that is not in the directory. */
    centerId: uuid(),
    /** The last run whose file had the record. Without a foreign key: it only tells runs apart. */
    lastRunId: uuid().notNull(),
    /** Its rows in that file, as an import's drafts. */
    said: jsonb().$type<unknown[]>().notNull(),
    /** Its rows in the last run that staff could decide about; null for none. */
    saidBefore: jsonb().$type<unknown[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.key] }),
    index('source_records_of_source').on(t.sourceId, t.centerId),
    index('source_records_center').on(t.centerId),
    openToAdmins('source_records'),
  ],
)

/**
 * `found`: the run is not finished, or is held. `superseded`: the source says something else now.
 */
export const differenceStatuses = [
  'found',
  'open',
  'accepted',
  'dismissed',
  'superseded',
  'undone',
] as const
export type DifferenceStatus = (typeof differenceStatuses)[number]

/**
 * `records`: two records of the source disagree. `centers`: a record matches two centers.
 * `verified`: a person verified the center.
 */
export const differenceConflicts = ['records', 'centers', 'verified'] as const

/** One thing that a source says and the directory does not. */
export const differences = pgTable(
  'differences',
  {
    id: id(),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** The newest run that found it while it was open. */
    runId: uuid()
      .notNull()
      .references(() => sourceRuns.id, { onDelete: 'cascade' }),
    /** Null for a vanished center. */
    recordKey: text(),
    /** Null for a new center until it is accepted. */
    centerId: uuid(),
    kind: text({ enum: differenceKinds }).notNull(),
    conflict: text({ enum: differenceConflicts }),
    /** Null for a center as a whole. */
    fact: text({ enum: sourceFacts }),
    /** The changes when it is accepted, by column; a list by its removed and added entries. */
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
    /** A new center, as an import's draft. */
    draft: jsonb(),
    /** A hash of what the source says: a dismissed difference returns only with another one. */
    fingerprint: text().notNull(),
    status: text({ enum: differenceStatuses }).notNull().default('found'),
    decidedAt: timestamp({ withTimezone: true }),
    /** Null for a rule. */
    decidedBy: uuid(),
    byRule: boolean().notNull().default(false),
    // 1.4 moved this to `center_changes`; 1.5 drops it.
    keptBecause: text(),
  },
  (t) => [
    index('differences_waiting').on(t.sourceId, t.kind, t.fact, t.id).where(sql`status = 'open'`),
    index('differences_run').on(t.runId, t.status, t.id),
    index('differences_center').on(t.centerId, t.status),
    index('differences_record').on(t.sourceId, t.recordKey),
    check('differences_kind_known', sql.raw(`kind in ('${differenceKinds.join("','")}')`)),
    check(
      'differences_conflict_known',
      sql.raw(`conflict in ('${differenceConflicts.join("','")}')`),
    ),
    check('differences_fact_known', sql.raw(`fact in ('${sourceFacts.join("','")}')`)),
    check('differences_status_known', sql.raw(`status in ('${differenceStatuses.join("','")}')`)),
    openToAdmins('differences'),
  ],
)
