import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { importerRole } from '../roles.ts'
import { createdAt, id, listLiterals } from './columns.ts'
import type { ImportChoices } from './imports.ts'
import { openTo, openToAdmins } from './policies.ts'
import {
  type DifferenceKind,
  type RuleFact,
  ruleFacts,
  sourceKinds,
  sourceSchedules,
} from './source-facts.ts'

/** What staff decided about the rows of an import, for the newer files of its list. */
export type SourceReading = Partial<
  Pick<ImportChoices, 'skipRules' | 'keepRules' | 'constants'>
> & {
  mapping?: Record<string, string>
  /** The keys of the file's columns, sorted, by which its header row is found; null if unknown. */
  headerColumns?: string[] | null
}

/** A list that is read again and again, and compared with the directory. */
export const sources = pgTable(
  'sources',
  {
    id: id(),
    createdAt: createdAt(),
    createdBy: uuid().default(sql`app_user_id()`),
    name: text().notNull(),
    kind: text({ enum: sourceKinds }).notNull(),
    /** Null for an upload. */
    address: text(),
    /** The locator's query parameters. */
    parameters: jsonb().$type<Record<string, string>>().notNull().default({}),
    schedule: text({ enum: sourceSchedules }).notNull().default('off'),
    /** The list's name, which centers say they are listed in. */
    listedIn: text(),
    /** What to do with a record whose name is known at another address, as in an import. */
    sameName: text({ enum: ['skip', 'import'] })
      .notNull()
      .default('skip'),
    /** What to do with new records outside the state, as in an import. */
    outside: text({ enum: ['skip', 'keep'] })
      .notNull()
      .default('skip'),
    /** The field for each unknown column, by the column's key, as in an import. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** How the import was read that the source goes on with; empty for other sources. */
    reading: jsonb().$type<SourceReading>().notNull().default({}),
    /** The source changes these by itself, on centers that nobody verified. */
    rules: text().array().$type<RuleFact[]>().notNull().default(sql`'{}'`),
    /** The members who get an email about a run. */
    mailTo: uuid().array().notNull().default(sql`'{}'`),
    etag: text(),
    lastModified: text(),
    /** SHA-256 of the last file that was compared, in hexadecimal. */
    fileHash: text(),
    /** Failed attempts since the last success. */
    failures: integer().notNull().default(0),
    nextRunAt: timestamp({ withTimezone: true }),
    lastError: text(),
    // 1.4 moved leases and attempts to `leases`; 1.5 drops their columns here.
    leaseUntil: timestamp({ withTimezone: true }),
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('sources_due').on(t.nextRunAt).where(sql`removed_at is null`),
    check('sources_name_given', sql`length(btrim(name)) between 1 and 100`),
    check('sources_kind_known', sql.raw(`kind in ('${sourceKinds.join("','")}')`)),
    check('sources_schedule_known', sql.raw(`schedule in ('${sourceSchedules.join("','")}')`)),
    check('sources_same_name_known', sql`same_name in ('skip','import')`),
    check('sources_outside_known', sql`outside in ('skip','keep')`),
    check(
      'sources_address',
      sql`(address is null) = (kind = 'upload') and length(address) <= 2000`,
    ),
    check('sources_rules_known', sql`rules <@ ${listLiterals(ruleFacts)}`),
    openToAdmins('sources'),
    openTo(importerRole, 'sources'),
  ],
)

/**
 * The states of a run: waiting → fetching → comparing → open → undoing → undone. A run with too
 * many differences is held until a person releases it (open) or drops it (discarded). A file that
 * is the same as before ends as unchanged.
 */
export const sourceRunStates = [
  'waiting',
  'fetching',
  'comparing',
  'open',
  'held',
  'discarded',
  'unchanged',
  'failed',
  'undoing',
  'undone',
] as const
export type SourceRunState = (typeof sourceRunStates)[number]

export type SourceRunCounts = Record<DifferenceKind, number> & {
  /** The centers that the source listed before, which the shares of a held run are of. */
  known: number
  /** The known centers with a change or a conflict, however many facts it concerns. */
  changedCenters: number
  /** Records without a usable center. */
  unreadable: number
  /** Records whose name is known at another address. */
  sameName: number
  /** Records outside the state that were left out. Missing in runs of older versions. */
  outside?: number
  /** Differences that the source's rules accepted. */
  byRule: number
}

/** A record of a source's file, by its number in the file. */
export type LeftOutRecord = { number: number; name: string; address: string | null }

/** One reading of a source. Each batch locks the row and updates it in its own transaction. */
export const sourceRuns = pgTable(
  'source_runs',
  {
    id: id(),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    /** Null for the schedule. */
    startedBy: uuid().default(sql`app_user_id()`),
    state: text({ enum: sourceRunStates }).notNull().default('waiting'),
    /** Why the run is held, in words for staff. */
    heldBecause: text(),
    error: text(),
    fileName: text(),
    /** SHA-256 in hexadecimal. */
    fileHash: text(),
    /** In bytes. */
    fileSize: bigint({ mode: 'number' }),
    /** The list's own date. */
    listedOn: date({ mode: 'string' }),
    rowsDone: integer().notNull().default(0),
    /** Null until the file has been read to its end. */
    rowsTotal: integer(),
    /** Centers are compared in the order of their ids, up to this one so far. */
    comparedTo: uuid(),
    counts: jsonb().$type<SourceRunCounts>(),
    attempts: integer().notNull().default(0),
    /** Records whose name is known at another address; the first of them, `counts` has the number. */
    leftOut: jsonb().$type<LeftOutRecord[]>().notNull().default([]),
  },
  (t) => [
    index('source_runs_newest').on(t.sourceId, t.startedAt.desc().nullsFirst()),
    check('source_runs_state_known', sql.raw(`state in ('${sourceRunStates.join("','")}')`)),
    openToAdmins('source_runs'),
    openTo(importerRole, 'source_runs'),
  ],
)
