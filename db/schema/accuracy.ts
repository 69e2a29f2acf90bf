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
import {
  type CheckedField,
  callResults,
  checkMethods,
  partsOfDay,
  problemKinds,
  reportStatuses,
  type SuggestedChanges,
} from '#app/lib/checked-fields.ts'
import { treatmentCenters } from './centers.ts'
import { createdAt, id } from './columns.ts'
import { profiles } from './members.ts'
import { openToAdmins } from './policies.ts'

/**
 * What a person found when they checked a fact of a center: the evidence for it, and the measure of how right
 * the directory is. It outlives its center, which may be deleted and come back: so it refers to none.
 */
export const fieldChecks = pgTable(
  'field_checks',
  {
    id: id(),
    centerId: uuid().notNull(),
    field: text().$type<CheckedField>().notNull(),
    result: text({ enum: callResults }).notNull(),
    how: text({ enum: checkMethods }).notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null once their account is gone. */
    checkedBy: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    /** Drawn at random from all open listings: only these tell how right the directory is. */
    isDrawn: boolean().notNull().default(false),
    /** What the center was then, for the counts by county and kind of care. */
    county: text(),
    treatmentTypes: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('field_checks_center').on(t.centerId, t.field, t.checkedAt.desc()),
    index('field_checks_phone').on(t.checkedAt).where(sql`field = 'phone' and how = 'called'`),
    check(
      'field_checks_field_known',
      sql`field in ('phone','address','hours','website','care','payment','medicines','languages','status')`,
    ),
    check(
      'field_checks_result_known',
      sql`result in ('right','wrong','no-answer','call-back','closed')`,
    ),
    check('field_checks_how_known', sql`how in ('called','website')`),
    openToAdmins('field_checks'),
  ],
)

/** What somebody says is wrong with a listing. Of the reporter it has a hash that nobody can compute tomorrow. */
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
    /** 'silenced': it came within 30 days after staff dismissed the same. */
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

/** What somebody says a listing should say instead; without a center, a new one. Staff check it before it counts. */
export const suggestions = pgTable(
  'suggestions',
  {
    id: id(),
    centerId: uuid().references(() => treatmentCenters.id, { onDelete: 'cascade' }),
    changes: jsonb().$type<SuggestedChanges>().notNull(),
    source: text({ enum: ['visitor', 'import', 'claim'] }).notNull(),
    note: text(),
    /** As of `problem_reports`; null where an import says it. */
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
    check('suggestions_size', sql`length(changes::text) <= 20000 and length(note) <= 1000`),
    check(
      'suggestions_fields_known',
      sql`changes <> '{}' and changes - array['name','phone','website','street','city','state','postalCode','hoursMonday','hoursTuesday','hoursWednesday','hoursThursday','hoursFriday','hoursSaturday','hoursSunday','description'] = '{}'`,
    ),
    check('suggestions_source_known', sql`source in ('visitor','import','claim')`),
    check('suggestions_status_known', sql`status in ('open','applied','dismissed')`),
    openToAdmins('suggestions'),
  ],
)

/** What a reporter's network address is hashed with: another one each day, deleted the day after. */
export const reportSalts = pgTable('report_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
}).enableRLS()

/**
 * When staff call a center next, and what they should know before they do. A center without a row was never
 * called. How often nobody answered is counted in `field_checks` (the view `unanswered_calls`).
 */
export const callPlans = pgTable(
  'call_plans',
  {
    centerId: uuid()
      .primaryKey()
      .references(() => treatmentCenters.id, { onDelete: 'cascade' }),
    /** Not before this time; null: as its last check falls due. */
    callAt: timestamp({ withTimezone: true }),
    /** The part of the day in which nobody answered last. */
    avoidPart: text({ enum: partsOfDay }),
    /** They told us to call at `callAt`. */
    isPromised: boolean().notNull().default(false),
    /** What staff decided about an unreachable center; it holds until the next call that nobody answers. */
    decision: text({ enum: ['letter', 'keep'] }),
    /** For the next caller; staff only. */
    note: text(),
    /** When its number was changed: earlier calls went to another one. */
    numberSince: timestamp({ withTimezone: true }),
  },
  () => [
    check('call_plans_part_known', sql`avoid_part in ('morning','afternoon')`),
    check('call_plans_decision_known', sql`decision in ('letter','keep')`),
    check('call_plans_note_length', sql`length(note) <= 1000`),
    openToAdmins('call_plans'),
  ],
)

/** Calls: twenty a session, given to one person. */
export const calls = pgTable(
  'calls',
  {
    id: id(),
    sessionId: uuid().notNull(),
    position: smallint().notNull(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The call of a center that is deleted meanwhile is no longer shown. */
    centerId: uuid().notNull(),
    isDrawn: boolean().notNull(),
    createdAt: createdAt(),
    doneAt: timestamp({ withTimezone: true }),
    result: text({ enum: callResults }),
    /** The center and its plan as they were before the call: for Undo. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    uniqueIndex('calls_position').on(t.sessionId, t.position),
    index('calls_user').on(t.userId, t.createdAt.desc()),
    index('calls_waiting').on(t.centerId).where(sql`done_at is null`),
    openToAdmins('calls'),
  ],
)
