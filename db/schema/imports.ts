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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { importerRole } from '../roles.ts'
import type { FieldChange } from './activities.ts'
import { createdAt, id } from './columns.ts'
import { openTo, openToAdmins } from './policies.ts'

/**
 * The states of an import: uploaded → previewing → previewed → queued → running → done → undoing →
 * undone. A working state can end as failed, and a person can cancel before the end.
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

/** Why a record has its outcome: the rule of a duplicate or a branch, or that it is outside the state. */
export const outcomeRules = [...duplicateRules, 'outside'] as const

/** The name of a file's list and its date ("2025-03-14"); null if unknown. */
export type ListSource = { listedIn: string | null; listedOn: string | null }

/** Matches the rows with this value in this column, ignoring case. */
export type RowRule = { column: string; value: string }

/** A value for a field in each row that has none, or in every row. */
export type Constant = { field: string; value: string; everyRow: boolean }

/**
 * The options of an import: how to treat a known name at another address, and how to treat
 * duplicates.
 */
export type ImportChoices = {
  /**
   * By default, as in the specification, a center whose name is known at another address is
   * skipped.
   */
  sameName: 'skip' | 'import'
  /** `fill` fills empty fields of a known center; existing values never change. */
  duplicates: 'skip' | 'fill'
  skipRules: RowRule[]
  /** Of each column named here, only rows with one of its values. Missing in imports of older versions. */
  keepRules?: RowRule[]
  /** What to do with records outside the state. Missing in imports of older versions, which kept them. */
  outside?: 'skip' | 'keep'
  /** Missing in imports of older versions. */
  constants?: Constant[]
  /** The row of a table that names its columns, as a spreadsheet counts; guessed without. */
  headerRow?: number | null
} & ListSource

export type ImportCounts = {
  inserted: number
  /** Further programs of a center at the same address, whose services were added to the center. */
  merged: number
  /** Duplicates that filled empty fields of a known center. */
  filled: number
  duplicates: Record<DuplicateRule, number>
  skipped: number
  /** Left out because they are outside the state; not in `skipped`. Missing in older imports. */
  outside?: number
  /** Inserted although another place has the name; also in `inserted`. Missing in older imports. */
  branches?: number
  failed: number
  /** Records that lost a value, whatever their outcome. */
  warned: number
  /** Records that an undo did not reverse. */
  kept?: number
}

/** Names with their counts, largest first. */
export type Counted = [name: string, count: number][]

/** Where the header of a table is. `top` has the rows that a person can choose from. */
export type TableHeader = {
  /** As a spreadsheet counts, from 1. */
  row: number
  /** The beginning of each row's text, and what stands for its columns (`shapeOf`). */
  top: { row: number; text: string; shape: string }[]
}

/** The contents of a file besides centers, from its preview. */
export type ImportContents = {
  /** Number of records by adapter. */
  formats: Counted
  /**
   * Fields that no adapter reads, by their name in the file, with the number of records that fill
   * them.
   */
  unknownFields: Counted
  /** Keys of columns that a person mapped to a field. */
  mappedFields: string[]
  /** Keys of all columns, sorted. Missing in imports of older versions. */
  columns?: string[]
  /** Rows that the rules about rows left out, by their reason. Missing in imports of older versions. */
  skippedRows?: Counted
  /** Records outside the state, left out or kept. Missing in imports of older versions. */
  outside?: number
  /** Service codes that are missing from SAMHSA's code book. */
  unknownCodes: Counted
  notes: string[]
  /** Missing in imports of older versions, and for files that are no table. */
  table?: TableHeader
  /** How many centers have each of the fields that matter most. Missing in imports of older versions. */
  found?: Counted
}

/**
 * One imported file with its options and progress. Each batch locks the row and updates it in its
 * own transaction, so two processes never store one batch twice.
 */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    createdAt: createdAt(),
    /** Null for the command line. */
    createdBy: uuid().default(sql`app_user_id()`),
    /** The import runs with this person's rights; null for the command line. */
    actorId: uuid().default(sql`app_user_id()`),
    fileName: text().notNull(),
    /** SHA-256 of the file in hexadecimal. */
    fileHash: text().notNull(),
    /** In bytes. */
    fileSize: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: importStates }).notNull().default('uploaded'),
    choices: jsonb().$type<ImportChoices>().notNull(),
    /** The field for each unknown column, by the column's key. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Number of records by outcome. */
    counts: jsonb().$type<ImportCounts>(),
    contents: jsonb().$type<ImportContents>(),
    /** Null until the file has been read to its end. */
    rowsTotal: integer(),
    rowsDone: integer().notNull().default(0),
    /** Progress of the current work, from 0 to 1. */
    share: doublePrecision().notNull().default(0),
    /** When the current run of work started, and at which row. */
    workingSince: timestamp({ withTimezone: true }),
    workingFrom: integer().notNull().default(0),
    /** Position in the queue. */
    queuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    previewedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
    // 1.4 moved leases and attempts to `leases`; 1.5 drops their columns here.
    leaseUntil: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** The reason for a failure, in words for the person who imports. */
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

/** The outcome of each record of a file: first the preview's forecast, then the actual result. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The record's position in the file, from 1. */
    number: integer().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    rule: text({ enum: outcomeRules }),
    name: text(),
    /** "Austin, TX": distinguishes centers with the same name. */
    place: text(),
    address: text(),
    phone: text(),
    treatmentTypes: text().array().$type<TreatmentType[]>().notNull().default(sql`'{}'`),
    reason: text(),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    /** The center that it created, changed or duplicates. */
    centerId: uuid(),
    /** The earlier record of the file that it duplicates. */
    originalNumber: integer(),
    // 1.4 moved these three to `center_changes`; 1.5 drops them.
    changes: jsonb().$type<FieldChange[]>(),
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

/** An admin's mapping of an unknown column to a field, which applies to later files. */
export const importMappings = pgTable(
  'import_mappings',
  {
    /** The column's name, folded like all names in the importer. */
    key: text().primaryKey(),
    field: text().notNull(),
    createdAt: createdAt(),
  },
  () => [
    check('import_mappings_length', sql`length(key) between 1 and 100`),
    openToAdmins('import_mappings'),
  ],
)

/** What staff decided about a file's rows, under a name, for later files with the same columns. */
export const namedMappings = pgTable(
  'named_mappings',
  {
    id: id(),
    createdAt: createdAt(),
    name: text().notNull(),
    /** The keys of the file's columns, sorted. */
    columns: text().array().notNull(),
    /** The field for each unknown column, by the column's key. */
    mapping: jsonb().$type<Record<string, string>>().notNull(),
    constants: jsonb().$type<Constant[]>().notNull(),
    skipRules: jsonb().$type<RowRule[]>().notNull(),
    keepRules: jsonb().$type<RowRule[]>().notNull().default([]),
  },
  (t) => [
    unique('named_mappings_name').on(t.name),
    check('named_mappings_name_given', sql`length(btrim(name)) between 1 and 100`),
    openToAdmins('named_mappings'),
  ],
)
