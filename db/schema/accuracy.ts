import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { admissionFacts } from '#app/center/admission/admission-facts.ts'
import {
  callResults,
  checkedFields,
  type EvidenceField,
  evidenceMethods,
  partsOfDay,
  problemKinds,
  reportStatuses,
  type SuggestedChanges,
  suggestionSources,
} from '#app/center/fields/checked-fields.ts'
import { treatmentCenters } from './centers.ts'
import { createdAt, id, listLiterals } from './columns.ts'
import { profiles } from './members.ts'
import { openToAdmins } from './policies.ts'

/**
 * The result of checking one field of a center: its evidence, and the basis of the accuracy
 * figures. It has no foreign key because it outlives its center, which can be deleted and restored.
 */
export const fieldChecks = pgTable(
  'field_checks',
  {
    id: id(),
    centerId: uuid().notNull(),
    field: text().$type<EvidenceField>().notNull(),
    result: text({ enum: callResults }).notNull(),
    how: text({ enum: evidenceMethods }).notNull(),
    /**
     * The value that was checked, in the form of `checked_value()`. The database sets it; null if unknown. The check
     * is evidence only while the field has this value.
     */
    value: text(),
    checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null after their account is deleted. */
    checkedBy: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    /** Drawn at random from all open listings: only these count for accuracy. */
    isDrawn: boolean().notNull().default(false),
    /** The center's county at the time, for the counts by county and kind of care. */
    county: text(),
    treatmentTypes: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('field_checks_center').on(t.centerId, t.field, t.checkedAt.desc()),
    index('field_checks_phone').on(t.checkedAt).where(sql`field = 'phone' and how = 'called'`),
    check(
      'field_checks_field_known',
      sql`field = any (${listLiterals([...checkedFields, ...admissionFacts])})`,
    ),
    check(
      'field_checks_result_known',
      sql`result in ('right','wrong','no-answer','call-back','closed')`,
    ),
    check('field_checks_how_known', sql`how in ('called','website','link')`),
    openToAdmins('field_checks'),
  ],
)

/**
 * A reported problem with a listing. The reporter is a hash that cannot be computed again after
 * that day.
 */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: id(),
    centerId: uuid()
      .notNull()
      .references(() => treatmentCenters.id, { onDelete: 'cascade' }),
    kind: text({ enum: problemKinds }).notNull(),
    note: text(),
    reporter: text().notNull(),
    createdAt: createdAt(),
    /** 'silenced': reported within 30 days after staff dismissed the same problem. */
    status: text({ enum: reportStatuses }).notNull().default('open'),
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('problem_reports_once').on(t.centerId, t.kind, t.reporter),
    index('problem_reports_open').on(t.createdAt).where(sql`status = 'open'`),
    check('problem_reports_note_length', sql`length(note) <= 1000`),
    check(
      'problem_reports_kind_known',
      sql`kind in ('wrong-number','closed','moved','insurance','other')`,
    ),
    check(
      'problem_reports_status_known',
      sql`status in ('open','confirmed','dismissed','silenced')`,
    ),
    openToAdmins('problem_reports'),
  ],
)

/**
 * A suggested change to a listing, or without a center a new listing. It takes effect only after
 * staff check it.
 */
export const suggestions = pgTable(
  'suggestions',
  {
    id: id(),
    centerId: uuid().references(() => treatmentCenters.id, { onDelete: 'cascade' }),
    changes: jsonb().$type<SuggestedChanges>().notNull(),
    source: text({ enum: suggestionSources }).notNull(),
    note: text(),
    /** As in `problem_reports`; null for suggestions from an import. */
    reporter: text(),
    createdAt: createdAt(),
    status: text({ enum: ['open', 'applied', 'dismissed'] })
      .notNull()
      .default('open'),
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('suggestions_center').on(t.centerId),
    index('suggestions_open').on(t.createdAt).where(sql`status = 'open'`),
    check('suggestions_given', sql`changes <> '{}' or note is not null`),
    check('suggestions_size', sql`length(changes::text) <= 20000 and length(note) <= 1000`),
    check(
      'suggestions_fields_known',
      sql`changes - array['name','openState','phone','website','street','city','state','postalCode','hoursMonday','hoursTuesday','hoursWednesday','hoursThursday','hoursFriday','hoursSaturday','hoursSunday','specialHours','description'] = '{}'`,
    ),
    check('suggestions_source_known', sql`source in ('visitor','import','claim','center-link')`),
    check('suggestions_status_known', sql`status in ('open','applied','dismissed')`),
    openToAdmins('suggestions'),
  ],
)

/** The salt for hashing reporters' network addresses: a new one each day, deleted the day after. */
export const reportSalts = pgTable('report_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
}).enableRLS()

/**
 * The next call to a center, with notes for the caller. A center without a row was never called.
 * The view `unanswered_calls` counts unanswered calls from `field_checks`.
 */
export const callPlans = pgTable(
  'call_plans',
  {
    centerId: uuid()
      .primaryKey()
      .references(() => treatmentCenters.id, { onDelete: 'cascade' }),
    /** Earliest time of the next call; null if the last check decides it. */
    callAt: timestamp({ withTimezone: true }),
    /** The part of the day of the last unanswered call. */
    avoidPart: text({ enum: partsOfDay }),
    /** The center asked for a call at `callAt`. */
    isPromised: boolean().notNull().default(false),
    /**
     * The staff's decision about an unreachable center; it holds until the next unanswered call.
     */
    decision: text({ enum: ['letter', 'keep'] }),
    /** A note for the next caller; only staff can read it. */
    note: text(),
    /** The time when the number changed: earlier calls went to another number. */
    numberSince: timestamp({ withTimezone: true }),
  },
  () => [
    check('call_plans_part_known', sql`avoid_part in ('morning','afternoon')`),
    check('call_plans_decision_known', sql`decision in ('letter','keep')`),
    check('call_plans_note_length', sql`length(note) <= 1000`),
    openToAdmins('call_plans'),
  ],
)

/** Calls in sessions of twenty, assigned to one person. */
export const calls = pgTable(
  'calls',
  {
    id: id(),
    sessionId: uuid().notNull(),
    position: smallint().notNull(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Calls to a deleted center are not shown, so there is no foreign key. */
    centerId: uuid().notNull(),
    isDrawn: boolean().notNull(),
    createdAt: createdAt(),
    doneAt: timestamp({ withTimezone: true }),
    result: text({ enum: callResults }),
    /** The center and its call plan before the call, for Undo. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    uniqueIndex('calls_position').on(t.sessionId, t.position),
    index('calls_user').on(t.userId, t.createdAt.desc()),
    index('calls_waiting').on(t.centerId).where(sql`done_at is null`),
    openToAdmins('calls'),
  ],
)
