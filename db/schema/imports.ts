import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TreatmentType } from '#app/lib/treatment-types.ts'
import { importerRole } from '../roles.ts'
import type { FieldChange } from './activities.ts'
import { createdAt, id } from './columns.ts'
import { openTo, openToAdmins } from './policies.ts'

/**
 * uploaded → previewing → previewed → queued → running → done → undoing → undone; any of the working
 * ones may end as failed, and a person may cancel before the end.
 */
export const importStates = [
  'uploaded',
  'previewing',
  'previewed',
  'queued',
  'running',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const

export const duplicateRules = [
  'place-id',
  'name-address',
  'similar-name',
  'same-name',
  'same-name-no-address',
] as const
export type DuplicateRule = (typeof duplicateRules)[number]

/** Which list a file is, and the list's own day ("2025-03-14"); null where that is not known. */
export type ListSource = { listedIn: string | null; listedOn: string | null }

/** Skip the rows that have this value in this column, in any letter case. */
export type SkipRule = { column: string; value: string }

/** The choices that a person has: what to do with a name at another address, and with duplicates. */
export type ImportChoices = {
  /** The specification skips a center whose name is known at another address. */
  sameName: 'skip' | 'import'
  /** `fill` gives a known center what it has not; what it has is never changed. */
  duplicates: 'skip' | 'fill'
  skipRules: SkipRule[]
} & ListSource

export type ImportCounts = {
  inserted: number
  /** Further programs of a center at the same address, whose services were added to it. */
  merged: number
  /** Duplicates that gave a known center what it had not. */
  filled: number
  duplicates: Record<DuplicateRule, number>
  skipped: number
  failed: number
  /** Records that lost a value, whatever became of them. */
  warned: number
  /** Records that an undo left alone. */
  kept?: number
}

/** Names with how often each was met, the largest counts first. */
export type Counted = [name: string, count: number][]

/** What a file holds besides its centers. */
export type ImportContents = {
  /** How many records each adapter read. */
  formats: Counted
  /** Fields that no adapter reads, by their name in the file, with the records that fill them. */
  unknownFields: Counted
  /** Keys of its columns that a person has said to be a field. */
  mappedFields: string[]
  /** Service codes that SAMHSA's code book lacks. */
  unknownCodes: Counted
  notes: string[]
}

/**
 * One file that somebody imports, or imported: what is to be done with it and how far that is. Each batch locks
 * its row, and says in its own transaction that it is done, so that two processes never store one batch twice.
 */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    createdAt: createdAt(),
    /** Null for the command line. */
    createdBy: uuid().default(sql`app_user_id()`),
    /** For whom the work is done, with whose rights: null for the command line. */
    actorId: uuid().default(sql`app_user_id()`),
    fileName: text().notNull(),
    /** SHA-256 of the file, in hexadecimal digits. */
    fileHash: text().notNull(),
    /** In bytes. */
    fileSize: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: importStates }).notNull().default('uploaded'),
    choices: jsonb().$type<ImportChoices>().notNull(),
    /** Which field a column is that the importer does not know, by the column's key. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Records by what becomes of them. */
    counts: jsonb().$type<ImportCounts>(),
    contents: jsonb().$type<ImportContents>(),
    /** Null until the file was read to its end. */
    rowsTotal: integer(),
    rowsDone: integer().notNull().default(0),
    /** How much of the present work is done, from 0 to 1. */
    share: doublePrecision().notNull().default(0),
    /** Since when, and from which row on, it is worked on without a break. */
    workingSince: timestamp({ withTimezone: true }),
    workingFrom: integer().notNull().default(0),
    /** Its place among those that wait. */
    queuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    /** When its preview was made. */
    previewedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
    /** Until when other processes take it for one that is worked on. */
    leaseUntil: timestamp({ withTimezone: true }),
    /** Why it failed, in words for the person who imports. */
    error: text(),
  },
  (t) => [
    index('imports_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    index('imports_waiting')
      .on(t.queuedAt)
      .where(sql`state in ('uploaded', 'previewing', 'queued', 'running', 'undoing')`),
    check('imports_state_known', sql.raw(`state in ('${importStates.join("','")}')`)),
    openToAdmins('imports'),
    openTo(importerRole, 'imports'),
  ],
)

const importOutcomes = ['inserted', 'merged', 'filled', 'duplicate', 'skipped', 'failed'] as const

/** What becomes of each record of a file: foretold by the preview, then what the import really did. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The record's place in the file, from 1. */
    number: integer().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    /** Which rule made it a duplicate. */
    rule: text({ enum: duplicateRules }),
    name: text(),
    /** "Trenton, NJ": tells centers of one name apart. */
    place: text(),
    address: text(),
    phone: text(),
    treatmentTypes: text().array().$type<TreatmentType[]>().notNull().default(sql`'{}'`),
    reason: text(),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    /** The center that it became, that it was added to, or that it repeats. */
    centerId: uuid(),
    /** An earlier record of the file that it repeats. */
    originalNumber: integer(),
    /**
     * What it changed of a center that was there before: a field from nothing to a value, a list by the
     * entries that came, or that others took the place of.
     */
    changes: jsonb().$type<FieldChange[]>(),
    /** Why an undo left it as it is. */
    keptBecause: text(),
    undone: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    index('import_rows_outcome').on(t.importId, t.outcome, t.number),
    index('import_rows_warned').on(t.importId, t.number).where(sql`warnings <> '[]'`),
    index('import_rows_center')
      .on(t.centerId)
      .where(sql`outcome in ('inserted', 'merged', 'filled') and not undone`),
    check('import_rows_outcome_known', sql.raw(`outcome in ('${importOutcomes.join("','")}')`)),
    openToAdmins('import_rows'),
  ],
)

/** What an admin once said that an unknown column means; the next file is read so from the start. */
export const importMappings = pgTable(
  'import_mappings',
  {
    /** The column's name, folded as the importer compares names. */
    key: text().primaryKey(),
    field: text().notNull(),
    createdAt: createdAt(),
  },
  () => [
    check('import_mappings_length', sql`length(key) between 1 and 100`),
    openToAdmins('import_mappings'),
  ],
)
